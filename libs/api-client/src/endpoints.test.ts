/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { documentQueries, toApiSearch } from '@atoll/contract/document-queries';
import { api, createStore, transport } from './base.ts';
import { hydrateInto } from './hydrate.ts';
import { bookingsApi } from './endpoints/bookings.gen.ts';
import { homepageApi } from './endpoints/homepage.gen.ts';
import { packagesApi } from './endpoints/packages.gen.ts';
import { resortsApi } from './endpoints/resorts.gen.ts';

type PackagesArg = Parameters<typeof packagesApi.endpoints.listPackages.initiate>[0];
type ResortsArg = Parameters<typeof resortsApi.endpoints.listResorts.initiate>[0];

const address = new URLSearchParams(
  'destination=baa&destination=ari&category=family&meal_plan=AI&transfer_type=ferry&duration=7&duration_min=5&duration_max=9' +
    '&price_min=500&price_max=900&travellers=2&stars_min=4&style=diving&is_featured=true&search=Мале&sort=price_low&page=2',
);
const { home, resort, resorts, package: one, packages } = documentQueries;

type Store = ReturnType<typeof createStore>;
const { getHomepage } = homepageApi.endpoints;
const { getPackage, listPackages } = packagesApi.endpoints;
const { getResort, listResorts } = resortsApi.endpoints;

/** Every first query of a document: its endpoint, its argument, and a page that asks with it. */
const QUERIES = [
  { endpoint: 'getHomepage', arg: home('ru'), ask: (to: Store) => to.dispatch(getHomepage.initiate(home('ru'))) },
  {
    endpoint: 'listPackages',
    arg: packages('ru', address),
    ask: (to: Store) => to.dispatch(listPackages.initiate(packages('ru', address) as PackagesArg)),
  },
  { endpoint: 'getPackage', arg: one('zh', 'a'), ask: (to: Store) => to.dispatch(getPackage.initiate(one('zh', 'a'))) },
  {
    endpoint: 'listResorts',
    arg: resorts('en', address),
    ask: (to: Store) => to.dispatch(listResorts.initiate(resorts('en', address) as ResortsArg)),
  },
  {
    endpoint: 'getResort',
    arg: resort('en', 'a'),
    ask: (to: Store) => to.dispatch(getResort.initiate(resort('en', 'a'))),
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

const parameters = (search: string) => [...new URLSearchParams(search)].toSorted().map(String);

describe('the generated endpoints', () => {
  it.each(QUERIES)('ask $endpoint for what the document asked', async ({ arg, ask }) => {
    await ask(store);
    const { id, ...filters } = arg as { id?: string };
    const { pathname, search } = new URL(requests[0]?.url ?? '');
    expect(parameters(search)).toEqual(parameters(toApiSearch(filters)));
    expect(pathname.endsWith(id ? `/${id}/` : '/')).toBe(true);
    expect(search).not.toContain('undefined');
  });

  it.each(QUERIES)('find the answer of $endpoint that came with the document', async ({ endpoint, arg, ask }) => {
    hydrateInto(store, [{ endpoint, arg, data: { inline: true } }]);
    const { data } = await ask(store);
    expect(data).toEqual({ inline: true });
    expect(requests).toEqual([]);
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
