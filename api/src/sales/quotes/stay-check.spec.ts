import { describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { STAY_CASES } from '@atoll/contract/testing/stay-cases';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { checkStay } from './stay-check.js';

describe('a stay', () => {
  const outcome = (check: () => string) => {
    try {
      return check();
    } catch (error) {
      return (error as ValidationFailedError).fields;
    }
  };

  it.each(STAY_CASES)('$name', ({ stay, rules, today, fault }) => {
    const { field, code, ...params } = fault ?? { field: '', code: '' };
    expect(outcome(() => checkStay(stay, rules, today))).toEqual(
      fault ? { [field]: [{ code, params }] } : addDays(stay.check_in, rules.duration_nights),
    );
  });

  it('is told everything that is wrong at once', () => {
    const rules = {
      duration_nights: 7,
      group_size_min: 5,
      group_size_max: 6,
      min_age: 6,
      start_date: null,
      end_date: null,
    };
    const stay = { check_in: '2027-03-10', adults: 1, children_ages: [5, 4] };
    expect(Object.keys(outcome(() => checkStay(stay, rules, '2027-03-10')))).toEqual([
      'check_in',
      'adults',
      'children_ages.0',
      'children_ages.1',
    ]);
  });
});
