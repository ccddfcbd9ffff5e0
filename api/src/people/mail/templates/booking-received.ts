import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import type { RoomUnit } from '@atoll/contract/price';
import { type Letter, type Template, type Wording, calledName } from '../letter.js';

/** What a booking mail tells. Money as decimal text, days as `YYYY-MM-DD`, `reply_by` as an instant. */
export interface BookingMail {
  id: string;
  reference: string;
  package_name: string;
  check_in: string;
  check_out: string;
  travellers: number;
  /** Of each child at check-in. Letters that an earlier release has queued do not tell it. */
  children_ages?: number[];
  /** How many rooms or villas the total is for; null where the price is not for rooms. */
  rooms?: { unit: RoomUnit; count: number } | null;
  total: string;
  currency: string;
  name: string;
  reply_by: string;
}

export interface BookingReceived extends BookingMail {
  /** The guest's key to the booking. */
  access_token: string;
}

const PARTY: Record<Language, Record<'ages' | RoomUnit, string>> = {
  en: { ages: 'Ages of children', room: 'Rooms', villa: 'Villas' },
  ru: { ages: 'Возраст детей', room: 'Номеров', villa: 'Вилл' },
  zh: { ages: '儿童年龄', room: '房间数', villa: '别墅数' },
};

/** Labels of what was booked. */
export type BookingLabels = [reference: string, trip: string, dates: string, travellers: string, total: string];

/** What was booked, as both the guest and the office read it. */
export const bookingFacts = (
  [reference, trip, days, travellers, total]: BookingLabels,
  p: BookingMail,
  { locale, dates, money }: Wording,
): [label: string, value: string | null][] => {
  const words = PARTY[locale];
  return [
    [reference, p.reference],
    [trip, p.package_name],
    [days, dates(p.check_in, p.check_out)],
    [travellers, String(p.travellers)],
    [words.ages, p.children_ages?.join(', ') ?? null],
    [words[p.rooms?.unit ?? 'room'], p.rooms ? String(p.rooms.count) : null],
    [total, money(p.total, p.currency)],
  ];
};

interface Words {
  subject: string;
  title: string;
  opening: string;
  promise: string;
  labels: BookingLabels;
  open: string;
  note: string;
}

const letter = (words: Words, p: BookingReceived, wording: Wording): Letter => ({
  subject: words.subject,
  title: words.title,
  blocks: [
    words.opening,
    { facts: bookingFacts(words.labels, p, wording) },
    words.promise,
    {
      action: {
        label: words.open,
        url: `${wording.link(paths.bookingConfirmation(p.id))}?access_token=${encodeURIComponent(p.access_token)}`,
      },
    },
    { note: words.note },
  ],
});

/** To the guest: the request has arrived. */
export const bookingReceived: Template<BookingReceived> = {
  en: (p, w) =>
    letter(
      {
        subject: `Your request ${p.reference} has arrived`,
        title: 'We have your request',
        opening: `Hello ${calledName(p.name)},\nthank you for your request. This is what we have noted:`,
        promise: `We check the dates and the transfer and write back by ${w.moment(p.reply_by)}. Nothing is charged before you say yes.`,
        labels: ['Reference', 'Trip', 'Dates', 'Travellers', 'Total'],
        open: 'See your request',
        note: 'The link opens your request without a password, so please keep it to yourself. To change something, just answer this letter.',
      },
      p,
      w,
    ),
  ru: (p, w) =>
    letter(
      {
        subject: `Ваша заявка ${p.reference} получена`,
        title: 'Мы получили вашу заявку',
        opening: `Здравствуйте, ${calledName(p.name)}!\nСпасибо за заявку. Вот что мы записали:`,
        promise: `Мы проверим даты и трансфер и ответим до ${w.moment(p.reply_by)}. Пока вы не дадите согласия, мы ничего не списываем.`,
        labels: ['Номер заявки', 'Тур', 'Даты', 'Путешественников', 'Итого'],
        open: 'Открыть заявку',
        note: 'Ссылка открывает заявку без пароля, поэтому не пересылайте её посторонним. Чтобы что-то изменить, просто ответьте на это письмо.',
      },
      p,
      w,
    ),
  zh: (p, w) =>
    letter(
      {
        subject: `您的预订申请 ${p.reference} 已收到`,
        title: '我们已收到您的申请',
        opening: `${calledName(p.name)}，您好！\n感谢您的申请，我们记录的内容如下：`,
        promise: `我们会核对日期和交通，并在 ${w.moment(p.reply_by)}之前回复。在您确认之前，不会收取任何费用。`,
        labels: ['申请编号', '行程', '日期', '人数', '总价'],
        open: '查看申请',
        note: '此链接无需密码即可打开您的申请，请勿转发他人。如需更改，直接回复本邮件即可。',
      },
      p,
      w,
    ),
};
