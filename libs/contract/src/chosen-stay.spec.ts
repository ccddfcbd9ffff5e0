import { describe, expect, it } from '@jest/globals';
import { chosenQuery, readChosen, withoutChosen } from './chosen-stay.ts';
import { ADULTS, CHILDREN, CHILD_AGE } from './rules.ts';

const read = (text: string) => readChosen(new URLSearchParams(text));

describe('a day and a party in an address', () => {
  it('are read as they were written', () => {
    for (const ages of [[], [CHILD_AGE.min], [5, 7, CHILD_AGE.max], [null], [5, null]])
      expect(read(chosenQuery({ day: '2027-03-01', adults: 2, ages }))).toEqual({ day: '2027-03-01', adults: 2, ages });
    expect(chosenQuery({ day: '2027-03-01', adults: 2, ages: [5, 7] })).toBe('day=2027-03-01&adults=2&ages=5-7');
    // Nothing that an earlier release could take for the age of a baby.
    expect(chosenQuery({ day: '2027-03-01', adults: 2, ages: [null, 5] })).toBe('day=2027-03-01&adults=2&ages=x-5');
  });

  it.each([
    '',
    'adults=2',
    'day=2027-03-01',
    'day=2027-02-30&adults=2',
    `day=2027-03-01&adults=${ADULTS.min - 1}`,
    `day=2027-03-01&adults=${ADULTS.max + 1}`,
    'day=2027-03-01&adults=1.5',
    `day=2027-03-01&adults=2&ages=${CHILD_AGE.max + 1}`,
    'day=2027-03-01&adults=2&ages=',
    'day=2027-03-01&adults=2&ages=5-',
    'day=2027-03-01&adults=2&ages=y',
    `day=2027-03-01&adults=2&ages=${Array.from({ length: CHILDREN.max + 1 }, () => 5).join('-')}`,
  ])('are nothing where no form could hold them: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it('leave an address, and nothing else of it', () => {
    expect(String(withoutChosen(new URLSearchParams('room=villa&day=2027-03-01&adults=2&ages=5')))).toBe('room=villa');
  });
});
