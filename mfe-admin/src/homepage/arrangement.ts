import type {
  ArrangeHomepageDto,
  HomepageSectionDto,
  HomepageSectionListDto,
  WriteHomepageSectionDto,
} from '@atoll/api-client/endpoints/types.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { isEqual } from '../office/equal';

type Section = Required<Pick<WriteHomepageSectionDto, 'visible' | 'config' | 'texts'>>;

/** What somebody may change of the home page: the order of its sections, and of each what it shows and says. */
export interface Arrangement {
  /** Ids of all sections. */
  order: number[];
  sections: Record<number, Section>;
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

/** The home page as it is stored. Each section has a place for the words of every language, so that two people may write them. */
export function arrangementOf({ sections }: Pick<HomepageSectionListDto, 'sections'>): Arrangement {
  const rank = ({ type }: HomepageSectionDto) => (FIRST.includes(type) ? FIRST.indexOf(type) : FIRST.length);
  return {
    order: sections.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id),
    sections: Object.fromEntries(
      sections.map(({ id, visible, config, texts }) => [
        id,
        { visible, config, texts: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, texts[code] ?? {}])) },
      ]),
    ),
  };
}

/** The stored sections as an arrangement has them; those that it does not know come last. */
export function arranged(
  stored: readonly HomepageSectionDto[],
  { order, sections }: Arrangement,
): HomepageSectionDto[] {
  const placeOf = ({ id }: HomepageSectionDto) => (order.includes(id) ? order.indexOf(id) : order.length);
  return stored.toSorted((a, b) => placeOf(a) - placeOf(b)).map((section) => ({ ...section, ...sections[section.id] }));
}

/** What is sent: all sections in their order, each with what has changed of it. */
export const bodyOf = (base: Arrangement, sections: readonly HomepageSectionDto[]): ArrangeHomepageDto => ({
  sections: sections.map(({ id, visible, config, texts }) => {
    const was = base.sections[id];
    const languages = LANGUAGE_CODES.filter((code) => !isEqual(texts[code], was?.texts[code]));
    return {
      id,
      ...(visible !== was?.visible && { visible }),
      ...(!isEqual(config, was?.config) && { config }),
      ...(languages.length > 0 && { texts: Object.fromEntries(languages.map((code) => [code, texts[code] ?? {}])) }),
    };
  }),
});

/** A list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.filter((_, index) => index !== from);
  next.splice(to, 0, list[from] as T);
  return next;
}
