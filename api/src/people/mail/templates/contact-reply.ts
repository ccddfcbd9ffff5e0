import type { Letter, Template } from '../letter.js';

export interface ContactReply {
  reference: string;
  name: string;
  /** What the office answers. */
  body: string;
  /** First name of who answers. */
  author: string;
  /** What the visitor wrote. */
  message: string;
  /** Outbox id of the mail before this one in the thread. */
  answers: string | null;
}

const letter = (p: ContactReply, subject: string, title: string, opening: string, earlier: string): Letter => ({
  subject,
  title,
  answers: p.answers,
  blocks: [opening, p.body, p.author, { note: earlier }, { quote: p.message }],
});

/** To the visitor: the office's answer. */
export const contactReply: Template<ContactReply> = {
  en: (p) =>
    letter(
      p,
      `Our answer to your message ${p.reference}`,
      'Our answer',
      `Hello ${p.name},`,
      'Answer this letter to write back. Your message was:',
    ),
  ru: (p) =>
    letter(
      p,
      `Ответ на ваше сообщение ${p.reference}`,
      'Наш ответ',
      `Здравствуйте, ${p.name}!`,
      'Чтобы написать нам снова, ответьте на это письмо. Ваше сообщение:',
    ),
  zh: (p) =>
    letter(
      p,
      `关于您的留言 ${p.reference} 的回复`,
      '我们的回复',
      `${p.name}，您好！`,
      '如需继续沟通，请直接回复本邮件。您的留言：',
    ),
};
