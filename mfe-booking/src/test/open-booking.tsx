import type { AppStore } from '@atoll/api-client/base';
import type { BookingEventDto } from '@atoll/api-client/endpoints/bookings.gen';
import type { Language } from '@atoll/contract/languages';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import BookingPage from '../booking/booking-page';
import { rememberBooking } from '../shared/booking-access';
import { bookingBody } from '../shared/booking-body';
import { ACCESS_TOKEN, AGENCY, BOOKING_ID, TEXTS, TRIP, VALUES, bookingOf, owing } from './fixtures';

const reader = { language: 'en', currency: 'USD', shown: { total: '7980.00', nights: 9 } } as const;

/** The booking of the tests: two adults, $7,980. */
export const BOOKED = bookingOf(bookingBody({ package: String(TRIP.id) }, VALUES, reader));

/** An answer that nobody may keep, from a server whose clock is `ahead` of this one. */
export const told = (body: unknown, ahead = 0) => ({
  body,
  headers: { date: new Date(Date.now() + ahead).toUTCString(), 'cache-control': 'private, no-store' },
});

/** Something that happened. */
export const happened = (type: string, to: string, part: Partial<BookingEventDto> = {}) =>
  ({
    id: `${type}-${to}`,
    at: '2027-01-04T09:30:00.000Z',
    type,
    from_status: null,
    to_status: to,
    actor_type: 'staff',
    actor: null,
    reason_code: null,
    message: '',
    data: null,
    letter: null,
    ...part,
  }) as BookingEventDto;

/** Nothing was paid yet; a card is taken, and the bank is known. */
export const LEDGER = {
  due: { kind: 'deposit', amount: '2000.00' } as { kind: string; amount: string } | null,
  card: true,
  bank_details: 'Bank of Maldives, account 7730000000000' as string | null,
  payments: [] as object[],
};

interface Opened {
  language?: Language;
  /** What is special about the booking. */
  part?: object;
  events?: BookingEventDto[];
  handlers?: Handlers;
  /** Runs before the first render: signs somebody in. */
  prepare?: (store: AppStore) => void;
}

/** A booking's page, opened by the tab that sent it. */
export function openBooking({ language = 'en', part = {}, events = [], handlers = {}, prepare }: Opened = {}) {
  rememberBooking(BOOKING_ID, { token: ACCESS_TOKEN, reference: BOOKED.reference });
  return renderApp(<BookingPage />, {
    language,
    route: `/booking/confirmation/${BOOKING_ID}`,
    path: '/booking/confirmation/:id',
    texts: { booking: TEXTS[language] },
    handlers: {
      [`GET /bookings/${BOOKING_ID}/`]: { body: { ...owing({ ...BOOKED, ...part }), ...part } },
      [`GET /bookings/${BOOKING_ID}/timeline/`]: { body: events },
      [`GET /bookings/${BOOKING_ID}/payments/`]: { body: LEDGER },
      [`GET /bookings/${BOOKING_ID}/messages/`]: { body: { unread: 0, messages: [] } },
      'GET /homepage/public/': { body: { settings: AGENCY } },
      ...handlers,
    },
    ...(prepare && { prepare }),
  });
}
