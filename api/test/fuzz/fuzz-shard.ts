import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../create-test-app.js';
import { requireDocument } from '../document/document.js';
import { FuzzRun, openTransactions } from './fuzz-run.js';

/** Test files that share the operations among them: as many as Jest runs at a time. */
export const SHARDS = 3;

const nightly = process.env['ATOLL_NIGHTLY'] === '1';
/** By day as many calls in all as a run has time for, some 40,000; the nightly run is the thorough one. */
const RUNS = Number(process.env['ATOLL_FUZZ_RUNS'] ?? (nightly ? 5000 : 150));
/** The same calls each time; the nightly run makes others, and says which. */
const SEED = Number(process.env['ATOLL_FUZZ_SEED'] ?? (nightly ? Math.floor(Math.random() * 2 ** 31) : 2_026));
/** Looks at operations whose name matches. */
const ONLY = new RegExp(process.env['ATOLL_FUZZ_ONLY'] ?? '');
/** A file that has a line for each operation as soon as its calls are made: a nightly run takes an hour. */
const LOG = process.env['ATOLL_FUZZ_LOG'];

/** Every `SHARDS`th operation, from `shard` on, called at random by a visitor, a customer, a viewer and the owner. */
export function fuzzShard(shard: number): void {
  describe(`random calls, part ${shard + 1} (ATOLL_FUZZ_SEED=${SEED})`, () => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp({ demo: true });
    }, 180_000);
    afterAll(() => test.close());

    it(
      'get no fault, no hang, no look inside, and answers as documented',
      async () => {
        const document = requireDocument();
        // A pattern that matches nothing would look like a clean run.
        expect(document.operations.some(({ id }) => ONLY.test(id))).toBe(true);
        const operations = document.operations.filter(({ id }, index) => index % SHARDS === shard && ONLY.test(id));
        const tell = (line: string) => void (LOG && appendFileSync(LOG, `${line}\n`));
        const report = await new FuzzRun(test, document, SEED + shard).run(operations, RUNS, tell);
        expect(report.faults.join('\n')).toBe('');
        expect(operations.length === 0 || report.fewest >= RUNS).toBe(true);
        expect(await openTransactions(test)).toBe(0);
        expect((await test.app.inject({ method: 'GET', url: '/api/health/' })).statusCode).toBe(200);
        expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
      },
      nightly ? 3 * 3_600_000 : 600_000,
    );
  });
}
