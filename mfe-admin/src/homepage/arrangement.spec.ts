import { describe, expect, it } from '@jest/globals';
import type { HomepageSectionDto } from '@atoll/api-client/endpoints/types.gen';
import { merged, withValue } from '../office/merge';
import { type Arrangement, arranged, arrangementOf, bodyOf, moved } from './arrangement';

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
const BASE = arrangementOf({ sections: STORED });
const idsOf = (sections: readonly { id: number }[]) => sections.map(({ id }) => id);
const sent = (mine: Arrangement) => bodyOf(BASE, arranged(STORED, mine)).sections;

describe('the home page as somebody arranges it', () => {
  it('is as stored while nothing is changed, and nothing of it is sent', () => {
    expect(
      arranged(STORED, BASE).map(({ texts, ...rest }) => ({ ...rest, texts: { ...texts, zh: undefined } })),
    ).toEqual(STORED);
    expect(sent(BASE)).toEqual([1, 2, 3, 4, 5].map((id) => ({ id })));
  });

  it('keeps the first view and the search first, and sections that are new last', () => {
    const turned = [STORED[3]!, STORED[1]!, STORED[0]!];
    expect(arrangementOf({ sections: turned }).order).toEqual([1, 2, 4]);
    expect(idsOf(arranged(STORED, arrangementOf({ sections: turned })))).toEqual([1, 2, 4, 3, 5]);
  });

  it('sends of a section what has changed, and of its words the language', () => {
    const words = withValue(BASE, ['sections', '3', 'texts', 'ru', 'title'], 'Иначе');
    expect(sent(withValue(words, ['sections', '4', 'visible'], false))).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3, texts: { ru: { title: 'Иначе' } } },
      { id: 4, visible: false },
      { id: 5 },
    ]);
  });

  it('lies on what a colleague stored meanwhile word by word, and asks about an order that both changed', () => {
    const title = ['sections', '3', 'texts', 'ru', 'title'];
    const subtitle = ['sections', '3', 'texts', 'zh', 'subtitle'];
    const mine = withValue(withValue(BASE, title, 'Иначе'), ['order'], [1, 2, 4, 3, 5]);
    const theirs = withValue(withValue(BASE, subtitle, '另一种'), ['order'], [1, 2, 3, 5, 4]);
    const { value, conflicts } = merged(BASE, mine, theirs);
    expect(value.sections[3]!.texts).toMatchObject({ ru: { title: 'Иначе' }, zh: { subtitle: '另一种' } });
    expect(value.order).toEqual([1, 2, 4, 3, 5]);
    expect(conflicts.map(({ path: [member] }) => member)).toEqual(['order']);
  });

  it('moves one entry and leaves the others in their order', () => {
    expect(moved([1, 2, 3, 4], 3, 1)).toEqual([1, 4, 2, 3]);
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  });
});
