import { describe, expect, it } from '@jest/globals';
import { monthAfter, monthCells, monthSpan } from './month-days';

describe('the days of a month', () => {
  it('begin on its weekday and end on its last', () => {
    expect(monthSpan('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    // 1 January 2027 is a Friday.
    expect(monthCells('2027-01').slice(0, 6)).toEqual([null, null, null, null, '2027-01-01', '2027-01-02']);
    expect(monthCells('2027-02')).toHaveLength(28);
  });

  it('go on over the end of a year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });
});
