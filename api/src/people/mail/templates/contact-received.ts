import { type Letter, type Template, calledName } from '../letter.js';

export interface ContactReceived {
  reference: string;
  name: string;
  reply_by: string;
}

const letter = (subject: string, title: string, opening: string, note: string): Letter => ({
  subject,
  title,
  blocks: [opening, { note }],
});

/** To the visitor: the message has arrived. Their words are not in it: the address may be another person’s. */
export const contactReceived: Template<ContactReceived> = {
  en: (p, w) =>
    letter(
      `We have your message (${p.reference})`,
      'Thank you for writing',
      `Hello ${calledName(p.name)},\nyour message has arrived. Someone who knows the islands reads it and answers by ${w.moment(p.reply_by)}.`,
      `Your reference is ${p.reference}. To add something, answer this letter.`,
    ),
  ru: (p, w) =>
    letter(
      `Мы получили ваше сообщение (${p.reference})`,
      'Спасибо за письмо',
      `Здравствуйте, ${calledName(p.name)}!\nВаше сообщение пришло. Его прочитает человек, который знает острова, и ответит до ${w.moment(p.reply_by)}.`,
      `Номер обращения — ${p.reference}. Чтобы что-то добавить, ответьте на это письмо.`,
    ),
  zh: (p, w) =>
    letter(
      `我们已收到您的留言（${p.reference}）`,
      '感谢您的来信',
      `${calledName(p.name)}，您好！\n您的留言已收到。熟悉群岛的同事会阅读，并在 ${w.moment(p.reply_by)}之前回复。`,
      `您的编号是 ${p.reference}。如需补充，请直接回复本邮件。`,
    ),
};
