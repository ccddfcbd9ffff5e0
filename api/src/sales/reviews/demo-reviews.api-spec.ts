import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Clock } from '../../platform/data/clock.js';
import { ormOptions } from '../../database/orm-options.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import { Review } from './review.entity.js';
import { reviewsSeeder } from './reviews.seeder.js';

describe('reviews of the demo agency', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
  }, 120_000);
  afterAll(() => test.close());

  it('are twenty in each language, none of them pretending, and a few wait', async () => {
    for (const language of ['en', 'ru', 'zh']) {
      const { body } = await test.api().get(`/api/reviews/?language=${language}&page_size=100`);
      expect(body.count).toBe(20);
      const ratings = (body.results as { rating: number }[]).map(({ rating }) => rating);
      expect(new Set(ratings)).toEqual(new Set([3, 4, 5]));
    }
    expect(await test.em().count(Review, { status: 'pending' })).toBe(6);
  });

  it('reach most trips and every place, and make their ratings', async () => {
    const resorts = await test.em().find(Resort, {});
    // Of an inn for one night on the way nobody writes home.
    expect(resorts.filter(({ reviewCount }) => reviewCount === 0).map(({ slug }) => slug)).toEqual(['nala-inn']);
    const packages = await test.em().find(Package, {});
    expect(packages.filter(({ reviewCount }) => reviewCount > 0).length).toBeGreaterThan(14);
    for (const [table, rows] of [
      ['package', packages],
      ['resort', resorts],
    ] as const) {
      for (const { id, ratingAverage, reviewCount } of rows) {
        const reviews = await test.em().find(Review, { [table]: id, status: 'approved' });
        const sum = reviews.reduce((total, { rating }) => total + rating, 0);
        expect(reviewCount).toBe(reviews.length);
        expect(ratingAverage).toBe(reviews.length === 0 ? null : (sum / reviews.length).toFixed(2));
      }
    }
  });

  it('are seeded once and leave alone what moderators did', async () => {
    const [first] = await test.em().find(Review, { status: 'approved' }, { orderBy: { id: 'asc' }, limit: 1 });
    const agent = await test.as('agent');
    expect((await agent.post(`/api/reviews/${first?.id}/hide/`)).status).toBe(200);
    const before = await test.em().count(Review);
    const orm = await MikroORM.init(ormOptions(test.database.ownerConfig.databaseUrl, 'owner', false));
    try {
      const context = { config: test.database.ownerConfig, clock: new Clock(), say: () => undefined };
      await orm.em.fork().transactional((em) => reviewsSeeder.run(em, context));
    } finally {
      await orm.close(true);
    }
    expect(await test.em().count(Review)).toBe(before);
    expect((await test.em().findOneOrFail(Review, { id: first?.id ?? '' })).status).toBe('hidden');
  });
});
