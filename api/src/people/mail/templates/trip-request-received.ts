import { type Letter, type Template, calledName } from '../letter.js';

export interface TripRequestReceived {
  reference: string;
  /** Null when the visitor gave only an address. */
  name: string | null;
  reply_by: string;
}

const letter = (subject: string, title: string, opening: string, note: string): Letter => ({
  subject,
  title,
  blocks: [opening, { note }],
});

/** To the visitor: the wish for a trip has arrived. Their words are not in it: the address may be another person’s. */
export const tripRequestReceived: Template<TripRequestReceived> = {
  en: (p, w) =>
    letter(
      `We are planning your trip (${p.reference})`,
      'We have your trip request',
      `Hello${p.name ? ` ${calledName(p.name)}` : ''},\nthank you. We put a plan with a full price together and send it by ${w.moment(p.reply_by)}.`,
      `Your reference is ${p.reference}. If anything else matters to you, answer this letter.`,
    ),
  ru: (p, w) =>
    letter(
      `Мы готовим вашу поездку (${p.reference})`,
      'Мы получили вашу заявку на поездку',
      `Здравствуйте${p.name ? `, ${calledName(p.name)}` : ''}!\nСпасибо. Мы составим план с полной ценой и пришлём его до ${w.moment(p.reply_by)}.`,
      `Номер заявки — ${p.reference}. Если для вас важно что-то ещё, ответьте на это письмо.`,
    ),
  zh: (p, w) =>
    letter(
      `我们正在为您规划行程（${p.reference}）`,
      '我们已收到您的行程需求',
      `${p.name ? `${calledName(p.name)}，` : ''}您好！\n感谢您的信任。我们会制定方案并给出完整报价，在 ${w.moment(p.reply_by)}之前发给您。`,
      `您的编号是 ${p.reference}。如还有其他想法，请直接回复本邮件。`,
    ),
};
