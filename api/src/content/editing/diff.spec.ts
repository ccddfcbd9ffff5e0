import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Json, apply, diff, sameJson } from './diff.js';

type JsonObject = { [key: string]: Json };

const json = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  object: fc.dictionary(
    fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__', 'x.y', '0'), fc.string({ maxLength: 3 })),
    tie('value'),
    {
      maxKeys: 5,
    },
  ),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ maxLength: 5 }),
    fc.array(tie('value'), { maxLength: 3 }) as fc.Arbitrary<Json>,
    tie('object') as fc.Arbitrary<Json>,
  ),
})).object;

/** As it comes out of the database. */
const stored = (value: JsonObject) => JSON.parse(JSON.stringify(value)) as JsonObject;

describe('difference of two documents', () => {
  it('turns one into the other when it is applied', () => {
    fc.assert(
      fc.property(json.map(stored), json.map(stored), (a, b) => {
        const [before, after] = [JSON.stringify(a), JSON.stringify(b)];
        expect(sameJson(apply(a, diff(a, b)), b)).toBe(true);
        expect([JSON.stringify(a), JSON.stringify(b)]).toEqual([before, after]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is empty between equal ones only, and turns around', () => {
    fc.assert(
      fc.property(json.map(stored), json.map(stored), (a, b) => {
        expect(diff(a, structuredClone(a))).toEqual([]);
        expect(diff(a, b).length === 0).toBe(sameJson(a, b));
        const back = diff(a, b).map(({ path, before, after }) => ({
          path,
          ...(after === undefined ? {} : { before: after }),
          ...(before === undefined ? {} : { after: before }),
        }));
        expect(sameJson(apply(b, back), a)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('names the member that differs', () => {
    const a = { name: 'Malé', text: { ru: { title: 'Мале' } }, days: [{ day: 1 }, { day: 2 }], tags: ['a'], gone: 1 };
    const b = {
      name: 'Malé',
      text: { ru: { title: 'Мале!' } },
      days: [{ day: 1 }, { day: 3 }],
      tags: ['a', 'b'],
      new: 1,
    };
    expect(diff(a, b)).toEqual([
      { path: ['text', 'ru', 'title'], before: 'Мале', after: 'Мале!' },
      { path: ['days', '1', 'day'], before: 2, after: 3 },
      { path: ['tags'], before: ['a'], after: ['a', 'b'] },
      { path: ['gone'], before: 1 },
      { path: ['new'], after: 1 },
    ]);
  });
});
