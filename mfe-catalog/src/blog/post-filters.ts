import type { ListPostsApiArg, PostCategoryDto } from '@atoll/api-client/endpoints/posts.gen';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { FILTERS, numberWithin, slugsWithin } from '@atoll/contract/rules';

export const TOPICS = [
  'planning',
  'islands',
  'wildlife',
  'diving',
  'culture',
  'food',
] as const satisfies PostCategoryDto['code'][];
export type Topic = (typeof TOPICS)[number];

export interface PostFilters {
  category: Topic | null;
  tag: string;
  page: number;
}

/** Filters of an address; values that nobody could have chosen are dropped. */
export const readPostFilters = (query: URLSearchParams): PostFilters => ({
  category: TOPICS.find((topic) => topic === query.get('category')) ?? null,
  tag: slugsWithin(query.getAll('tag'))[0] ?? '',
  page: numberWithin(query.get('page'), FILTERS.page) ?? 1,
});

export const POST_FILTER_NAMES = ['category', 'page'] as const;

export const writePostFilters = ({ category, tag, page }: PostFilters): URLSearchParams =>
  new URLSearchParams({ ...(category && { category }), ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });

export const POST_DIALECT = {
  names: [...POST_FILTER_NAMES, 'tag'],
  read: readPostFilters,
  write: writePostFilters,
  to: (filters: PostFilters) => paths.blog(String(writePostFilters(filters))),
};

/** What the API is asked. */
export const postListArg = ({ category, tag, page }: PostFilters, lang: Language): ListPostsApiArg => ({
  lang,
  ...(category && { category }),
  ...(tag && { tag }),
  ...(page > 1 && { page }),
});
