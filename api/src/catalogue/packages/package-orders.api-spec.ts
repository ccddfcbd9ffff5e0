import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { PackageDto } from './packages.dto.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const list = async (query: string): Promise<PackageDto[]> => {
  const { status, body } = await test.api().get(`/api/packages/?page_size=100&${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.results;
};
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

describe('the list of packages', () => {
  it('sorts by rating, the best first and those without one last', async () => {
    const rows = await list('sort=rating');
    const rated = rows.filter(({ rating_average: rating }) => rating !== null);
    expect(rated.length).toBeGreaterThan(2);
    expect(rated.length).toBeLessThan(rows.length);
    const places = rows.map(({ rating_average: rating, review_count: reviews }) => [rating ?? 0, reviews]);
    const sorted = places.toSorted(([a = 0, m = 0], [b = 0, n = 0]) => b - a || n - m);
    expect(new Set(rated.map(({ rating_average: rating }) => rating)).size).toBeGreaterThan(1);
    expect(places).toEqual(sorted);
    expect(slugs(await list('ordering=-rating_average'))).toEqual(slugs(rows));
  });

  it('sorts by the day of publication, the newest first', async () => {
    // In another order than ids and places; back again afterwards.
    const moved = (sign: '-' | '+') =>
      test
        .em()
        .getConnection()
        .execute(`update package set published_at = published_at ${sign} (id * 7 % 11) * interval '1 day'`);
    await moved('-');
    try {
      const days: { slug: string; at: number }[] = await test
        .em()
        .getConnection()
        .execute('select slug, extract(epoch from published_at)::float8 as at from package');
      const day = new Map(days.map((row) => [row.slug, row.at]));
      for (const query of ['sort=newest&price_min=0.01', 'ordering=-created_at&price_min=0.01']) {
        const shown = slugs(await list(query)).map((slug) => Number(day.get(slug)));
        expect(new Set(shown).size).toBeGreaterThan(5);
        expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      }
    } finally {
      await moved('+');
    }
  });
});
