import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

type Counts = Record<string, number>;
type Query = Record<string, string | string[]>;

/** Filters that each value of another one is counted beside. */
const QUERIES: Record<'packages' | 'resorts', Query[]> = {
  packages: [
    {},
    { category: 'diving' },
    { transfer_type: 'speedboat', price_max: '4000' },
    { destination: 'baa-atoll' },
    { destination: ['baa-atoll', 'dhigurah'], meal_plan: 'HB' },
    { duration_min: '5', duration_max: '8' },
    { search: 'Мале' },
    { travellers: '4', is_featured: 'true' },
    { price_min: '1000', currency: 'EUR' },
    { category: 'diving', currency: 'EUR' },
  ],
  resorts: [
    {},
    { style: 'family' },
    { transfer_type: 'seaplane', meal_plan: 'AI' },
    { amenity: ['spa', 'house_reef'] },
    { category: 'guesthouse', price_max: '300' },
    { destination: 'baa-atoll', search: 'baa' },
    { stars_min: '4', currency: 'CNY' },
    { price_max: '5000', currency: 'CNY' },
    { landing: '17:30' },
    { transfer_minutes_max: '45', transfer_type: 'speedboat' },
  ],
};

describe('the numbers beside the choices of a list', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
  }, 120_000);
  afterAll(() => test.close());

  const ask = async <T>(path: string, query: Query): Promise<T> => {
    const { status, body } = await test.api().get(`/api/${path}`).query(query);
    expect([path, query, status]).toEqual([path, query, 200]);
    return body as T;
  };
  const found = async (list: string, query: Query) =>
    (await ask<{ count: number }>(`${list}/`, { ...query, page_size: '1' })).count;

  describe.each(['packages', 'resorts'] as const)('of %s', (list) => {
    it.each(QUERIES[list])('are what the list answers once they are chosen: %j', async (query) => {
      const facets = await ask<Record<string, Counts>>(`${list}/facets/`, query);
      expect(Object.keys(facets)).not.toHaveLength(0);
      for (const [name, counts] of Object.entries(facets)) {
        const { duration_min: _min, duration_max: _max, ...rest } = query;
        const kept = name === 'duration' ? rest : query;
        const asked = (value: string) => (name === 'amenity' ? [...[kept[name] ?? []].flat(), value] : value);
        for (const [value, n] of Object.entries(counts))
          expect([name, value, await found(list, { ...kept, [name]: asked(value) })]).toEqual([name, value, n]);
      }
    });

    it.each(QUERIES[list])('are not narrowed by the choice that they stand beside: %j', async (query) => {
      const facets = await ask<Record<string, Counts>>(`${list}/facets/`, query);
      for (const name of Object.keys(facets).filter((one) => one in query && one !== 'amenity')) {
        const { [name]: _chosen, ...rest } = query;
        expect([name, facets[name]]).toEqual([
          name,
          (await ask<Record<string, Counts>>(`${list}/facets/`, rest))[name],
        ]);
      }
    });

    it('leave out what would leave nothing, and what nobody could choose', async () => {
      const facets = await ask<Record<string, Counts>>(`${list}/facets/`, { price_max: '0' });
      expect(Object.values(facets)).toEqual(Object.values(facets).map(() => ({})));
      for (const wrong of [{ status: 'all' }, { sort: 'name' }, { page: '2' }]) {
        const { status } = await test.api().get(`/api/${list}/facets/`).query(wrong);
        expect([wrong, status]).toEqual([wrong, 400]);
      }
    });
  });

  it('add up to all that is on sale where each has one', async () => {
    const { count } = await ask<{ count: number }>('packages/', {});
    const { category, duration } = await ask<Record<string, Counts>>('packages/facets/', {});
    for (const counts of [category, duration])
      expect(Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0)).toBe(count);
  });
});
