import { PAGE_SIZE } from '@atoll/contract/rules';
import { InvalidPageError } from '../errors/app-error.js';
import type { PageQuery } from './page.dto.js';

/** One page of a list as it goes over the wire. */
export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** The members of a query that paging needs. */
type Paging = Pick<PageQuery, 'page' | 'page_size'>;

/** Rows to skip and to take for a page query. */
export function pageWindow(query: Paging): { limit: number; offset: number } {
  const limit = query.page_size ?? PAGE_SIZE.usual;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

/**
 * Absolute addresses of the neighbouring pages, filters kept.
 * @param base public address of the installation, without trailing slash
 * @param url path and query as requested
 * @throws {InvalidPageError} when the page lies past the end
 */
export function pageLinks(base: string, url: string, query: Paging, count: number): Omit<Page<never>, 'results'> {
  const page = query.page ?? 1;
  const pages = Math.max(1, Math.ceil(count / (query.page_size ?? PAGE_SIZE.usual)));
  if (page > pages) throw new InvalidPageError();
  const link = (number: number) => {
    const target = new URL(url, `${base}/`);
    target.searchParams.set('page', String(number));
    return `${base}${target.pathname}${target.search}`;
  };
  return { count, next: page < pages ? link(page + 1) : null, previous: page > 1 ? link(page - 1) : null };
}

/** A page from rows already cut out by the query. */
export const toPage = <T>(base: string, url: string, query: Paging, count: number, results: T[]): Page<T> => ({
  ...pageLinks(base, url, query, count),
  results,
});

/** A page from rows that Postgres has already written as a JSON array. Returns JSON. */
export function toPageJson(base: string, url: string, query: Paging, count: number, rows: string): string {
  const { next, previous } = pageLinks(base, url, query, count);
  return `{"count":${count},"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)},"results":${rows}}`;
}
