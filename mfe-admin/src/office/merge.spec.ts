import { describe, expect, it } from '@jest/globals';
import { merged, unsettled, valueAt, withValue } from './merge';

const BASE = {
  price: '100.00',
  name: { en: 'Reef', ru: 'Риф' },
  days: [{ title: 'One' }, { title: 'Two' }],
  tags: ['a', 'b'],
};

describe('two changes of one thing', () => {
  it('stand together where they are of different members, however deep', () => {
    const mine = { ...BASE, price: '90.00', days: [{ title: 'First' }, { title: 'Two' }] };
    const theirs = { ...BASE, name: { en: 'Reef', ru: 'Рифы' }, days: [{ title: 'One' }, { title: 'Second' }] };
    expect(merged(BASE, mine, theirs)).toEqual({
      value: {
        price: '90.00',
        name: { en: 'Reef', ru: 'Рифы' },
        days: [{ title: 'First' }, { title: 'Second' }],
        tags: ['a', 'b'],
      },
      conflicts: [],
    });
  });

  it('of the same member leave mine and tell theirs', () => {
    const mine = { ...BASE, name: { en: 'Reefs', ru: 'Риф' } };
    const theirs = { ...BASE, name: { en: 'The reef', ru: 'Риф' } };
    const { value, conflicts } = merged(BASE, mine, theirs);
    expect(value).toEqual(mine);
    expect(conflicts).toEqual([{ path: ['name', 'en'], was: 'Reef', mine: 'Reefs', theirs: 'The reef' }]);
  });

  it('that are the same are none', () => {
    const both = { ...BASE, price: '80.00' };
    expect(merged(BASE, both, { ...both })).toEqual({ value: both, conflicts: [] });
  });

  it('of a list to which one has added are about the whole list', () => {
    const mine = { ...BASE, tags: ['a', 'c'] };
    const theirs = { ...BASE, tags: ['a', 'b', 'd'] };
    expect(merged(BASE, mine, theirs).conflicts).toEqual([
      { path: ['tags'], was: BASE.tags, mine: ['a', 'c'], theirs: ['a', 'b', 'd'] },
    ]);
    expect(merged(BASE, BASE, theirs)).toEqual({ value: theirs, conflicts: [] });
  });

  it('of a list in which one has moved entries are about the whole list', () => {
    const moved = { ...BASE, days: [BASE.days[1]!, BASE.days[0]!] };
    const mended = { ...BASE, days: [{ title: 'First' }, { title: 'Two' }] };
    for (const [mine, theirs] of [
      [moved, mended],
      [mended, moved],
    ] as const)
      expect(merged(BASE, mine, theirs)).toEqual({
        value: mine,
        conflicts: [{ path: ['days'], was: BASE.days, mine: mine.days, theirs: theirs.days }],
      });
  });

  it('of a list of plain values, such as pictures, are about the whole list', () => {
    const of = (...images: number[]) => ({ images });
    for (const [mine, theirs] of [
      [of(2, 1, 3), of(1, 3, 2)],
      [of(4, 2, 3), of(1, 2, 5)],
    ] as const)
      expect(merged(of(1, 2, 3), mine, theirs)).toEqual({
        value: mine,
        conflicts: [{ path: ['images'], was: [1, 2, 3], mine: mine.images, theirs: theirs.images }],
      });
  });

  it('of the same position, or the same person, are about the whole of it', () => {
    const at = (lat: number, lng: number) => ({ lat, lng, coordinate_accuracy: 'exact', slug: 'reef' });
    const { value, conflicts } = merged(at(3, 72), at(4, 72), { ...at(3, 73), slug: 'the-reef' });
    expect(value).toEqual({ ...at(4, 72), slug: 'the-reef' });
    const [conflict] = conflicts;
    const point = (lat: number, lng: number) => ({ lat, lng, coordinate_accuracy: 'exact' });
    const path = ['lat,lng,coordinate_accuracy'];
    expect(conflicts).toEqual([{ path, was: point(3, 72), mine: point(4, 72), theirs: point(3, 73) }]);
    expect(withValue(value, path, conflict!.theirs)).toEqual({ ...at(3, 73), slug: 'the-reef' });
    expect(merged(unsettled(at(3, 73), conflicts), at(4, 72), at(3, 73)).conflicts).toEqual(conflicts);
    const person = (name: string, birth_date: string) => ({ people: [{ name, birth_date, nationality: null }] });
    const people = merged(person('', ''), person('Anna', ''), person('Boris', '1990-01-01'));
    expect([people.value, people.conflicts.length]).toEqual([person('Anna', ''), 1]);
  });

  it('stay open when more comes that is not about them, and only then', () => {
    const of = (en: string, price: string) => ({ ...BASE, price, name: { en, ru: 'Риф' } });
    const [mine, theirs] = [of('Mine', '100.00'), of('Theirs', '100.00')];
    const first = merged(BASE, mine, theirs);
    const also = of('Theirs', '80.00');
    expect(merged(theirs, first.value, also, first.conflicts)).toEqual({
      value: of('Mine', '80.00'),
      conflicts: first.conflicts,
    });
    const better = of('Better', '100.00');
    const told = [{ ...first.conflicts[0]!, was: 'Theirs', theirs: 'Better' }];
    expect(merged(theirs, mine, better, first.conflicts).conflicts).toEqual(told);
    expect(merged(theirs, mine, mine, first.conflicts).conflicts).toEqual([]);
  });

  it('are found again by who comes back before choosing', () => {
    const [mine, theirs] = [
      { ...BASE, price: '90.00', tags: ['c'] },
      { ...BASE, price: '80.00' },
    ];
    const { value, conflicts } = merged(BASE, mine, theirs);
    const kept = unsettled(theirs, conflicts);
    expect(merged(kept, value, theirs)).toEqual({ value, conflicts });
    expect(unsettled(theirs, [])).toBe(theirs);
  });

  it('keep what one has emptied and what one has added', () => {
    const base = { note: 'old' as string | null };
    expect(merged<Record<string, unknown>>(base, { note: null }, { note: 'old', more: 1 })).toEqual({
      value: { note: null, more: 1 },
      conflicts: [],
    });
  });
});

describe('a value inside', () => {
  it('is found and replaced, in objects and lists, and what is around it stays the same', () => {
    expect(valueAt(BASE, ['days', '1', 'title'])).toBe('Two');
    expect(valueAt(BASE, ['nothing', 'here'])).toBeUndefined();
    const next = withValue(BASE, ['days', '1', 'title'], 'Deux');
    expect(next.days).toEqual([{ title: 'One' }, { title: 'Deux' }]);
    expect([next.days[0], next.name]).toEqual([BASE.days[0], BASE.name]);
    expect(next.days[0]).toBe(BASE.days[0]);
    expect(withValue<object>({}, ['translations', 'ru', 'name'], 'Риф')).toEqual({
      translations: { ru: { name: 'Риф' } },
    });
  });
});
