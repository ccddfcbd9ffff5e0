import type { ListSavedViewsApiArg } from '@atoll/api-client/endpoints/saved-views.gen';

/** Lists that keep views. */
export type ViewList = ListSavedViewsApiArg['list'];

/** A list as somebody wants to see it again: filters and order as the address has them, and columns. */
export interface ListView {
  name: string;
  /** Query string without the page. */
  query: string;
  columns?: string[] | null | undefined;
}

/** The query of a list without its page, always in the same order. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value !== ''));
  kept.sort();
  return kept.toString();
}
