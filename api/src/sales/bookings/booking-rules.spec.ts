import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@atoll/contract/days';
import { STAY_CASES } from '@atoll/contract/testing/stay-cases';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { checkStay } from './booking-rules.js';
import { isReference, newReference, normalizeReference } from './reference.js';

describe('a reference', () => {
  it('is valid as made, however it is typed', () => {
    for (let i = 0; i < 500; i++) {
      const reference = newReference();
      expect(reference).toMatch(/^MV-[0-9A-HJKMNP-TV-Z]{6}$/);
      expect(isReference(normalizeReference(` ${reference.toLowerCase()} `))).toBe(true);
    }
  });

  it('shows every single mistyped character', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        (place, character) => {
          const reference = newReference();
          fc.pre(reference[place] !== character);
          expect(isReference(reference.slice(0, place) + character + reference.slice(place + 1))).toBe(false);
        },
      ),
    );
  });
});

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
