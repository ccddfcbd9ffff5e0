import type { Language } from '@atoll/contract/languages';
import { type AppStore, type SessionUser, signIn } from '@atoll/api-client/base';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

export const TEXTS: Partial<Record<Language, object>> = { en, ru };

export const OWNER: SessionUser = {
  id: '019aa7c1-0000-7000-8000-000000000001',
  email: 'owner@atoll.example',
  first_name: 'Aminath',
  last_name: 'Rasheed',
  role: 'owner',
  permissions: [
    'bookings.view',
    'bookings.change',
    'bookings.waive_fee',
    'bookings.override_price',
    'catalogue.view',
    'translations.view',
    'translations.change',
  ],
};

const inAnHour = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }));
export const TOKENS = { access: `h.${inAnHour}.s`, refresh: 'r1', user: OWNER };

/** Signs the owner in before the first render. */
export const asOwner = (store: AppStore): void => signIn(store, TOKENS);

export const BOOKING = {
  id: '019aa7c1-0000-7000-8000-000000000000',
  reference: 'MV-7K3QZ4',
  status: 'requested',
  product: {
    kind: 'package',
    id: 7,
    slug: 'two-islands',
    name: 'Two Islands for Two',
    cover_image: null,
    min_age: null,
  },
  room: null,
  check_in: '2027-02-14',
  check_out: '2027-02-23',
  nights: 9,
  adults: 2,
  children_ages: [7],
  travellers: 3,
  contact: { name: 'Анна Смирнова', email: 'anna@example.com', phone: '+7 (912) 345-67-89' },
  details: { arrival_flight_no: null, departure_flight_no: null, due: '2027-02-07', named_travellers: [] },
  special_requests: 'Поздний рейс',
  price: '3990.00',
  pricing_type: 'per_person',
  occupancy: null,
  units: 3,
  total: '11970.00',
  currency: 'USD',
  display_total: '10294.20',
  display_currency: 'EUR',
  locale: 'ru',
  source: 'form',
  reply_by: '2099-01-05T09:30:00.000Z',
  allowed_actions: ['approve', 'decline', 'cancel'],
  payment_status: 'unpaid',
  due: { kind: 'nothing', amount: '0.00', paid: '0.00', later: '0.00', by: null, last_day: null } as BookingDto['due'],
  deposit_due: '2992.50',
  balance_due_on: '2026-12-31',
  paid: '0.00',
  refunded: '0.00',
  balance: '11970.00',
  refund_due: '0.00',
  money_back: '0.00',
  proof_waiting: false,
  message_waiting_since: null,
  unread_messages: 0,
  expires_at: null,
  extended: false,
  payment_due_at: null,
  change_reply_by: null,
  cancellation: null,
  assigned_to: null,
  price_details: null,
  created_at: '2027-01-04T09:30:00.000Z',
  version: 1,
};

export const page = (...results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
