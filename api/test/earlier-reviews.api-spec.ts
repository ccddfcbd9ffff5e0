import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MIGRATIONS } from '../src/database/migrations/index.js';
import { ormOptions } from '../src/database/orm-options.js';
import { createTestDatabase } from './test-database.js';

/** Until this migration a booking could have more reviews than one. */
const ONE_REVIEW = 'Migration20261126134700_oneReviewOfABooking';

/** Letters of the bookings, with the states of their reviews in the order in which they came. */
const REVIEWS: [booking: string, states: string[]][] = [
  ['a', ['rejected', 'pending', 'approved', 'approved']],
  ['b', ['hidden', 'pending', 'spam', 'pending']],
  ['c', ['rejected', 'hidden']],
];

describe('reviews of the version before', () => {
  let client: pg.Client;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const url = database.ownerConfig.databaseUrl;
    client = new pg.Client({ connectionString: url });
    close = () => client.end().then(() => database.drop());
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    const { migrations, ...options } = ormOptions(url, 'owner', false);
    const upTo = async (migrationsList: typeof MIGRATIONS) => {
      const orm = await MikroORM.init({ ...options, migrations: { ...migrations, migrationsList } });
      await orm.migrator.up();
      await orm.close(true);
    };
    await upTo(
      MIGRATIONS.slice(
        0,
        MIGRATIONS.findIndex(({ name }) => name === ONE_REVIEW),
      ),
    );
    // Nothing else of a booking matters here, and it needs a whole sale.
    await client.query(`set session_replication_role = replica`);
    for (const [booking, states] of REVIEWS)
      for (const [index, status] of states.entries())
        await client.query(
          `insert into review (id, booking_id, status, name, rating, scores, comment, language, verified, helpful_count, reported_count,
              created_at, updated_at, version)
            values (gen_random_uuid(), $1, $2, $3, 5, '{}', 'Mantas', 'en', true, 0, 0, now() + $4 * interval '1 day', now(), 1)`,
          [`019aa7c1-0000-7000-8000-00000000000${booking}`, status, `${booking}${index}`, index],
        );
    await upTo(MIGRATIONS);
  }, 60_000);
  afterAll(() => close());

  it('are all there; of each booking one keeps it and its mark, first who is seen, then who waits, then who came', async () => {
    const { rows } = await client.query<Record<string, string>>(
      `select string_agg(name || ' ' || status, ', ' order by name) filter (where booking_id is not null and verified) as with,
        string_agg(name || ' ' || status || ' ' || version, ', ' order by name) filter (where booking_id is null and not verified) as without
       from review`,
    );
    expect(rows[0]).toEqual({
      with: 'a0 rejected, a2 approved, b1 pending, b2 spam, c0 rejected, c1 hidden',
      without: 'a1 pending 2, a3 approved 2, b0 hidden 2, b3 pending 2',
    });
  });
});
