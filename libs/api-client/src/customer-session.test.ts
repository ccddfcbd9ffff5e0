import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeApi, type Handlers, fakeApi } from '@atoll/testing/fake-api';
import { type AppStore, createStore, signInCustomer, signOutCustomer, transport } from './base.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { bookingsApi } from './endpoints/bookings.gen.ts';
import { customersApi } from './endpoints/customers.gen.ts';
import { type CreateReviewDto, reviewsApi } from './endpoints/reviews.gen.ts';

const token = (secondsLeft: number, mark = '') =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsLeft, mark }))}.s`;
const CUSTOMER = { id: 'c1', user: { id: 'c1', email: 'anna@example.com', first_name: 'Anna' } };
const store = (items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
};
const SIGNED_IN = {
  customer_token: token(800),
  customer_data: JSON.stringify({ ...CUSTOMER, refresh: 'r1' }),
};
const KEYS = Object.keys(SIGNED_IN);
const refreshKept = () => (JSON.parse(localStorage.getItem('customer_data') ?? '{}') as { refresh?: string }).refresh;
const kept = () => KEYS.filter((key) => localStorage.getItem(key) !== null);
const REFUSED = { status: 401, body: { detail: 'Expired', code: 'token_not_valid' } };

let api: FakeApi;
let page: AppStore;
const open = (handlers: Handlers = {}) => {
  window.history.replaceState(null, '', '/customer/dashboard');
  api = fakeApi(handlers);
  page = createStore();
};
const state = () => page.getState().customer;
const read = () => page.dispatch(customersApi.endpoints.getCustomer.initiate(undefined, { forceRefetch: true }));
const readBooking = () =>
  page.dispatch(bookingsApi.endpoints.getBooking.initiate({ id: 'b1' }, { forceRefetch: true }));
const sent = () => api.requests.map(({ path, headers }) => [path, headers.get('Authorization')]);

beforeEach(() => {
  localStorage.clear();
  transport.retryDelayMs = 0;
});
afterEach(() => api.restore());

describe('another tab', () => {
  const BORIS = { id: 'c2', user: { id: 'c2', email: 'boris@example.com', first_name: 'Boris' } };
  const STAFF = { id: 'u1', email: 'aminath@example.com', permissions: [] };
  /** What a tab hears of what another one has stored. */
  const hear = async (...keys: (string | null)[]) => {
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
    await new Promise((done) => setTimeout(done, 150));
  };
  const watched = (stored: Record<string, string>) => {
    store(stored);
    open({ 'GET /customers/me/': { body: { id: 'c1' } } });
    watchOtherTabs(page);
  };

  it('that signs somebody else in makes this one theirs, and forgets what it had read', async () => {
    watched(SIGNED_IN);
    await read();
    store({ customer_data: JSON.stringify({ refresh: 'r2' }) });
    window.dispatchEvent(new StorageEvent('storage', { key: 'customer_data' }));
    store({ customer_token: token(800, '2'), customer_data: JSON.stringify({ ...BORIS, refresh: 'r2' }) });
    await hear('customer_token', 'customer_data');
    expect(state()).toEqual({ customer: BORIS, ended: null });
    expect(page.getState().api.queries).toEqual({});
    expect(refreshKept()).toBe('r2');
  });

  it('that signs out ends the session here too', async () => {
    watched({ ...SIGNED_IN, staff_access: 'a', staff_refresh: 'r', staff_user: JSON.stringify(STAFF) });
    expect(page.getState().session.user).toEqual(STAFF);
    localStorage.clear();
    await hear(null);
    expect(state().customer).toBeNull();
    expect(page.getState().session.user).toBeNull();
  });

  it('that renews its token or keeps something else changes nothing here', async () => {
    watched(SIGNED_IN);
    await read();
    store({ customer_token: token(900) });
    await hear('customer_token');
    localStorage.clear();
    await hear('atoll_saved');
    expect(state().customer).toEqual(CUSTOMER);
    expect(Object.keys(page.getState().api.queries)).toHaveLength(1);
  });
});

describe('a review', () => {
  it('is sent as the customer who is signed in, while everybody reads the same ones', async () => {
    store(SIGNED_IN);
    open({ 'GET /reviews/': { body: {} }, 'POST /reviews/': { status: 201, body: {} } });
    await page.dispatch(reviewsApi.endpoints.listReviews.initiate({}));
    await page.dispatch(reviewsApi.endpoints.createReview.initiate({ createReviewDto: {} as CreateReviewDto }));
    expect(api.requests.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([
      ['GET', null],
      ['POST', `Bearer ${SIGNED_IN.customer_token}`],
    ]);
  });

  it('is sent by who has no account too', async () => {
    open({ 'POST /reviews/': { status: 201, body: {} } });
    await page.dispatch(reviewsApi.endpoints.createReview.initiate({ createReviewDto: {} as CreateReviewDto }));
    expect(sent()).toEqual([['/reviews/', null]]);
  });
});

describe('the session of a customer', () => {
  it('is there from the start where the browser keeps it', () => {
    store(SIGNED_IN);
    open();
    expect(state().customer?.user.first_name).toBe('Anna');
  });

  it.each(['{', 'null', '[]', '{"id":"c1"}', '{"id":"c1","user":{"first_name":3}}'])(
    'is ended by data that nobody can read: %s',
    (data) => {
      store({ ...SIGNED_IN, customer_data: data, staff_access: 's' });
      open();
      expect([state().customer, kept(), localStorage.getItem('staff_access')]).toEqual([null, [], 's']);
    },
  );

  it('that an earlier release stored under three keys goes on under two', () => {
    store({ ...SIGNED_IN, customer_data: JSON.stringify(CUSTOMER), customer_refresh: 'r0' });
    open();
    expect(state().customer).toEqual(CUSTOMER);
    expect([refreshKept(), localStorage.getItem('customer_refresh')]).toEqual(['r0', null]);
  });

  it('is none without what refreshes it', () => {
    store({ ...SIGNED_IN, customer_data: JSON.stringify(CUSTOMER) });
    open();
    expect(state().customer).toBeNull();
  });

  it.each(KEYS)('is none without %s', (key) => {
    store(SIGNED_IN);
    localStorage.removeItem(key);
    open();
    expect(state().customer).toBeNull();
  });

  it('goes with what is the customer’s, and with nothing that others may keep', async () => {
    store(SIGNED_IN);
    open({ 'GET /customers/me/': { body: CUSTOMER }, 'GET /bookings/b1/': { body: {} } });
    await read();
    await readBooking();
    await page.dispatch(
      customersApi.endpoints.loginCustomer.initiate({ loginCustomerDto: { email: '', password: '' } }),
    );
    const bearer = `Bearer ${SIGNED_IN.customer_token}`;
    expect(sent()).toEqual([
      ['/customers/me/', bearer],
      ['/bookings/b1/', bearer],
      ['/customers/login/', null],
    ]);
  });

  it('is refreshed before it ends', async () => {
    store({ ...SIGNED_IN, customer_token: token(60) });
    const next = token(900, 'next');
    open({
      'POST /token/refresh/': { body: { access: next, refresh: 'r2' } },
      'GET /customers/me/': { body: CUSTOMER },
    });
    await read();
    expect([localStorage.getItem('customer_token'), refreshKept()]).toEqual([next, 'r2']);
    expect(sent().at(-1)).toEqual(['/customers/me/', `Bearer ${next}`]);
  });

  it('ends where the server says so, and the page knows whose it was', async () => {
    store(SIGNED_IN);
    open({ 'POST /token/refresh/': REFUSED, 'GET /customers/me/': REFUSED });
    const { error } = await read();
    expect([error, kept(), state().customer, state().ended?.id]).toMatchObject([{ status: 401 }, [], null, 'c1']);
  });

  it('that has ended takes nothing from calls that need none', async () => {
    store(SIGNED_IN);
    const handler: Handlers[string] = ({ headers }) =>
      headers.has('Authorization') ? REFUSED : { body: { id: 'b1' } };
    open({ 'POST /token/refresh/': REFUSED, 'GET /bookings/b1/': handler });
    const { data } = await readBooking();
    expect([data, state().ended?.id]).toEqual([{ id: 'b1' }, 'c1']);
  });

  it('keeps what was read for who comes back, and for nobody else', async () => {
    store(SIGNED_IN);
    open({ 'POST /token/refresh/': REFUSED, 'GET /customers/me/': { body: CUSTOMER } });
    await read();
    const known = () => Object.keys(page.getState().api.queries).length;
    page.dispatch({ type: 'customer/sessionEnded' });
    const answer = { token: token(800), refresh: 'r3', customer: CUSTOMER as never };
    signInCustomer(page, answer);
    expect([known(), state().customer?.id, state().ended]).toEqual([1, 'c1', null]);
    page.dispatch({ type: 'customer/sessionEnded' });
    signInCustomer(page, { ...answer, customer: { ...CUSTOMER, id: 'c2' } as never });
    expect([known(), state().customer?.id]).toEqual([0, 'c2']);
    signOutCustomer(page);
    expect([kept(), state().customer]).toEqual([[], null]);
  });
});
