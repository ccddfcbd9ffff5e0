import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { CustomerDto } from './endpoints/types.gen.ts';
import { type TokenStore, readKey, removeKeys } from './token-store.ts';

/** Browser storage of the customer session (specification §3): what refreshes the token is part of the data. */
const KEYS = { access: 'customer_token', data: 'customer_data' } as const;

/** Where an earlier release kept what refreshes the token. */
const EARLIER_REFRESH = 'customer_refresh';

type Stored = Partial<CustomerDto> & { refresh?: unknown };

/** What is stored of the customer; null where there is nothing, or nothing that can be read. */
function readStored(): Stored | null {
  try {
    const data = JSON.parse(readKey(KEYS.data) ?? 'null') as Stored | null;
    return data !== null && typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}

const store = (data: Stored): void => localStorage.setItem(KEYS.data, JSON.stringify(data));

/** What refreshes the token. One that an earlier release stored moves to where it belongs. */
function readRefresh(): string | null {
  const data = readStored();
  const earlier = readKey(EARLIER_REFRESH);
  if (data && earlier !== null) {
    store({ ...data, refresh: earlier });
    removeKeys([EARLIER_REFRESH]);
    return earlier;
  }
  return typeof data?.refresh === 'string' ? data.refresh : null;
}

export const customerTokens: TokenStore = {
  name: 'customer',
  read() {
    const [access, refresh] = [readKey(KEYS.access), readRefresh()];
    return access && refresh ? { access, refresh } : null;
  },
  write({ access, refresh }) {
    localStorage.setItem(KEYS.access, access);
    store({ ...readStored(), refresh });
    removeKeys([EARLIER_REFRESH]);
  },
  clear: () => removeKeys([...Object.values(KEYS), EARLIER_REFRESH]),
};

const isCustomer = (value: Stored | null): value is CustomerDto & Stored =>
  typeof value?.id === 'string' && typeof value.user?.first_name === 'string' && typeof value.user.email === 'string';

/** The stored customer. Without one of its keys nobody is signed in; data that cannot be read clears them all (specification §4). */
export function readCustomer(): CustomerDto | null {
  if (readKey(KEYS.data) === null || readKey(KEYS.access) === null) return null;
  const tokens = customerTokens.read();
  const stored = readStored();
  if (!isCustomer(stored)) {
    customerTokens.clear();
    return null;
  }
  const { refresh: _, ...customer } = stored;
  return tokens && customer;
}

/** Stores what is known of the customer beside what refreshes the token. */
export function writeCustomer(customer: CustomerDto): void {
  store({ ...customer, refresh: readRefresh() ?? undefined });
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
