import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SLUG, TRIP, VALUES } from '../test/fixtures';
import { bookingBody } from './booking-body';
import { readValues } from './booking-values';
import { forgetOldDrafts, readDraft, removeDraft, writeDraft } from './draft';

describe('a stored draft', () => {
  it.each([[[]], [[0]], [[17, null]], [Array.from({ length: 10 }, () => 5)]])('is read with children of %j', (ages) => {
    expect(readValues({ ...VALUES, childrenAges: ages })).toEqual({ ...VALUES, childrenAges: ages });
  });

  it.each([[[-1]], [[18]], [[7.5]], [['7']], [[{}]], ['7'], [null], [Array.from({ length: 11 }, () => 5)]])(
    'is none with children of %j',
    (ages) => {
      expect(readValues({ ...VALUES, childrenAges: ages })).toBeNull();
    },
  );

  it.each([0, 21, 1.5, '2', null])('is none with %j adults', (adults) => {
    expect(readValues({ ...VALUES, adults })).toBeNull();
  });
});

describe('a draft in a tab of its own', () => {
  const HOUR = 3_600_000;
  const KEY = '019aa7c1-0000-7000-8000-0000000000aa';
  const nobody = { name: '', email: '', phone: '', requests: '', terms: false };
  const body = bookingBody({ package: String(TRIP.id) }, VALUES, {
    ...{ language: 'en', currency: 'USD', shown: { total: '7980.00', nights: 9 } },
  });
  /** As the next tab finds it, so many hours later. */
  const later = (hours: number) => {
    jest.setSystemTime(Date.now() + hours * HOUR);
    sessionStorage.clear();
    return readDraft(SLUG);
  };
  const stored = () => JSON.stringify(localStorage);
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is there for a day but for the conditions, with a key only where something may have arrived', () => {
    writeDraft(SLUG, { values: VALUES, key: KEY, sent: [] });
    expect(later(23)).toEqual({ values: { ...VALUES, terms: false } });
    writeDraft(SLUG, { values: VALUES, key: KEY, sent: [body] });
    expect(later(1)).toEqual({ values: { ...VALUES, terms: false }, key: KEY, sent: [body] });
  });

  it('names nobody after a day, and is none after two weeks; nothing of it stays in the browser', () => {
    writeDraft(SLUG, { values: VALUES, key: KEY, sent: [body] });
    expect(later(25)).toEqual({ values: { ...VALUES, ...nobody } });
    expect(stored()).not.toContain(VALUES.email);
    expect(later(14 * 24)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is none where it was written tomorrow: the clock of the browser was wrong', () => {
    writeDraft(SLUG, { values: VALUES });
    expect(later(-24)).toBeNull();
  });

  it('is forgotten whichever form is opened next', () => {
    writeDraft('another', { values: VALUES });
    jest.setSystemTime(Date.now() + 25 * HOUR);
    forgetOldDrafts();
    expect(stored()).not.toContain(VALUES.email);
    jest.setSystemTime(Date.now() + 14 * 24 * HOUR);
    forgetOldDrafts();
    expect(localStorage).toHaveLength(0);
  });

  it('ends everywhere with its booking, and is none where it cannot be read', () => {
    writeDraft(SLUG, { values: VALUES });
    removeDraft(SLUG);
    expect(readDraft(SLUG)).toBeNull();
    localStorage.setItem(`atoll_booking_draft:${SLUG}`, '{"at":');
    expect(readDraft(SLUG)).toBeNull();
  });

  it('of this tab counts before what another one wrote', () => {
    writeDraft(SLUG, { values: VALUES });
    const mine = { ...VALUES, adults: 4 };
    sessionStorage.setItem(`atoll_booking_draft:${SLUG}`, JSON.stringify({ values: mine }));
    expect(readDraft(SLUG)).toEqual({ values: mine });
  });
});
