import type { ListExperiencesApiArg } from '@atoll/api-client/endpoints/experiences.gen';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { FILTERS, numberWithin, slugsWithin } from '@atoll/contract/rules';

/** What there is to do, in the order in which it is asked for. */
export const KINDS = [
  'wildlife',
  'snorkelling',
  'diving',
  'cruise',
  'sandbank',
  'fishing',
  'surfing',
  'watersport',
  'culture',
  'photography',
  'wellness',
] as const satisfies NonNullable<ListExperiencesApiArg['category']>[];
export const EFFORTS = ['easy', 'moderate', 'challenging'] as const satisfies NonNullable<
  ListExperiencesApiArg['difficulty']
>[];
export const EXPERIENCE_SORTS = [
  'featured',
  'price_low',
  'price_high',
  'duration',
  'name',
] as const satisfies NonNullable<ListExperiencesApiArg['sort']>[];

export interface ExperienceFilters {
  destination: string;
  category: (typeof KINDS)[number] | null;
  difficulty: (typeof EFFORTS)[number] | null;
  sort: (typeof EXPERIENCE_SORTS)[number];
  page: number;
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((known) => known === value) ?? null;

/** Filters of an address; values nobody could have chosen are dropped. */
export const readExperienceFilters = (query: URLSearchParams): ExperienceFilters => ({
  destination: slugsWithin(query.getAll('destination'))[0] ?? '',
  category: oneOf(KINDS, query.get('category')),
  difficulty: oneOf(EFFORTS, query.get('difficulty')),
  sort: oneOf(EXPERIENCE_SORTS, query.get('sort')) ?? 'featured',
  page: numberWithin(query.get('page'), FILTERS.page) ?? 1,
});

export const EXPERIENCE_FILTER_NAMES = ['destination', 'category', 'difficulty', 'sort', 'page'] as const;

export const writeExperienceFilters = (filters: ExperienceFilters): URLSearchParams => {
  const { destination, category, difficulty, sort, page } = filters;
  return new URLSearchParams({
    ...(destination && { destination }),
    ...(category && { category }),
    ...(difficulty && { difficulty }),
    ...(sort !== 'featured' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
};

export const EXPERIENCE_DIALECT = {
  names: EXPERIENCE_FILTER_NAMES,
  read: readExperienceFilters,
  write: writeExperienceFilters,
  to: (filters: ExperienceFilters) => paths.experiences(String(writeExperienceFilters(filters))),
};

/** What the API is asked. */
export const experienceListArg = (filters: ExperienceFilters, lang: Language): ListExperiencesApiArg => {
  const { destination, category, difficulty, sort, page } = filters;
  return {
    lang,
    ...(destination && { destination: [destination] }),
    ...(category && { category }),
    ...(difficulty && { difficulty }),
    ...(sort !== 'featured' && { sort }),
    ...(page > 1 && { page }),
  };
};
