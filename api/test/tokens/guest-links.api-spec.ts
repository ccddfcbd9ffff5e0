import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccessTokens } from '../../src/sales/bookings/access/access-tokens.js';
import { TripRequest } from '../../src/sales/trip-requests/trip-request.entity.js';
import { WishKeys } from '../../src/sales/trip-requests/wish-keys.js';
import { createTestApp, type TestApp } from '../create-test-app.js';
import { type ApiDocument, requireDocument } from '../document/document.js';
import { fingerprint } from '../fingerprint.js';
import { openForm } from '../forms.js';
import { BOOKING_KEYS, type TokenTaker } from './outcome.js';
import { type TokenWorld, tokenWorld } from './token-kinds.js';
import { takersOf, tokenTakers } from './token-takers.js';

jest.setTimeout(120_000);

const WEEK = 7 * 86_400;
const MINUTE = 60;
/** No key of a link has more characters; what has more is none. */
const LONGEST = 100;

/** Other letters in one place. */
const changed = (token: string, at: number): string => {
  const place = at < 0 ? token.length + at : at;
  return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
};

/** What somebody makes of a key who would like another one. */
const tampered = (token: string): Record<string, string> => ({
  'without its last letter': token.slice(0, -1),
  'with a letter more': `${token}A`,
  'with another first letter': changed(token, 0),
  'with another last letter': changed(token, -1),
  'in capitals': token.toUpperCase(),
  'with an end set before it': `zzzzzz.${token}`,
  nothing: '',
});

/** Each operation of the document that a guest's link opens, by method and address, with how it is called. */
function linked(takers: Record<string, TokenTaker>, document: ApiDocument) {
  return takersOf(document)
    .filter((name) => name.endsWith(' access_token'))
    .map((name) => ({ name, taker: takers[name] as TokenTaker }));
}

describe('a guest’s link', () => {
  let test: TestApp;
  let world: TokenWorld;
  let places: ReturnType<typeof linked>;
  /** Keys that open nothing here, by what is wrong with them: for bookings and for wishes. */
  let wrong: Record<'booking' | 'wish', Record<string, string>>;
  /** Opens the booking for a week. */
  let weekly: string;
  beforeAll(async () => {
    test = await createTestApp();
    world = await tokenWorld(test);
    places = linked(tokenTakers(world, requireDocument()), requireDocument());
    const make = async (kind: string) => (await world.kinds[kind]?.make()) ?? '';
    weekly = await make('booking key for a week');
    const keys = test.app.get(AccessTokens, { strict: false });
    const foreign: Record<string, string> = {};
    for (const kind of Object.keys(world.kinds).filter((name) => !/key|code/.test(name)))
      foreign[`which is a ${kind}`] = await make(kind);
    const [end = '', signature = ''] = weekly.split('.');
    const [other, otherWish] = [await anotherBooking(), await anotherWish()];
    const until = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000);
    wrong = {
      booking: {
        ...foreign,
        ...tampered(world.booking.token),
        'of another booking': other.token,
        'of another booking for a week': keys.expiring(other.id, until(WEEK)),
        'of a wish': world.wish.token,
        'that has ended': keys.expiring(world.booking.id, until(-MINUTE)),
        'whose end was moved': `${(Number.parseInt(end, 36) + WEEK).toString(36)}.${signature}`,
        'whose end was taken away': signature,
        'whose signature is another’s': `${end}.${world.booking.token}`,
        'whose signature was changed': changed(weekly, -1),
        'that has two ends': `${end}.${weekly}`,
      },
      wish: {
        ...foreign,
        ...tampered(world.wish.token),
        'of another wish': otherWish,
        'of a booking': world.booking.token,
        'of a booking for a week': weekly,
      },
    };
  }, 120_000);
  afterAll(() => test.close());

  const anotherBooking = async () => {
    const { status, body } = await test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        ...world.stay,
        contact: { name: 'Eva', email: 'other@example.com', phone: '+960 300 0000' },
        accept_terms: true,
        shown_price: { total: '2000.00' },
      });
    expect(status).toBe(201);
    return { id: String(body.id), token: String(body.access_token) };
  };
  const anotherWish = async () => {
    const email = 'other@example.com';
    const wish = { email, description: 'Somewhere loud in May, please.', consent: true };
    const sent = await test
      .api()
      .post('/api/custom-trip-requests/')
      .send({ ...wish, ...(await openForm(test)) });
    expect(sent.status).toBeLessThan(300);
    const { id } = await test.em().findOneOrFail(TripRequest, { email });
    return test.app.get(WishKeys, { strict: false }).of(id);
  };
  const opensBooking = ({ taker }: { taker: TokenTaker }) => taker.own.includes('booking key');
  /** All that is stored, with what the audit has. */
  const stored = async () => {
    const url = test.database.ownerConfig.databaseUrl;
    const [audit] = await test
      .em()
      .getConnection()
      .execute<{ n: number }[]>('select count(*)::int as n from audit_entry');
    return { ...(await fingerprint(url)), audit: audit?.n };
  };
  const isOpen = (status: number) => status < 300 || status === 409;

  it('opens what is its own, everywhere: a booking, or a wish', async () => {
    expect(places.map(({ name, taker }) => [name, taker.own])).toEqual(
      places.map((place) => [place.name, place.name.includes('/bookings/') ? BOOKING_KEYS : ['key of a wish']]),
    );
    expect(places.length).toBeGreaterThan(20);
    for (const place of places)
      for (const key of opensBooking(place) ? [world.booking.token, weekly] : [world.wish.token]) {
        const { status } = await place.taker.send(key);
        expect({ name: place.name, status, open: isOpen(status) }).toMatchObject({ name: place.name, open: true });
      }
  });

  it('opens nothing when it is another’s, was changed, has ended or is for something else, and nothing is written', async () => {
    const before = await stored();
    const opened: unknown[] = [];
    for (const place of places)
      for (const [what, key] of Object.entries(wrong[opensBooking(place) ? 'booking' : 'wish'])) {
        const { status } = await place.taker.send(key);
        if (status !== (key.length > LONGEST ? 400 : 404)) opened.push({ name: place.name, what, status });
      }
    expect(opened).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('opens nothing any more once its week is over, and nothing is written', async () => {
    test.clock.advance(WEEK);
    const before = await stored();
    for (const { name, taker } of places.filter(opensBooking))
      expect({ name, status: (await taker.send(weekly)).status }).toEqual({ name, status: 404 });
    expect(await stored()).toEqual(before);
  });
});
