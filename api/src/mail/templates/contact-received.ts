import type { Letter, Template } from '../letter.js';

export interface ContactReceived {
  reference: string;
  name: string;
  message: string;
  reply_by: string;
}

const letter = (p: ContactReceived, subject: string, title: string, opening: string, note: string): Letter => ({
  subject,
  title,
  blocks: [opening, { quote: p.message }, { note }],
});

/** To the visitor: the message has arrived. */
export const contactReceived: Template<ContactReceived> = {
  en: (p, w) =>
    letter(
      p,
      `We have your message (${p.reference})`,
      'Thank you for writing',
      `Hello ${p.name},\nyour message has arrived. Someone who knows the islands reads it and answers by ${w.moment(p.reply_by)}. You wrote:`,
      `Your reference is ${p.reference}. To add something, answer this letter.`,
    ),
  ru: (p, w) =>
    letter(
      p,
      `Мы получили ваше сообщение (${p.reference})`,
      'Спасибо за письмо',
      `Здравствуйте, ${p.name}!\nВаше сообщение пришло. Его прочитает человек, который знает острова, и ответит до ${w.moment(p.reply_by)}. Вы написали:`,
      `Номер обращения — ${p.reference}. Чтобы что-то добавить, ответьте на это письмо.`,
    ),
  zh: (p, w) =>
    letter(
      p,
      `我们已收到您的留言（${p.reference}）`,
      '感谢您的来信',
      `${p.name}，您好！\n您的留言已收到。熟悉群岛的同事会阅读，并在 ${w.moment(p.reply_by)}之前回复。您的留言：`,
      `您的编号是 ${p.reference}。如需补充，请直接回复本邮件。`,
    ),
};
