import { describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { DEMO_DAYS, demoDepartures, demoNights, readDemoStock } from './demo-stock.js';

const TODAY = '2026-11-23';
const LAST = addDays(TODAY, DEMO_DAYS);
const weekly = { weekdays: [6], every: 1, capacity: 10, min_to_run: 4, cutoff_hours: 48 };

describe('departures of the demo', () => {
  const departures = demoDepartures('liveaboard', weekly, TODAY);

  it('are the same for the same seed and day, and others for another seed', () => {
    expect(demoDepartures('liveaboard', weekly, TODAY)).toEqual(departures);
    expect(demoDepartures('other', weekly, TODAY)).not.toEqual(departures);
  });

  it('reach 18 months ahead on their weekday, from tomorrow', () => {
    expect(departures.every(({ date }) => new Date(date).getUTCDay() === 6)).toBe(true);
    expect(departures[0]?.date).toBe('2026-11-28');
    expect(departures.at(-1)?.date).toBe('2028-05-20');
    expect(departures).toHaveLength(78);
    expect(demoDepartures('liveaboard', weekly, '2026-11-28')[0]?.date).toBe('2026-12-05');
  });

  it('leave out every second week where they should, whatever day it is', () => {
    const fortnightly = { ...weekly, every: 2 };
    const dates = demoDepartures('slow', fortnightly, TODAY).map(({ date }) => date);
    expect(dates[1]).toBe(addDays(dates[0] ?? '', 14));
    const later = demoDepartures('slow', fortnightly, addDays(TODAY, 3)).map(({ date }) => date);
    expect(dates).toEqual(expect.arrayContaining(later.filter((date) => date <= LAST)));
  });

  it('close their list so many hours before the day begins in the Maldives', () => {
    expect(departures[0]?.cutoffAt).toBe('2026-11-25T19:00:00.000Z');
  });

  it('never have more sold than places', () => {
    for (const { sold } of departures) {
      expect(sold).toBeGreaterThanOrEqual(0);
      expect(sold).toBeLessThanOrEqual(10);
    }
  });
});

describe('nights of the demo', () => {
  const nights = demoNights('kandu-veli water', 6, TODAY);
  const shapeOf = (all: typeof nights, today: string) =>
    all.map(({ date, sold, stopSell }) => [(Date.parse(date) - Date.parse(today)) / 86_400_000, sold, stopSell]);

  it('are the same for the same seed and day, and as full so many days ahead on any', () => {
    expect(demoNights('kandu-veli water', 6, TODAY)).toEqual(nights);
    const later = addDays(TODAY, 17);
    expect(shapeOf(demoNights('kandu-veli water', 6, later), later)).toEqual(shapeOf(nights, TODAY));
    expect(demoNights('kandu-veli beach', 6, TODAY)).not.toEqual(nights);
  });

  it('reach 18 months ahead from today, each once', () => {
    expect(nights[0]?.date).toBe(TODAY);
    expect(nights.at(-1)?.date).toBe(LAST);
    expect(new Set(nights.map(({ date }) => date)).size).toBe(nights.length);
  });

  it('never have more sold than rooms', () => {
    expect(nights.every(({ sold }) => sold >= 0 && sold <= 6)).toBe(true);
  });
});

describe('all kinds of day', () => {
  it('are among the nights of any handful of rooms', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((seed) => demoNights(seed, 6, TODAY));
    const nights = all.flat();
    expect(nights.length).toBeLessThan(5 * (DEMO_DAYS + 1));
    expect(nights.some(({ sold }) => sold === 6)).toBe(true);
    expect(nights.some(({ sold }) => sold === 4)).toBe(true);
    expect(nights.some(({ stopSell }) => stopSell)).toBe(true);
    expect(nights.some(({ minNights }) => minNights === 2)).toBe(true);
  });

  it('are among the departures of the demo', () => {
    const all = Object.entries(readDemoStock().departures).flatMap(([slug, rhythm]) =>
      demoDepartures(slug, rhythm, TODAY).map(({ sold, status }) => ({ status, share: sold / rhythm.capacity })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['open', 'closed', 'cancelled']));
    expect(all.some(({ share }) => share === 1)).toBe(true);
    expect(all.some(({ share }) => share > 0.5 && share < 1)).toBe(true);
    expect(all.some(({ share }) => share < 0.5)).toBe(true);
  });
});
