import type { Letter, Template, Wording } from '../letter.js';

export interface TripRequestNew {
  id: string;
  reference: string;
  name: string | null;
  email: string;
  phone: string | null;
  description: string;
  /** Days. */
  duration: number | null;
  /** US dollars: `2000-5000`. */
  budget: string | null;
  travellers: number | null;
  guest_locale: string;
  reply_by: string;
}

interface Words {
  subject: string;
  title: string;
  opening: string;
  labels: [
    reference: string,
    name: string,
    email: string,
    phone: string,
    days: string,
    budget: string,
    travellers: string,
    language: string,
  ];
  /** How to answer. */
  answer: string;
}

const text = (value: number | null) => (value === null ? null : String(value));

const letter = (words: Words, p: TripRequestNew, { budget, language }: Wording): Letter => ({
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
        [words.labels[4], text(p.duration)],
        [words.labels[5], p.budget && budget(p.budget)],
        [words.labels[6], text(p.travellers)],
        [words.labels[7], language(p.guest_locale)],
      ],
    },
    { quote: p.description },
    { note: words.answer },
  ],
});

/** To the office: a visitor wants a trip of their own. */
export const tripRequestNew: Template<TripRequestNew> = {
  en: (p, w) =>
    letter(
      {
        subject: `New trip request ${p.reference} from ${p.name ?? p.email}`,
        title: 'A new trip request',
        opening: `Please send a plan by ${w.moment(p.reply_by)}.`,
        labels: ['Reference', 'Name', 'E-mail', 'Phone', 'Days', 'Budget', 'Travellers', 'Answer in'],
        answer: 'Reply to this letter: your answer goes straight to the guest.',
      },
      p,
      w,
    ),
  ru: (p, w) =>
    letter(
      {
        subject: `Новая заявка на поездку ${p.reference} от ${p.name ?? p.email}`,
        title: 'Новая заявка на поездку',
        opening: `Отправьте, пожалуйста, план до ${w.moment(p.reply_by)}.`,
        labels: ['Номер', 'Имя', 'Почта', 'Телефон', 'Дней', 'Бюджет', 'Путешественников', 'Язык ответа'],
        answer: 'Ответьте на это письмо: ответ придёт прямо гостю.',
      },
      p,
      w,
    ),
  zh: (p, w) =>
    letter(
      {
        subject: `来自 ${p.name ?? p.email} 的新行程需求 ${p.reference}`,
        title: '收到新的行程需求',
        opening: `请在 ${w.moment(p.reply_by)}之前发送方案。`,
        labels: ['编号', '姓名', '邮箱', '电话', '天数', '预算', '人数', '回复语言'],
        answer: '直接回复本邮件即可，回复会发送给客人。',
      },
      p,
      w,
    ),
};
