import { paths } from '@atoll/contract/paths';
import type { Letter, Template, Wording } from '../letter.js';
import { type BookingLabels, type BookingMail, bookingFacts } from './booking-received.js';

export interface BookingNew extends BookingMail {
  email: string;
  phone: string;
  special_requests: string;
  /** Language in which the guest wants to be answered. */
  guest_locale: string;
}

interface Words {
  subject: string;
  title: string;
  opening: string;
  booking: BookingLabels;
  labels: [guest: string, email: string, phone: string, language: string, wishes: string];
  open: string;
}

const letter = (words: Words, p: BookingNew, wording: Wording): Letter => ({
  subject: words.subject,
  title: words.title,
  replyTo: p.email,
  blocks: [
    words.opening,
    {
      facts: [
        ...bookingFacts(words.booking, p, wording),
        [words.labels[0], p.name],
        [words.labels[1], p.email],
        [words.labels[2], p.phone],
        [words.labels[3], wording.language(p.guest_locale)],
        [words.labels[4], p.special_requests],
      ],
    },
    { action: { label: words.open, url: wording.link(paths.dashboardBooking(p.id)) } },
  ],
});

/** To the office: a booking request to answer. */
export const bookingNew: Template<BookingNew> = {
  en: (p, w) =>
    letter(
      {
        subject: `New booking request ${p.reference}: ${p.package_name}`,
        title: 'A new booking request',
        opening: `The guest expects an answer by ${w.moment(p.reply_by)}.`,
        booking: ['Reference', 'Trip', 'Dates', 'Travellers', 'Total'],
        labels: ['Guest', 'E-mail', 'Phone', 'Answer in', 'Special requests'],
        open: 'Open in the office',
      },
      p,
      w,
    ),
  ru: (p, w) =>
    letter(
      {
        subject: `Новая заявка ${p.reference}: ${p.package_name}`,
        title: 'Новая заявка на бронирование',
        opening: `Гость ждёт ответа до ${w.moment(p.reply_by)}.`,
        booking: ['Номер', 'Тур', 'Даты', 'Путешественников', 'Итого'],
        labels: ['Гость', 'Почта', 'Телефон', 'Язык ответа', 'Пожелания'],
        open: 'Открыть в кабинете',
      },
      p,
      w,
    ),
  zh: (p, w) =>
    letter(
      {
        subject: `新预订申请 ${p.reference}：${p.package_name}`,
        title: '收到新的预订申请',
        opening: `客人希望在 ${w.moment(p.reply_by)}之前得到答复。`,
        booking: ['编号', '行程', '日期', '人数', '总价'],
        labels: ['客人', '邮箱', '电话', '回复语言', '特殊要求'],
        open: '在后台打开',
      },
      p,
      w,
    ),
};
