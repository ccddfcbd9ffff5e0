import type { CustomerDto } from '@atoll/api-client/endpoints/customers.gen';
import { type AppStore, signInCustomer } from '@atoll/api-client/base';

const inAnHour = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }));

export const CUSTOMER: CustomerDto = {
  id: '019aa7c1-0000-7000-8000-0000000000c1',
  user: {
    id: '019aa7c1-0000-7000-8000-0000000000c1',
    email: 'anna@example.com',
    first_name: 'Анна',
    last_name: 'Смирнова',
    email_verified: true,
  },
  phone: null,
  country: null,
  locale: 'en',
  currency: 'USD',
  marketing_opt_in: false,
  created_at: '2026-11-21T08:00:00.000Z',
  version: 3,
};

/** What the API answers to who signs in. */
export const SESSION = { token: `h.${inAnHour}.s`, refresh: 'r1', customer: CUSTOMER };

/** Signs Anna in before the first render. */
export const asCustomer = (store: AppStore): void => signInCustomer(store, SESSION);
