import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { demoBankSeeder } from './settings.seeder.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const rows = <T>(sql: string): Promise<T[]> => test.em().getConnection().execute(sql) as Promise<T[]>;
const bank = async () => (await rows<{ bank_details: string | null }>('select bank_details from setting'))[0];
const seedAgain = () =>
  test
    .em()
    .transactional((em) =>
      demoBankSeeder.run(em, { config: test.database.config, clock: test.clock, say: () => undefined }),
    );

it('names a bank of the demo that is plainly none, and leaves alone what staff made of the settings', async () => {
  expect((await bank())?.bank_details).toMatch(/does not exist[\s\S]*Do not send money/);
  await rows('update setting set bank_details = null, updated_by = gen_random_uuid()');
  await seedAgain();
  expect((await bank())?.bank_details).toBeNull();
});
