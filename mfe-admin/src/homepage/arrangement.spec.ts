import { describe, expect, it } from '@jest/globals';
import type { HomepageSectionDto } from '@atoll/api-client/endpoints/types.gen';
import { EMPTY, arranged, isChanged, moved, parseDraft } from './arrangement';

const section = (id: number, type: HomepageSectionDto['type']): HomepageSectionDto => ({
  ...{ id, type, visible: true, order: id, config: {}, version: 1, updated_at: '2026-11-27T08:00:00.000Z' },
  texts: { en: { title: `Title ${id}` }, ru: { title: `Заголовок ${id}` } },
});
const STORED = [
  section(1, 'hero'),
  section(2, 'search'),
  section(3, 'map'),
  section(4, 'blog'),
  section(5, 'newsletter'),
];
const idsOf = (sections: readonly { id: number }[]) => sections.map(({ id }) => id);

describe('the home page as somebody arranges it', () => {
  it('is as stored while nothing is changed', () => {
    expect(arranged(STORED, EMPTY)).toEqual(STORED);
    expect(isChanged(STORED, arranged(STORED, EMPTY))).toBe(false);
  });

  it('keeps the first view and the search first, and sections that are new last', () => {
    expect(idsOf(arranged(STORED, { order: [4, 3, 1, 2], edits: {} }))).toEqual([1, 2, 4, 3, 5]);
  });

  it('lays words over those of their language alone', () => {
    const [, , map] = arranged(STORED, {
      order: [],
      edits: { 3: { visible: false, texts: { ru: { title: 'Иначе' } } } },
    });
    expect(map).toMatchObject({ visible: false, texts: { en: { title: 'Title 3' }, ru: { title: 'Иначе' } } });
    expect(isChanged(STORED, arranged(STORED, { order: [], edits: { 3: { visible: true } } }))).toBe(false);
  });

  it('moves one entry and leaves the others in their order', () => {
    expect(moved([1, 2, 3, 4], 3, 1)).toEqual([1, 4, 2, 3]);
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  });

  it('takes up what a browser kept, if it is a draft', () => {
    expect(parseDraft({ order: [2], edits: {} })).toEqual({ order: [2], edits: {} });
    for (const other of [null, 7, 'x', {}, { order: 1, edits: {} }, { order: [], edits: null }])
      expect(parseDraft(other)).toBeNull();
  });
});
