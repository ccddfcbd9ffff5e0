import { describe, expect, it } from '@jest/globals';
import {
  formatCharged,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRange,
} from './format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

describe('formatMoney', () => {
  it('shows amounts of 100 or more without decimals and smaller ones with two', () => {
    expect(formatMoney('1299.00', 'en')).toBe('$1,299');
    expect(formatMoney('99.5', 'en')).toBe('$99.50');
    expect(formatMoney('100', 'en')).toBe('$100');
  });
  it('converts with the rate before it decides about decimals', () => {
    expect(formatMoney('110', 'en', { code: 'EUR', rate: 0.85 })).toBe('€93.50');
    expect(formatMoney('1', 'en', { code: 'JPY', rate: 110 })).toBe('¥110');
  });
  it('writes the number as the language does', () => {
    expect(plain(formatMoney('1299.00', 'ru'))).toBe('1 299 $');
    expect(formatMoney('1299.00', 'zh')).toBe('$1,299');
  });
});

describe('formatCharged', () => {
  it('keeps the cents that there are, so that a price and its total agree', () => {
    expect([formatCharged('1499.50', 'en'), formatCharged('2999.00', 'en')]).toEqual(['$1,499.50', '$2,999']);
    expect(plain(formatCharged('1999.99', 'ru'))).toBe('1 999,99 $');
    expect(formatCharged('99.00', 'zh')).toBe('$99.00');
  });
});

describe('formatDate', () => {
  it('never moves a calendar date into another zone', () => {
    expect(plain(formatDate('2027-02-14', 'en'))).toBe('14 February 2027');
    expect(plain(formatDate('2027-02-14', 'ru'))).toBe('14 февраля 2027 г.');
    expect(plain(formatDate('2027-02-14', 'zh'))).toBe('2027年2月14日');
  });
});

describe('a date at the end of a line', () => {
  it('keeps its numbers with the words that they belong to', () => {
    expect(formatDate('2027-02-14', 'en')).toBe('14\u00a0February 2027');
    expect(formatDate('2027-02-14', 'ru')).toBe('14\u00a0февраля 2027\u00a0г.');
    expect(formatDate('2027-02-14T12:00:00Z', 'en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })).toBe(
      '14\u00a0February 2027 at 12:00',
    );
    expect(formatDate('2027-02-14', 'zh')).toBe('2027\u2060年2\u2060月\u206014\u2060日');
    expect(formatDateTime('2027-02-14T12:00:00Z', 'en')).toMatch(/^1[45]\u00a0Feb 2027, /);
  });

  it('never begins the next one with a dash', () => {
    expect(formatRange('2027-02-14', '2027-02-23', 'en')).toBe('14\u00a0February 2027\u00a0– 23\u00a0February 2027');
    expect(formatRange('2027-02-14', '2027-02-23', 'ru', { day: 'numeric', month: 'short' })).toBe(
      '14\u00a0февр.\u00a0— 23\u00a0февр.',
    );
    expect(formatRange('2027-02-14', '2027-02-23', 'zh')).toBe(
      '2027\u2060年2\u2060月\u206014\u2060日\u2060至2027\u2060年2\u2060月\u206023\u2060日',
    );
    expect(plain(formatRange('2027-02-14', '2027-02-14', 'zh'))).toBe('2027年2月14日');
  });
});

describe('formatNumber', () => {
  it('sets a unit in Chinese characters apart from its number, as the texts do', () => {
    const unit = { style: 'unit', unit: 'day', unitDisplay: 'narrow' } as const;
    expect([formatNumber(3, 'zh', unit), formatNumber(3, 'en', unit), formatNumber(3, 'zh')]).toEqual([
      '3 天',
      '3d',
      '3',
    ]);
  });
});

describe('formatPercent', () => {
  it('takes whole per cents', () => expect(plain(formatPercent(15, 'ru'))).toBe('15 %'));
});
