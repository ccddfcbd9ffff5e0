import type { HomepageSectionDto, WriteHomepageSectionDto } from '@atoll/api-client/endpoints/types.gen';

export type Edit = Pick<WriteHomepageSectionDto, 'visible' | 'config' | 'texts'>;

/** What somebody has done to the home page and not stored yet. */
export interface Draft {
  /** Ids in their new order; empty where nothing was moved. */
  order: number[];
  edits: Record<number, Edit>;
}

export const EMPTY: Draft = { order: [], edits: {} };

/** What the browser kept, if it is a draft. */
export function parseDraft(value: unknown): Draft | null {
  const { order, edits } = (value ?? {}) as Partial<Draft>;
  return Array.isArray(order) && typeof edits === 'object' && edits !== null ? { order, edits } : null;
}

/** The stored sections with a draft laid over them, those first that always are. Sections that the draft does not know come last. */
export function arranged(stored: readonly HomepageSectionDto[], { order, edits }: Draft): HomepageSectionDto[] {
  const placeOf = ({ id, type }: HomepageSectionDto) => {
    const place = order.indexOf(id);
    const first = FIRST.indexOf(type);
    return first >= 0 ? first - FIRST.length : place < 0 ? order.length : place;
  };
  return stored
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((section) => {
      const edit = edits[section.id];
      return edit ? { ...section, ...edit, texts: { ...section.texts, ...edit.texts } } : section;
    });
}

/** What is sent of them. */
export const bodyOf = (sections: readonly HomepageSectionDto[]) => ({
  sections: sections.map(({ id, visible, config, texts }) => ({ id, visible, config, texts })),
});

/** True while something differs from what is stored. */
export const isChanged = (stored: readonly HomepageSectionDto[], mine: readonly HomepageSectionDto[]): boolean =>
  JSON.stringify(bodyOf(stored)) !== JSON.stringify(bodyOf(mine));

/** A list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.filter((_, index) => index !== from);
  next.splice(to, 0, list[from] as T);
  return next;
}

/** Sections that stand first wherever they are put, and have their words elsewhere. */
export const FIRST: readonly string[] = ['hero', 'search'];
/** Sections of things that are put forward, and how many each shows at most. */
export const LIMITS: Readonly<Record<string, number>> = {
  featured_packages: 8,
  featured_resorts: 6,
  destinations: 8,
  experiences: 8,
};
