import { addDays, maldivesDay } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import type { BookingBody } from '../shared/booking-body';
import type { BookingValues } from '../shared/booking-values';
import type { Trip } from '../shared/trip';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };

export const TEXTS: Record<Language, typeof en> = {
  en,
  ru: ru as unknown as typeof en,
  zh: zh as unknown as typeof en,
};

export const SLUG = 'honeymoon-two-islands';
export const FIRST_DAY = addDays(maldivesDay(new Date()), 40);

export const TRIP: Trip = {
  id: 7,
  slug: SLUG,
  name: 'Two Islands for Two',
  price: '3990.00',
  original_price: '4390.00',
  pricing_type: 'per_person',
  occupancy: null,
  duration: 10,
  duration_nights: 9,
  destinations: [{ name: 'Ukulhas' }, { name: 'Maafushi' }],
  cover_image: null,
  group_size_min: 1,
  group_size_max: 6,
  min_age: 6,
  transfer: { mode: 'seaplane', minutes: 25 },
  meal_plan: 'HB',
  start_date: null,
  end_date: null,
  cancellation_policy: { code: 'resort_high_60d', label: 'Free until 60 days before' },
};

const room = (code: string, name: string, price: string) => ({
  ...{ code, name, price_per_night: price, max_occupancy: 3, max_adults: 2, max_children: 1 },
});

/** A resort that sells rooms, as an API of before answers it. */
export const REEF = {
  ...{ id: 3, slug: 'reef', name: 'Reef Island', destination: null, cover_image: null },
  transfer: null as object | null,
  price_from_per_night: '620.00',
  price_includes_taxes: true,
  room_types: [room('beach', 'Beach Villa', '620.00'), room('water', 'Water Villa', '980.00')],
  meal_plans: ['BB', 'HB'],
  meal_supplements: [{ meal_plan: 'HB', supplement_per_adult: '45.00', supplement_per_child: null }],
  children_policy: { min_age: null, infant_max: 1, child_max: 11 },
  cancellation_policy: { code: 'flex', label: 'Free' } as object | null,
};

export const VALUES: BookingValues = {
  checkIn: FIRST_DAY,
  stay: null,
  adults: 2,
  childrenAges: [],
  landsAt: '',
  fliesAt: '',
  transfer: null,
  sleeps: { before: false, after: false },
  extras: {},
  name: 'Анна Смирнова',
  email: 'anna@example.com',
  phone: '+7 912 345-67-89',
  requests: 'Поздний рейс',
  terms: true,
};

export const BOOKING_ID = '019aa7c1-0000-7000-8000-000000000000';

/** Far enough for no test to come too late. */
export const REPLY_BY = '2099-01-05T09:30:00.000Z';

const NOTHING_DUE = { kind: 'nothing', amount: '0.00', paid: '0.00', later: '0.00', by: null, last_day: null } as const;

type Owed = Pick<BookingDto, 'paid' | 'balance' | 'deposit_due' | 'balance_due_on'> & { status: string };

/** A booking with what is owed of it, as the server says it: the deposit until it is confirmed, then the balance. */
export function owing<T extends Owed>(booking: T): T {
  const { status, paid, balance, deposit_due: deposit, balance_due_on: day } = booking;
  const isFirst = status === 'on_hold' || status === 'awaiting_payment';
  const amount = isFirst ? deposit : balance;
  const isOwed = (isFirst || status === 'confirmed') && Number(balance) > 0;
  if (!isOwed) return { ...booking, due: { ...NOTHING_DUE, paid } };
  const later = (Number(balance) - Number(amount)).toFixed(2);
  const kind = isFirst ? 'deposit' : 'balance';
  const last_day = isFirst ? null : day;
  const by = last_day && `${last_day}T19:00:00.000Z`;
  return { ...booking, due: { kind, amount, paid, later, by, last_day } };
}

/** The booking that the server makes of a request. */
export function bookingOf(body: BookingBody) {
  const travellers = body.adults + body.children_ages.length;
  return {
    id: BOOKING_ID,
    reference: 'MV-7K3QZ4',
    status: 'requested',
    product: { kind: 'package', id: 7, slug: SLUG, name: TRIP.name, cover_image: null, min_age: null },
    room: null,
    check_in: body.check_in,
    check_out: addDays(body.check_in, TRIP.duration_nights),
    nights: TRIP.duration_nights,
    adults: body.adults,
    children_ages: body.children_ages,
    travellers,
    contact: body.contact,
    details: { arrival_flight_no: null, departure_flight_no: null, due: '2098-12-31', named_travellers: [] },
    special_requests: body.special_requests,
    price: TRIP.price,
    pricing_type: TRIP.pricing_type,
    occupancy: TRIP.occupancy,
    units: travellers,
    total: `${3990 * travellers}.00`,
    currency: 'USD',
    locale: body.locale,
    source: body.source,
    allowed_actions: ['cancel'],
    payment_status: 'unpaid',
    due: { ...NOTHING_DUE } as BookingDto['due'],
    deposit_due: '2000.00',
    balance_due_on: addDays(body.check_in, -30),
    paid: '0.00',
    refunded: '0.00',
    balance: `${3990 * travellers}.00`,
    refund_due: '0.00',
    money_back: '0.00',
    proof_waiting: false,
    message_waiting_since: null,
    unread_messages: 0,
    expires_at: null as string | null,
    extended: false,
    reply_by: REPLY_BY as string | null,
    payment_due_at: null as string | null,
    change_reply_by: null as string | null,
    cancellation: null as object | null,
    assigned_to: null,
    price_details: null,
    arrival_flight_at: null,
    departure_flight_at: null,
    transfer: null,
    transfer_check: null,
    terms_version: '1',
    terms_accepted_at: '2027-01-04T09:30:00.000Z',
    terms_hash: null,
    created_at: '2027-01-04T09:30:00.000Z',
    version: 1,
  };
}

export const ACCESS_TOKEN = 'q0c9Zk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c';

export const AGENCY = {
  whatsapp_number: '9607771234',
  site_title: 'Atoll Travel',
  contact_phone: '+960 777 1234',
  contact_email: 'hello@atoll.example',
};
