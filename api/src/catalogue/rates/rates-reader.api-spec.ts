import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { isRefused, priceStay } from '../pricing/price-stay.js';
import type { PricedProduct, PriceRequest } from '../pricing/pricing.types.js';
import { RatesReader } from './rates.reader.js';

let test: TestApp;
let reader: RatesReader;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  reader = test.app.get(RatesReader, { strict: false });
}, 120_000);
afterAll(() => test.close());

const rows = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.em().getConnection().execute(sql, values) as Promise<T[]>;
const idOf = async (table: 'package' | 'resort', slug: string) =>
  (await rows<{ id: number }>(`select id from ${table} where slug = ?`, [slug]))[0]?.id ?? 0;
const found = (product: PricedProduct | null): PricedProduct => {
  expect(product).not.toBeNull();
  return product as PricedProduct;
};
const packageOf = async (slug: string) => found(await reader.forPackage(await idOf('package', slug)));
const roomOf = async (slug: string, room: string) => found(await reader.forResort(await idOf('resort', slug), room));
const roomIn = async (slug: string) => {
  const [row] = await rows<{ room: { code: string; price_minor: number; max_occupancy: number } }>(
    'select room_types -> 0 as room from resort where slug = ?',
    [slug],
  );
  return row?.room ?? { code: '', price_minor: 0, max_occupancy: 0 };
};
const request = (more: Partial<PriceRequest>): PriceRequest => ({
  adults: 2,
  children_ages: [],
  check_in: test.clock.maldivesDate(300),
  nights: 7,
  extras: [],
  booked_on: test.clock.maldivesDate(),
  supplied_on: test.clock.maldivesDate(),
  ...more,
});
const priced = async (product: PricedProduct, more: Partial<PriceRequest> = {}) =>
  priceStay(product, request(more), await reader.taxRules());

describe('what the price of a package is made of', () => {
  it('is in one statement', async () => {
    const product = await packageOf('honeymoon-two-islands');
    expect(product).toEqual({
      base: {
        pricing_type: 'per_person',
        per: 'stay',
        amount: expect.any(Number),
        taxes: 'included',
        occupancy: null,
        child_bands: [],
        single_supplement: 0,
      },
      seasons: expect.arrayContaining([
        {
          code: expect.stringMatching(/^high_\d{4}$/),
          from: expect.stringMatching(/^\d{4}-11-01$/),
          to: expect.stringMatching(/^\d{4}-04-30$/),
          priority: 20,
          surcharge_bp: 1000,
          min_nights: 1,
          policy: null,
          obligatory: [],
        },
      ]),
      extras: [{ code: 'extra_1', amount: 15_000, per: 'booking' }],
      reductions: [],
      transfer: null,
      meals: [],
      stays: [
        {
          place: 'uninhabited_island',
          registered_rooms: expect.any(Number),
          nights: 5,
          check_in_time: '14:00',
          check_out_time: '12:00',
        },
        expect.objectContaining({ nights: 4 }),
      ],
      service_charge_bp: null,
    });
    // Of its resorts' festive nights it has none but its own.
    expect(product.seasons.filter(({ min_nights }) => min_nights > 1)).toEqual([]);
  });

  it('keeps every price of a demo package without seasons as it is on its page, on every day of a year', async () => {
    const packages = await rows<{ id: number; price_minor: number; pricing_type: string; duration_nights: number }>(
      `select id, price_minor, pricing_type, duration_nights from package p where status = 'published'
       and not exists (select from season s where s.package_id = p.id)`,
    );
    const rules = await reader.taxRules();
    expect(packages.length).toBeGreaterThan(5);
    for (const { id, price_minor: price, pricing_type: type, duration_nights: nights } of packages) {
      const product = found(await reader.forPackage(id));
      for (let day = 0; day < 366; day += 5) {
        const answer = priceStay(product, request({ nights, check_in: test.clock.maldivesDate(day) }), rules);
        if (isRefused(answer)) throw new Error(JSON.stringify(answer));
        expect([id, answer.total, answer.policy]).toEqual([id, type === 'per_person' ? 2 * price : price, null]);
      }
    }
  });

  it('holds the taxes of where its nights are spent', async () => {
    const product = await packageOf('local-island-hop');
    expect(product.stays).toEqual([expect.objectContaining({ place: 'inhabited_island', nights: null })]);
    const answer = await priced(product, { nights: 5 });
    expect(answer).toMatchObject({ taxes_included: true });
    const green = isRefused(answer) ? null : answer.taxes.find(({ code }) => code === 'GREEN_TAX');
    expect(green).toMatchObject({ rate: 600, base: 10, amount: 6000 });
  });

  it('takes nights from the rooms that it is sold by, where they are known', async () => {
    const made = await createPackage(test, { slug: 'rooms-known', durationNights: 7, duration: 8 });
    const [one, two] = [await idOf('resort', 'mas-veyo'), await idOf('resort', 'kandu-veli')];
    await rows(`insert into package_resort (package_id, resort_id, position) values (?, ?, 1), (?, ?, 2)`, [
      made.id,
      two,
      made.id,
      one,
    ]);
    expect(found(await reader.forPackage(made.id)).stays.map(({ nights }) => nights)).toEqual([null, 3]);
    await rows(
      `insert into package_stay (package_id, position, resort_id, room_code, nights) values (?, 1, ?, 'x', 2), (?, 2, ?, 'x', 5)`,
      [made.id, one, made.id, two],
    );
    expect(found(await reader.forPackage(made.id)).stays.map(({ nights }) => nights)).toEqual([2, 5]);
    await rows('update package set duration_nights = 0 where id = ?', [made.id]);
    expect(found(await reader.forPackage(made.id)).stays).toEqual([]);
  });

  it('has the reductions and seasons of all, and its own, that are given now', async () => {
    const slug = 'baa-manta-season';
    const [own, other] = [await idOf('package', slug), await idOf('package', 'south-ari-whale-sharks')];
    await rows('update reduction set is_active = true');
    await rows(
      `insert into season (code, names, package_id, first_night, last_night, priority, surcharge_bp, min_nights, obligatory, updated_at)
      values ('own', '{}', ?, '2030-01-01', '2030-01-31', 50, 1000, 1,
        '[{"code": "dinner", "on": "2030-01-02", "adult_minor": 100, "child_minor": 50, "text": {}}]', now())`,
      [own],
    );
    const product = await packageOf(slug);
    expect(product.reductions).toEqual([
      {
        code: 'early_booking',
        off_bp: 1000,
        arrive_from: null,
        arrive_to: null,
        book_from: null,
        book_to: null,
        days_ahead_min: 90,
        days_ahead_max: null,
        nights_min: null,
      },
    ]);
    expect(product.seasons.find(({ code }) => code === 'own')).toMatchObject({
      surcharge_bp: 1000,
      obligatory: [{ code: 'dinner', on: '2030-01-02', adult: 100, child: 50 }],
    });
    expect(found(await reader.forPackage(other)).seasons.some(({ code }) => code === 'own')).toBe(false);
    await rows('update reduction set is_active = false');
    expect((await packageOf(slug)).reductions).toEqual([]);
  });

  it('is seen as it was written in the same transaction', async () => {
    const id = await idOf('package', 'baa-manta-season');
    await test.em().transactional(async (em) => {
      await em
        .getConnection()
        .execute('update package set price_minor = 1 where id = ?', [id], 'run', em.getTransactionContext());
      expect(found(await reader.forPackage(id, em)).base.amount).toBe(1);
      expect(found(await reader.forPackage(id)).base.amount).not.toBe(1);
      expect(await reader.taxRules(em)).toHaveLength(6);
      expect(await reader.terms('flex_24h', em)).toMatchObject({ code: 'flex_24h', deposit_bp: 2500 });
    });
  });

  it('is nothing where there is none', async () => {
    expect(await reader.forPackage(999_999)).toBeNull();
    expect(await reader.forResort(999_999, 'water')).toBeNull();
    expect(await reader.terms('none')).toBeNull();
  });
});

describe('what the price of a room is made of', () => {
  it('is a night for two, with the way there', async () => {
    const room = await roomIn('mas-veyo');
    const product = await roomOf('mas-veyo', room.code);
    expect(product.base).toMatchObject({
      pricing_type: 'per_room',
      per: 'night',
      amount: room.price_minor,
      taxes: 'included',
    });
    expect(product.base.occupancy).toMatchObject({ unit: 'room', adults: 2, child_age_max: 11 });
    expect(product.transfer).toMatchObject({ code: expect.any(String), adult: expect.any(Number) });
    expect(product.stays).toEqual([expect.objectContaining({ place: 'uninhabited_island', nights: null })]);
    expect(await reader.forResort(await idOf('resort', 'mas-veyo'), 'no-such-room')).toBeNull();
    const answer = await priced({ ...product, transfer: null }, { nights: 3, check_in: '2029-06-01' });
    expect(answer).toMatchObject({ total: 3 * room.price_minor });
  });

  it('asks for a week over New Year, and for a dinner', async () => {
    const { code } = await roomIn('mas-veyo');
    const product = await roomOf('mas-veyo', code);
    const festive = product.seasons.find((season) => season.code.startsWith('festive'));
    const eve = addDays(festive?.from ?? '', 8);
    const short = await priced(product, { check_in: eve, nights: 5 });
    expect(short).toEqual({ refused: [{ code: 'min_nights', season: festive?.code, count: 7 }] });
    const week = await priced(product, { check_in: eve, nights: 7, children_ages: [5] });
    expect(week).toMatchObject({ policy: 'festive_nonrefundable' });
    const lines = isRefused(week) ? [] : week.lines;
    expect(lines.find(({ kind }) => kind === 'obligatory')).toMatchObject({ code: 'gala_dinner', amount: 62_500 });
  });

  it('follows what the resort asks all year, its service charge and its taxes', async () => {
    const id = await idOf('resort', 'kandu-veli');
    await rows(
      'update resort set min_nights = 3, service_charge_rate = 12.5, price_includes_taxes = false where id = ?',
      [id],
    );
    const product = await roomOf('kandu-veli', (await roomIn('kandu-veli')).code);
    expect([product.service_charge_bp, product.base.taxes]).toEqual([1250, 'on_top']);
    expect(product.seasons.every(({ min_nights }) => min_nights >= 3)).toBe(true);
    expect(await priced(product, { nights: 2, check_in: '2039-06-01' })).toEqual({
      refused: [{ code: 'min_nights', season: 'all_year', count: 3 }],
    });
    const { stays, ...rest } = await packageOf('honeymoon-water-villa-north-male');
    expect([stays.length, rest.service_charge_bp]).toEqual([1, 1250]);
  });
});
