import { type ListArg, toApiSearch } from '@atoll/contract/document-queries';
import { localized } from '@atoll/contract/paths';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import type { PageAnswer } from './answers.js';
import type { DocumentKind, DocumentRoute } from './document-route.js';
import type { PageContent } from './page-content.js';

/** Filters of lists that have a value for everybody: what they show is made each time. */
const COUNTLESS = ['search', 'price_min', 'price_max'];

export const isList = (kind: DocumentKind): boolean => kind === 'package-list' || kind === 'resort-list';

/** All of an address that its page may depend on: only lists read parameters. */
export const addressOf = ({ kind, language, path }: DocumentRoute, params: URLSearchParams): string =>
  localized(path, language) + (isList(kind) && params.size > 0 ? `?${params}` : '');

/**
 * What a document is kept under; null where there may be any number of such addresses.
 * @param tag changes with everything that is served
 */
export function documentKey(
  route: DocumentRoute,
  params: URLSearchParams,
  { tag, declarations }: { tag: string; declarations: readonly RemoteDeclaration[] },
): string | null {
  const { kind, path, slug } = route;
  const isOwnSpelling = slug === null || path.split('/').includes(encodeURIComponent(slug));
  const isDeclared = declarations.some(({ routes }) => routes.some((declared) => declared.path === path));
  if (kind === 'unknown' || !isOwnSpelling || (kind === 'page' && !isDeclared)) return null;
  if (isList(kind) && (params.size > 1 || COUNTLESS.some((name) => params.has(name)))) return null;
  return `document ${tag} ${addressOf(route, params)}`;
}

/** A list that says nothing about what its address asks has addresses without number. */
export function showsWhatIsAsked({ queries: [list] }: PageContent, params: URLSearchParams): boolean {
  if (!list || params.size === 0) return params.size === 0;
  const { lang: _lang, ...filters } = list.arg as ListArg;
  return toApiSearch(filters) === params.toString() && (list.data as PageAnswer<unknown>).results.length > 0;
}
