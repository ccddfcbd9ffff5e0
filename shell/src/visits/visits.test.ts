import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { createStore, transport } from '@atoll/api-client/base';
import type { App } from '../app-context';
import type { Router } from '../routes/routes';
import { isCounted } from './is-counted';
import { countVisits, sourceOf } from './visits';

const route = (id: string, path: string) => ({ id, path, page: id, access: 'public' as const });
const SET = {
  remotes: [
    {
      name: 'mfe-catalog',
      candidates: [
        {
          declaration: {
            ...{ name: 'mfe-catalog', namespace: 'catalog', nav: [] },
            routes: [
              route('catalog.packages', '/packages'),
              route('catalog.package', '/packages/:slug'),
              route('booking.confirmation', '/booking/confirmation/:id'),
              route('booking.lookup', '/booking/lookup'),
              route('booking.form', '/booking/:slug'),
              route('catalog.home', '/'),
            ],
          },
        },
      ],
    },
  ],
} as unknown as App['set'];

let beacons: { language: string; source?: string; events: object[] }[];
const quiet = { ...transport };
let language: string;
let router: Router;

const begin = (at: string, queries: object[] = []) => {
  router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] }) as Router;
  countVisits({ set: SET, state: { queries } as never }, router);
};
const leave = () => window.dispatchEvent(new Event('pagehide'));
const events = () => beacons.flatMap((beacon) => beacon.events);

let added: [EventTarget, jest.Spied<typeof document.addEventListener>][];

beforeEach(() => {
  added = [document, window].map((target) => [target, jest.spyOn(target as Document, 'addEventListener')]);
  beacons = [];
  language = 'en';
  transport.language = () => language;
  const sendBeacon = (_url: string, body: { text: string }) => beacons.push(JSON.parse(body.text)) > 0;
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(globalThis, 'Blob').mockImplementation(((parts: string[]) => ({ text: parts[0] })) as never);
});
afterEach(() => {
  // What one test listens to is not the next one's.
  for (const [target, spy] of added)
    for (const [event, hear] of spy.mock.calls) target.removeEventListener(event, hear);
  Object.assign(transport, quiet);
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('what somebody does', () => {
  it('is the pages they open, with what those show, and how they get there', async () => {
    begin('/packages');
    await router.navigate('/packages/manta-week');
    leave();
    expect(beacons).toEqual([
      {
        language: 'en',
        events: [
          { event: 'view', page: 'packages' },
          { event: 'view', page: 'package', subject: 'manta-week' },
          { event: 'open', page: 'package', subject: 'manta-week' },
        ],
      },
    ]);
  });

  it('is said in the language in which it was done; turning to another is nothing done', async () => {
    begin('/packages');
    language = 'ru';
    await router.navigate('/ru/packages');
    await router.navigate('/ru/packages?category=diving');
    leave();
    expect(beacons).toEqual([
      { language: 'en', events: [{ event: 'view', page: 'packages' }] },
      { language: 'ru', events: [{ event: 'filter', page: 'packages' }] },
    ]);
  });

  it('never says of which booking a page is', async () => {
    begin('/booking/confirmation/0198c0de-0000-7000-8000-000000000000');
    leave();
    expect(events()).toEqual([{ event: 'view', page: 'confirmation' }]);
  });

  it('is how they look for something: by words, by what a list can be narrowed to, in vain', async () => {
    begin('/packages');
    await router.navigate('/packages?search=whale');
    await router.navigate('/packages?category=diving&search=whale');
    await router.navigate('/packages?search=whale&category=diving&page=2&sort=price&view=map&only=differences');
    transport.onAnswer('listPackages', { search: 'whale' }, { count: 0 });
    transport.onAnswer('listPackages', { search: 'whale', month: 3 }, { count: 0 });
    transport.onAnswer('listPackages', { search: 'shark', page_size: 1 }, { count: 0 });
    transport.onAnswer('listPackages', { search: 'reef' }, { count: 3 });
    transport.onAnswer('listPackages', { category: 'diving' }, { count: 0 });
    leave();
    expect(events().slice(1)).toEqual([
      { event: 'search', page: 'packages' },
      { event: 'filter', page: 'packages' },
      { event: 'nothing_found', page: 'packages', subject: 'whale' },
    ]);
  });

  it('is told by the answers that came with the document too', () => {
    begin('/packages', [{ endpoint: 'listPackages', arg: { search: 'igloo' }, data: { count: 0 } }]);
    leave();
    expect(events()).toContainEqual({ event: 'nothing_found', page: 'packages', subject: 'igloo' });
  });

  it.each([
    ['quoteBooking', ['availability']],
    ['listAvailability', ['availability']],
    ['createBookingIntent', ['whatsapp']],
    ['createBooking', ['sent', 'sent']],
    ['createTripRequest', ['sent', 'sent']],
    ['contactAgency', ['sent', 'sent']],
    ['subscribeToNewsletter', ['sent', 'sent']],
    ['getBooking', []],
  ])('is what the API answers to %s: once on a page, and each form that was sent', (endpoint, counted) => {
    begin('/packages/manta-week');
    for (let n = 0; n < 2; n++) transport.onAnswer(endpoint, undefined, {});
    leave();
    const here = { page: 'package', subject: 'manta-week' };
    expect(events().slice(1)).toEqual(counted.map((event) => ({ event, ...here })));
  });

  it.each([
    ['/booking/manta-week', '<input>', ['whatsapp', 'form']],
    ['/', '<input type="email">', ['whatsapp', 'form']],
    ['/', '<input type="search">', ['whatsapp']],
    ['/booking/lookup', '<input type="email">', ['whatsapp']],
  ])('is a chat and a form that somebody reads, at %s with %s', (at, field, counted) => {
    document.body.innerHTML = `<main><a href="https://wa.me/9601">Chat</a><form>${field}</form></main>`;
    begin(at);
    for (let n = 0; n < 2; n++) {
      document.querySelector('a')!.click();
      document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
    }
    leave();
    expect((events() as { event: string }[]).map(({ event }) => event)).toEqual(['view', ...counted]);
  });

  it('is sent when the page is left and after twenty events, and never twice', async () => {
    begin('/packages');
    for (let n = 0; n < 25; n++) await router.navigate(`/packages?month=${n}`);
    leave();
    leave();
    expect(beacons.map((beacon) => beacon.events.length)).toEqual([20, 6]);
  });
});

describe('a visit', () => {
  const from = (search: string, referrer: string) => sourceOf({ search, host: 'atoll.example' }, referrer);

  it('comes from what its link says, else from the page before, and from nowhere within the site', () => {
    expect(from('?utm_source=Instagram', 'https://t.co/x')).toBe('instagram');
    expect(from('?utm_source=a%20b', 'https://www.google.com/search?q=me')).toBe('google.com');
    expect(from('', 'https://atoll.example/packages')).toBeUndefined();
    expect(from('', '')).toBeUndefined();
  });

  it('is counted of the public site, not of who works here or does not want to be followed', () => {
    const store = createStore();
    const willing = { doNotTrack: null };
    expect(isCounted('/ru/packages', willing, store)).toBe(true);
    expect(isCounted('/dashboard/overview', willing, store)).toBe(false);
    expect(isCounted('/', { doNotTrack: '1' }, store)).toBe(false);
    expect(isCounted('/', { ...willing, globalPrivacyControl: true }, store)).toBe(false);
    const user = { id: '1', email: 'a@b.c', first_name: 'A', last_name: 'B', role: 'agent', permissions: [] };
    store.dispatch({ type: 'session/signedIn', payload: user });
    expect(isCounted('/', willing, store)).toBe(false);
  });
});
