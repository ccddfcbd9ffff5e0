import { describe, expect, it } from '@jest/globals';
import { lastLanding } from './last-landing.ts';

const way = { daylight_only: false, last_departure: null, latest_arrival_for_same_day: null };

describe('the last landing for a transfer on the same day', () => {
  it.each([
    ['what the operator says', { ...way, daylight_only: true, latest_arrival_for_same_day: '15:15' }, '15:15'],
    ['the usual rule where it flies by sight', { ...way, daylight_only: true, last_departure: '16:00' }, '15:30'],
    ['an hour before the last boat', { ...way, last_departure: '22:05' }, '21:05'],
    ['never before midnight', { ...way, last_departure: '00:30' }, '00:00'],
    ['none around the clock', way, null],
  ])('is %s', (_name, transfer, landing) => expect(lastLanding(transfer)).toBe(landing));
});
