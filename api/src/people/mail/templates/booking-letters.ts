import { paths } from '@atoll/contract/paths';
import type { RoomUnit } from '@atoll/contract/price';
import type { Fact, Template, Wording } from '../letter.js';

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
  /** Landing and take-off as they stand on the tickets, `YYYY-MM-DDTHH:MM` in the Maldives. */
  arrival_flight_at?: string | null;
  departure_flight_at?: string | null;
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

export interface BookingNew extends BookingMail {
  email: string;
  phone: string;
  special_requests: string;
  /** Language in which the guest wants to be answered. */
  guest_locale: string;
}

/** `14 February 2027, 17:05` */
const ticketTime = (at: string | null | undefined, dates: Wording['dates']): string | null =>
  at ? `${dates(at.slice(0, 10), at.slice(0, 10))}, ${at.slice(11)}` : null;

/** What was booked, as both the guest and the office read it. */
const bookingFacts = (p: BookingMail, { say, dates, money }: Wording): Fact[] => [
  [say('labels.reference'), p.reference],
  [say('labels.trip'), p.package_name],
  [say('labels.dates'), dates(p.check_in, p.check_out)],
  [say('labels.travellers'), String(p.travellers)],
  [say('labels.ages'), p.children_ages?.join(', ') ?? null],
  [say(p.rooms?.unit === 'villa' ? 'labels.villa' : 'labels.room'), p.rooms ? String(p.rooms.count) : null],
  [say('labels.landing'), ticketTime(p.arrival_flight_at, dates)],
  [say('labels.flight_home'), ticketTime(p.departure_flight_at, dates)],
  [say('labels.total'), money(p.total, p.currency)],
];

/** To the guest: the request has arrived. */
export const bookingReceived: Template<BookingReceived> = (p, wording) => {
  const { say, link, moment } = wording;
  const page = `${link(paths.bookingConfirmation(p.id))}?access_token=${encodeURIComponent(p.access_token)}`;
  return {
    subject: say('subject'),
    title: say('title'),
    blocks: [
      say('opening'),
      { facts: bookingFacts(p, wording) },
      say('promise', { reply_by: moment(p.reply_by) }),
      { action: { label: say('action'), url: page } },
      { note: say('note') },
    ],
  };
};

/** To the office: a booking request to answer. */
export const bookingNew: Template<BookingNew> = (p, wording) => {
  const { say, link, moment, language } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    replyTo: p.email,
    blocks: [
      say('opening', { reply_by: moment(p.reply_by) }),
      {
        facts: [
          ...bookingFacts(p, wording),
          [say('labels.guest'), p.name],
          [say('labels.email'), p.email],
          [say('labels.phone'), p.phone],
          [say('labels.language'), language(p.guest_locale)],
          [say('labels.wishes'), p.special_requests],
        ],
      },
      { action: { label: say('action'), url: link(paths.dashboardBooking(p.id)) } },
    ],
  };
};
