import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { CustomerDto } from './endpoints/types.gen.ts';
import { readKey, tokenStore } from './token-store.ts';

/** Browser storage of the customer session (specification §3); what refreshes the token stands beside it. */
const KEYS = { access: 'customer_token', refresh: 'customer_refresh', data: 'customer_data' } as const;

export const customerTokens = tokenStore('customer', KEYS, Object.values(KEYS));

const isCustomer = (value: Partial<CustomerDto> | null): value is CustomerDto =>
  typeof value?.id === 'string' && typeof value.user?.first_name === 'string' && typeof value.user.email === 'string';

/** The stored customer. Without one of its keys nobody is signed in; data that cannot be read clears them all (specification §4). */
export function readCustomer(): CustomerDto | null {
  const data = readKey(KEYS.data);
  if (data === null || !customerTokens.read()) return null;
  try {
    const customer = JSON.parse(data) as Partial<CustomerDto> | null;
    if (isCustomer(customer)) return customer;
  } catch {
    // Falls through to a cleared session.
  }
  customerTokens.clear();
  return null;
}

export function writeCustomer(customer: CustomerDto): void {
  localStorage.setItem(KEYS.data, JSON.stringify(customer));
}

export interface CustomerState {
  customer: CustomerDto | null;
  /** Whose session has ended while their page stood open: what was typed there waits for them to sign in again. */
  ended: CustomerDto | null;
}

export const customerSlice = createSlice({
  name: 'customer',
  initialState: (): CustomerState => ({ customer: readCustomer(), ended: null }),
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<CustomerDto>) => ({ customer: payload, ended: null }),
    sessionEnded: ({ customer, ended }) => ({ customer: null, ended: customer ?? ended }),
    signedOut: () => ({ customer: null, ended: null }),
  },
});
