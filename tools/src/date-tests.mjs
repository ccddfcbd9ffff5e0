// Which tests run in more than one time zone.
import fs from 'node:fs';
import path from 'node:path';
import { allTests } from './test-chosen.mjs';
import { NIGHTLY, ROOT } from './test-steps.mjs';

const WRITES_DATES = /\b20\d\d-\d\d-\d\d\b|addDays\(|FIRST_DAY/;

/**
 * Tests that write calendar dates. Those that start an application take long: without `all` only those of bookings, whose dates
 * are money.
 * @returns {string[]} paths from the root
 */
export function dateTests(all = NIGHTLY) {
  return [...allTests().byProject.values()]
    .flat()
    .filter((file) => all || !file.includes('.api-spec.') || file.startsWith('api/src/sales/bookings/'))
    .filter((file) => WRITES_DATES.test(fs.readFileSync(path.join(ROOT, file), 'utf8')));
}
