import { describe, expect, it } from '@jest/globals';
import { maldivesDay } from '@atoll/contract/days';
import { wishCases } from '@atoll/contract/testing/wish-cases';
import { TRIP_DESCRIPTION } from '@atoll/contract/trip-wish';
import { wishBody } from './wish-body';
import { NO_WISH, type WishValues, readWish, stepsDone, wishFaults } from './wish-values';

const NOW = new Date('2027-03-31T07:00:00Z');
const WHOLE: WishValues = {
  ...NO_WISH,
  ...{ when: 'flexible', anywhere: true, description: 'A quiet island.', email: 'anna@example.com', consent: true },
};

describe('wishes as the builder judges them', () => {
  it.each(wishCases(maldivesDay(NOW)).filter(({ wished }) => wished.travellers !== null))(
    'as the server does: $name',
    ({ wished, fault }) => {
      const ages = [...(wished.children_ages ?? [])];
      const values: WishValues = {
        ...WHOLE,
        ...wished.builder,
        adults: (wished.travellers ?? 0) - ages.length,
        children_ages: ages,
        date_from: wished.date_from ?? '',
        date_to: wished.date_to ?? '',
        travel_month: wished.travel_month ?? '',
        phone: wished.phone ?? '',
      };
      expect(Object.keys(wishFaults(values, NOW))).toEqual(fault ? [fault.field] : []);
    },
  );

  it('count a step only when it could be sent', () => {
    expect(stepsDone(wishFaults(NO_WISH, NOW))).toEqual([]);
    expect(stepsDone(wishFaults({ ...NO_WISH, when: 'flexible' }, NOW))).toEqual([1]);
    expect(stepsDone(wishFaults({ ...WHOLE, children_ages: [null] }, NOW))).toEqual([2, 3, 4]);
    expect(stepsDone(wishFaults(WHOLE, NOW))).toEqual([1, 2, 3, 4]);
  });

  it('take as many characters as the server does', () => {
    const { min, max } = TRIP_DESCRIPTION;
    const sends = (length: number) => !wishFaults({ ...WHOLE, description: 'a'.repeat(length) }, NOW).description;
    expect([min - 1, min, min + 1, max - 1, max, max + 1].map((length) => sends(length))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('survive the storage, whatever else lies in it', () => {
    expect(readWish(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE);
    expect(readWish({ when: 'soon', stays: ['castle', 'resort'], adults: 'many', children_ages: [99, 4] })).toEqual({
      ...NO_WISH,
      stays: ['resort'],
      children_ages: [4],
    });
    expect(readWish('nothing')).toBeNull();
  });

  it('are sent without what was chosen before another time was', () => {
    const values: WishValues = { ...WHOLE, date_from: '2027-05-01', travel_month: '2027-06', duration: 7 };
    const body = wishBody(values, { language: 'ru', currency: 'EUR' });
    expect(body).toMatchObject({ duration: 7, travellers: 2, locale: 'ru', currency: 'EUR' });
    expect([body.date_from, body.travel_month, body.phone]).toEqual([undefined, undefined, undefined]);
  });
});
