import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../create-test-app.js';
import { requireDocument } from '../document/document.js';
import { FuzzRun, openTransactions } from './fuzz-run.js';

/** Test files that share the operations among them: as many as Jest runs at a time. */
export const SHARDS = 3;

const nightly = process.env['ATOLL_NIGHTLY'] === '1';
/** Calls of a run by day, whatever the number of operations: as many as it has time for. The nightly run is the thorough one. */
const BY_DAY = 24_000;
/** Calls of each operation. */
const runsOf = (operations: number): number =>
  Number(process.env['ATOLL_FUZZ_RUNS'] ?? (nightly ? 5000 : Math.floor(BY_DAY / operations)));
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
        const runs = runsOf(document.operations.length);
        const report = await new FuzzRun(test, document, SEED + shard).run(operations, runs, tell);
        expect(report.faults.join('\n')).toBe('');
        expect(operations.length === 0 || report.fewest >= runs).toBe(true);
        expect(await openTransactions(test)).toBe(0);
        expect((await test.app.inject({ method: 'GET', url: '/api/health/' })).statusCode).toBe(200);
        expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
      },
      nightly ? 3 * 3_600_000 : 600_000,
    );
  });
}
