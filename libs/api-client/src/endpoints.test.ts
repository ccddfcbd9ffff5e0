/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api, createStore, readAddress, transport } from './base.ts';
import { hydrateInto } from './hydrate.ts';
import { bookingsApi } from './endpoints/bookings.gen.ts';
import { homepageApi } from './endpoints/homepage.gen.ts';
import { packagesApi } from './endpoints/packages.gen.ts';
import { resortsApi } from './endpoints/resorts.gen.ts';

type Store = ReturnType<typeof createStore>;
const { getHomepage } = homepageApi.endpoints;
const { getPackage, listPackages } = packagesApi.endpoints;
const { getResort, listResorts } = resortsApi.endpoints;

const FILTERS = {
  lang: 'ru',
  destination: ['baa', 'ari'],
  transferType: 'ferry',
  priceMin: 500,
  priceMax: 900,
  isFeatured: true,
  search: 'Мале & co',
  page: 2,
} as const;
type PackagesArg = Parameters<typeof listPackages.initiate>[0];
const packages = { ...FILTERS, category: 'family', mealPlan: 'AI', durationMin: 5 } as unknown as PackagesArg;
const resorts = { ...FILTERS, starsMin: 4, style: 'diving' } as unknown as Parameters<typeof listResorts.initiate>[0];

/** First queries of pages: endpoint, argument, and a page that asks with it. */
const QUERIES = [
  {
    endpoint: 'getHomepage',
    arg: { lang: 'ru' },
    ask: (to: Store) => to.dispatch(getHomepage.initiate({ lang: 'ru' })),
  },
  { endpoint: 'listPackages', arg: packages, ask: (to: Store) => to.dispatch(listPackages.initiate(packages)) },
  {
    endpoint: 'getPackage',
    arg: { lang: 'zh', id: 'a/b' },
    ask: (to: Store) => to.dispatch(getPackage.initiate({ lang: 'zh', id: 'a/b' })),
  },
  { endpoint: 'listResorts', arg: resorts, ask: (to: Store) => to.dispatch(listResorts.initiate(resorts)) },
  {
    endpoint: 'getResort',
    arg: { lang: 'en', id: 'a' },
    ask: (to: Store) => to.dispatch(getResort.initiate({ lang: 'en', id: 'a' })),
  },
];

const original = globalThis.fetch;
let requests: Request[];
let store: Store;
beforeEach(() => {
  requests = [];
  transport.retryDelayMs = 0;
  store = createStore();
  globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return Response.json({ fetched: true });
  };
});
afterEach(() => void (globalThis.fetch = original));

describe('the generated endpoints', () => {
  it.each(QUERIES)('ask $endpoint at the address that the server reads for it', async ({ endpoint, arg, ask }) => {
    await ask(store);
    const { pathname, search } = new URL(requests[0]?.url ?? '');
    expect(readAddress(endpoint, arg)).toBe(pathname + search);
    expect(search).not.toContain('undefined');
  });

  it('have addresses only for reads', () => {
    expect(() => readAddress('createBooking', { createBookingDto: {} })).toThrow('createBooking is no read of the API');
    expect(() => readAddress('constructor', {})).toThrow(TypeError);
  });

  it.each(QUERIES)('find the answer of $endpoint that came with the document', async ({ endpoint, arg, ask }) => {
    hydrateInto(store, [{ endpoint, arg, data: { inline: true } }]);
    const { data } = await ask(store);
    expect(data).toEqual({ inline: true });
    expect(requests).toEqual([]);
  });

  it('find what came with the document before them, and ask again once it has been changed', async () => {
    hydrateInto(store, [{ endpoint: 'listTides', arg: { at: 'male' }, data: { inline: true } }]);
    const state = store.getState();
    const { endpoints } = api.injectEndpoints({
      endpoints: (build) => ({
        listTides: build.query<unknown, { at: string }>({ query: () => '/api/tides/', providesTags: ['health'] }),
      }),
    });
    const ask = endpoints.listTides.initiate({ at: 'male' });
    expect(endpoints.listTides.select({ at: 'male' })(state).data).toEqual({ inline: true });
    expect((await store.dispatch(ask)).data).toEqual({ inline: true });
    expect(requests).toEqual([]);
    store.dispatch(api.util.invalidateTags(['health']));
    await store.dispatch(ask);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/tides/']);
  });

  it('repeat the name for each value of a list', async () => {
    await store.dispatch(packagesApi.endpoints.listPackages.initiate({ destination: ['baa', 'ari'], pageSize: 5 }));
    expect(new URL(requests[0]?.url ?? '').search).toBe('?page_size=5&destination=baa&destination=ari');
  });

  it('send the idempotency key they are given', async () => {
    const arg = { 'Idempotency-Key': 'one-key', createBookingDto: {} as never };
    await store.dispatch(bookingsApi.endpoints.createBooking.initiate(arg));
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('one-key');
  });

  it('ask again for what a write has changed, and not for what a POST has only read', async () => {
    const { getBooking, createBooking, quoteBooking } = bookingsApi.endpoints;
    store.dispatch(getBooking.initiate({ id: 'a' }));
    const reads = () => requests.filter(({ method }) => method === 'GET').length;
    await store.dispatch(quoteBooking.initiate({ quoteRequestDto: {} as never }));
    await Promise.resolve();
    expect(reads()).toBe(1);
    await store.dispatch(createBooking.initiate({ 'Idempotency-Key': 'one-key', createBookingDto: {} as never }));
    await Promise.resolve();
    expect(reads()).toBe(2);
  });

  it('ask as the bundle does that knows more of the API, whether it came first or later', async () => {
    type Arg = { at: string; moon?: string };
    const bring = (query: (arg: Arg) => object) => {
      const injected = api.injectEndpoints({
        endpoints: (build) => ({ listMoons: build.query<unknown, Arg>({ query: query as never }) }),
      });
      return injected.endpoints.listMoons;
    };
    const older = ({ at }: Arg) => ({ url: '/api/moons/', params: { at } });
    const newer = ({ at, moon }: Arg) => ({ url: '/api/moons/', params: { at, moon } });
    const first = bring(older);
    expect(bring(newer)).toBe(first);
    bring(older);
    await store.dispatch(first.initiate({ at: 'male', moon: 'new' }));
    expect(new URL(requests[0]?.url ?? '').search).toBe('?at=male&moon=new');
    expect(readAddress('listMoons', { at: 'male', moon: 'new' })).toBe('/api/moons/?at=male&moon=new');
  });

  it('may take nothing but a word, and come with a second bundle', async () => {
    const bring = (query: (at: string) => string) =>
      api.injectEndpoints({ endpoints: (build) => ({ getWaves: build.query<unknown, string>({ query }) }) });
    bring((at) => `/api/waves/${at}/`);
    await store.dispatch(bring((at) => `/api/swell/${at}/`).endpoints.getWaves.initiate('male'));
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/waves/male/']);
  });

  it('may come with a second bundle: the first definition stays, and nothing is said', () => {
    const environment = process.env['NODE_ENV'];
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = packagesApi.endpoints.getPackage;
    try {
      process.env['NODE_ENV'] = 'development';
      const again = api.enhanceEndpoints({ addTagTypes: ['packages'] }).injectEndpoints({
        endpoints: (build) => ({ getPackage: build.query<unknown, { id: string }>({ query: () => '/elsewhere/' }) }),
        overrideExisting: false,
      });
      expect(again.endpoints.getPackage).toBe(first);
      expect(again.useGetPackageQuery).toBe(packagesApi.useGetPackageQuery);
      expect(complain).not.toHaveBeenCalled();
    } finally {
      process.env['NODE_ENV'] = environment;
      complain.mockRestore();
    }
  });
});
