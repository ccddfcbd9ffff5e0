import { addDays } from '@atoll/contract/days';
import { type Stay, type StayFault, type StayRules, stayFaults } from '@atoll/contract/stay';
import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';

/**
 * Checks a request against the package and the calendar of the Maldives.
 * @param today date in the Maldives
 * @param called messages in the place of those that speak of packages
 * @returns the last day of the stay
 * @throws {ValidationFailedError} with every broken rule, so that the traveller reads all of them at once
 */
export function checkStay(
  stay: Stay,
  rules: StayRules,
  today: string,
  called: Partial<Record<StayFault['code'], string>> = {},
): string {
  const fields: Record<string, Message[]> = {};
  for (const { field, code, ...params } of stayFaults(stay, rules, today))
    (fields[field] ??= []).push({ code: called[code] ?? code, params });
  if (Object.keys(fields).length > 0) throw new ValidationFailedError(fields);
  return addDays(stay.check_in, rules.duration_nights);
}
