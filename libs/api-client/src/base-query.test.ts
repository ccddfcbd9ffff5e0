import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MOST_REPEATS, REPEATS_WITHIN_MS, countRepeat } from './repeats.ts';
import { type ApiError, api, createStore, readTokens, transport } from './base.ts';
import { hydrateInto } from './hydrate.ts';
import { keeperOf } from './token-keepers.ts';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<{ name: string }, { lang: string }>({ query: (params) => ({ url: '/api/things/', params }) }),
    createThing: build.mutation<unknown, object>({ query: (body) => ({ url: '/things/', method: 'POST', body }) }),
  }),
});

const token = (secondsLeft: number, mark = '') =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsLeft, mark }))}.s`;

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
interface Seen {
  path: string;
  headers: Headers;
  cache: RequestCache;
}

/** The transport's own tests stand on nothing but `fetch`. */
function fakeFetch(handlers: Record<string, Answer | (() => Answer)>) {
  const original = globalThis.fetch;
  const requests: Seen[] = [];
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const path = new URL(request.url).pathname.replace('/api', '');
    requests.push({ path, headers: request.headers, cache: request.cache });
    const handler = handlers[`${request.method} ${path}`] ?? { status: 404 };
    const { status = 200, body = null, headers } = typeof handler === 'function' ? handler() : handler;
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
  };
  return { requests, restore: () => void (globalThis.fetch = original) };
}

let fake: ReturnType<typeof fakeFetch>;
let store: ReturnType<typeof createStore>;
const toLogin = jest.fn<(path: string) => void>();

function open(path: string, handlers: Parameters<typeof fakeFetch>[0]): void {
  window.history.replaceState(null, '', path);
  fake = fakeFetch(handlers);
  store = createStore();
}
const get = () => store.dispatch(injected.endpoints.getThing.initiate({ lang: 'en' }, { forceRefetch: true }));
const signedIn = (access: string) => {
  localStorage.setItem('staff_access', access);
  localStorage.setItem('staff_refresh', 'r1');
  localStorage.setItem('staff_user', JSON.stringify({ email: 'owner@atoll.example', permissions: [] }));
};

beforeEach(() => {
  localStorage.clear();
  toLogin.mockClear();
  transport.retryDelayMs = 0;
  transport.toLogin = toLogin;
});
afterEach(() => fake.restore());

describe('a request', () => {
  it('is tried again three times when the server fails, then gives the catalogue’s error', async () => {
    open('/', { 'GET /things/': { status: 503, body: { detail: 'x', error_id: 'e1' } } });
    const { error } = await get();
    expect(fake.requests).toHaveLength(4);
    expect(error).toMatchObject({ status: 503, messageKey: 'server', errorId: 'e1' });
  });

  it('is never answered by the browser without asking', async () => {
    open('/', { 'GET /things/': { body: { name: 'Malé' } } });
    await get();
    expect(fake.requests.map(({ cache }) => cache)).toEqual(['no-cache']);
  });

  it('is not tried again when the answer is a refusal', async () => {
    open('/', { 'GET /things/': { status: 404, body: { detail: 'no', code: 'not_found' } } });
    expect((await get()).error).toMatchObject({ messageKey: 'not_found', code: 'not_found' });
    expect(fake.requests).toHaveLength(1);
  });

  it('keeps one idempotency key over the retries of a POST', async () => {
    let calls = 0;
    open('/', { 'POST /things/': () => (calls++ < 2 ? { status: 503 } : { status: 201, body: {} }) });
    await store.dispatch(injected.endpoints.createThing.initiate({}));
    const keys = fake.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is sent again when the server says, not sooner', async () => {
    let calls = 0;
    const busy = { status: 503, headers: { 'Retry-After': '1' } };
    open('/', { 'POST /things/': () => (calls++ < 1 ? busy : { status: 201, body: {} }) });
    const started = performance.now();
    await store.dispatch(injected.endpoints.createThing.initiate({}));
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(fake.requests).toHaveLength(2);
  });

  it.each(['GET', 'POST'])('keeps nobody waiting for longer than 5 s: a %s is answered at once', async (method) => {
    open('/', { [`${method} /things/`]: { status: 503, headers: { 'Retry-After': '30' } } });
    const { error } = await (method === 'GET' ? get() : store.dispatch(injected.endpoints.createThing.initiate({})));
    expect(error).toMatchObject({ status: 503 });
    expect(fake.requests).toHaveLength(1);
  });

  it.each([500, 501, 504])(
    'is not sent again when a POST is answered %i: nobody knows what it has done',
    async (status) => {
      open('/', { 'POST /things/': { status } });
      await store.dispatch(injected.endpoints.createThing.initiate({}));
      expect(fake.requests).toHaveLength(1);
    },
  );

  it('keeps the messages of fields', async () => {
    open('/', { 'GET /things/': { status: 400, body: { email: ['Bad'], non_field_errors: ['Worse', 'still'] } } });
    const error = (await get()).error as ApiError;
    expect(error).toMatchObject({ status: 400, messageKey: 'validation' });
    expect(error.fields).toEqual({ email: ['Bad'], non_field_errors: ['Worse', 'still'] });
  });

  it('is not sent in a loop, which is reported once; others go on, and it does after a rest', async () => {
    open('/', { 'GET /things/': { body: { name: 'a' } } });
    const report = jest.spyOn(transport, 'onLoop').mockImplementation(() => undefined);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const read = (lang: string) =>
      store.dispatch(injected.endpoints.getThing.initiate({ lang }, { forceRefetch: true }));
    for (let n = 0; n < MOST_REPEATS; n++) expect((await read('zh')).data).toEqual({ name: 'a' });
    for (let n = 0; n < 100; n++)
      expect((await read('zh')).error).toMatchObject({ status: 429, messageKey: 'throttled', code: 'read_in_a_loop' });
    expect(fake.requests).toHaveLength(MOST_REPEATS);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual(['getThing is read in a loop']);
    expect((await read('ru')).data).toEqual({ name: 'a' });
    clock.mockReturnValue(Date.now() + REPEATS_WITHIN_MS);
    expect((await read('zh')).error).toBeUndefined();
    expect(fake.requests).toHaveLength(MOST_REPEATS + 2);
    clock.mockRestore();
    report.mockRestore();
  });

  it('sends no token from a public page', async () => {
    signedIn(token(3600));
    open('/packages', { 'GET /things/': { body: { name: 'a' } } });
    await get();
    expect(fake.requests[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('a staff session', () => {
  it('refreshes five minutes before the token expires, once for parallel calls', async () => {
    const fresh = token(900, 'fresh');
    signedIn(token(200));
    open('/dashboard/overview', {
      'GET /things/': { body: { name: 'a' } },
      'POST /token/refresh/': { body: { access: fresh, refresh: 'r2' } },
    });
    await Promise.all([get(), get()]);
    expect(fake.requests.filter(({ path }) => path === '/token/refresh/')).toHaveLength(1);
    const things = fake.requests.filter(({ path }) => path === '/things/');
    expect(things.every(({ headers }) => headers.get('Authorization') === `Bearer ${fresh}`)).toBe(true);
    expect(readTokens()?.refresh).toBe('r2');
  });

  it('refreshes and retries after a 401, three times, then leads to the login and back', async () => {
    let n = 0;
    signedIn(token(3600));
    open('/dashboard/bookings?page=2', {
      'GET /things/': { status: 401, body: { detail: 'Authentication required', code: 'not_authenticated' } },
      'POST /token/refresh/': () => ({ body: { access: token(3600, String(n++)), refresh: 'r' } }),
    });
    expect((await get()).error).toMatchObject({ status: 401 });
    expect(fake.requests.filter(({ path }) => path === '/things/')).toHaveLength(4);
    expect(toLogin).toHaveBeenCalledWith('/ttm/login?next=%2Fdashboard%2Fbookings%3Fpage%3D2');
    expect(readTokens()).toBeNull();
  });

  it('ends at once when the refresh token is refused', async () => {
    signedIn(token(100));
    open('/dashboard/overview', { 'POST /token/refresh/': { status: 401, body: {} } });
    expect((await get()).error).toMatchObject({ status: 401 });
    expect(toLogin).toHaveBeenCalledTimes(1);
  });

  it('goes with texts that are edited on the site and with nothing else there, whose end leads nowhere', () => {
    signedIn(token(3600));
    open('/ru/packages', {});
    const tokensOf = (url: string) => keeperOf(url)?.tokens.read()?.access ?? null;
    const { access } = readTokens()!;
    const editing = ['/api/translations/texts/?lang=ru', '/api/translations/ru%3Acatalog%3Atitle/update/'];
    expect(editing.map(tokensOf)).toEqual([access, access]);
    const others = ['/api/translations/?lang=ru', '/api/packages/', '/api/bookings/', '/api/translations/bulk/'];
    expect(others.map(tokensOf)).toEqual([null, null, null, null]);
    keeperOf(editing[0]!)!.end(store);
    expect([readTokens(), toLogin.mock.calls]).toEqual([null, []]);
  });

  it('is kept when the server cannot be asked', async () => {
    signedIn(token(200));
    open('/dashboard/overview', { 'GET /things/': { body: { name: 'a' } }, 'POST /token/refresh/': { status: 503 } });
    expect((await get()).data).toEqual({ name: 'a' });
    expect(readTokens()).not.toBeNull();
  });
});

describe('answers that came with the document', () => {
  it('are used without a request, also beside one whose endpoint is unknown', async () => {
    open('/', {});
    const unknown = { endpoint: 'notYetKnown', arg: {}, data: 1 };
    const known = { endpoint: 'getThing', arg: { lang: 'en' }, data: { name: 'inline' } };
    hydrateInto(store, [known, unknown]);
    const { data } = await store.dispatch(injected.endpoints.getThing.initiate({ lang: 'en' }));
    expect(data).toEqual({ name: 'inline' });
    expect(fake.requests).toHaveLength(0);
  });
});

describe('reads that are counted', () => {
  it('are forgotten when two hundred others came after them, however many there are', () => {
    const fill = () => Array.from({ length: MOST_REPEATS + 1 }, () => countRepeat('busy', 0)).at(-1);
    expect(fill()).toBe('first');
    for (let n = 0; n < 199; n++) countRepeat(`other ${n}`, 0);
    expect(countRepeat('busy', 0)).toBe('refused');
    for (let n = 0; n < 200; n++) countRepeat(`another ${n}`, 0);
    expect(countRepeat('busy', 0)).toBe('sent');
  });
});
