import type { Letter, Template, Wording } from '../letter.js';

export interface ContactNew {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  guest_locale: string;
  reply_by: string;
}

interface Words {
  subject: string;
  title: string;
  opening: string;
  labels: [reference: string, name: string, email: string, phone: string, subject: string, language: string];
  /** How to answer. */
  answer: string;
}

const letter = (words: Words, p: ContactNew, wording: Wording): Letter => ({
  subject: words.subject,
  title: words.title,
  replyTo: p.email,
  blocks: [
    words.opening,
    {
      facts: [
        [words.labels[0], p.reference],
        [words.labels[1], p.name],
        [words.labels[2], p.email],
        [words.labels[3], p.phone],
        [words.labels[4], p.subject],
        [words.labels[5], wording.language(p.guest_locale)],
      ],
    },
    { quote: p.message },
    { note: words.answer },
  ],
});

/** To the office: a visitor has written. */
export const contactNew: Template<ContactNew> = {
  en: (p, w) =>
    letter(
      {
        subject: `New message ${p.reference} from ${p.name}`,
        title: 'A new message',
        opening: `Please answer by ${w.moment(p.reply_by)}.`,
        labels: ['Reference', 'Name', 'E-mail', 'Phone', 'Subject', 'Answer in'],
        answer: 'Reply to this letter: your answer goes straight to the guest.',
      },
      p,
      w,
    ),
  ru: (p, w) =>
    letter(
      {
        subject: `Новое сообщение ${p.reference} от ${p.name}`,
        title: 'Новое сообщение',
        opening: `Ответьте, пожалуйста, до ${w.moment(p.reply_by)}.`,
        labels: ['Номер', 'Имя', 'Почта', 'Телефон', 'Тема', 'Язык ответа'],
        answer: 'Ответьте на это письмо: ответ придёт прямо гостю.',
      },
      p,
      w,
    ),
  zh: (p, w) =>
    letter(
      {
        subject: `来自 ${p.name} 的新留言 ${p.reference}`,
        title: '收到新的留言',
        opening: `请在 ${w.moment(p.reply_by)}之前回复。`,
        labels: ['编号', '姓名', '邮箱', '电话', '主题', '回复语言'],
        answer: '直接回复本邮件即可，回复会发送给客人。',
      },
      p,
      w,
    ),
};
