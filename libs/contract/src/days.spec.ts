import { describe, expect, it } from '@jest/globals';
import { addDays, addYears, daysBetween, isCalendarDate, maldivesDay, unbroken, unjoined } from './days.ts';

describe('calendar days', () => {
  it('take the date in the Maldives, which is ahead of UTC by five hours', () => {
    expect(maldivesDay(new Date('2026-12-31T18:59:00Z'))).toBe('2026-12-31');
    expect(maldivesDay(new Date('2026-12-31T19:00:00Z'))).toBe('2027-01-01');
  });

  it('are moved without a zone', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('are counted from one to another', () => {
    expect(daysBetween('2027-12-30', '2028-03-01')).toBe(62);
    expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1);
    expect(daysBetween('2027-03-01', '2027-03-01')).toBe(0);
  });

  it('keep the day in another year as far as it has it', () => {
    expect(addYears('2027-03-10', 2)).toBe('2029-03-10');
    expect(addYears('2028-02-29', 2)).toBe('2030-02-28');
    expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
  });

  it.each(['14 February 2027', '14 февраля 2027 г.', '2027年2月14日'])(
    'are held together, and let go again: %s',
    (written) => {
      expect(unbroken(written)).not.toBe(written);
      expect(unjoined(unbroken(written))).toBe(written);
    },
  );

  it.each(['2027-02-29', '2027-13-01', '2027-1-1', '0000-01-01', '', 'tomorrow', null])('refuse %p', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });
});
