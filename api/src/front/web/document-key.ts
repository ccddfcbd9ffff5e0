import { isLocalizedPath, localized } from '@atoll/contract/paths';
import type { PageOutline } from '@atoll/contract/page';
import type { DocumentRoute } from './document-route.js';

/** Parameters of an address that its page declares, in the order of their names. */
export function declaredSearch(params: URLSearchParams, outline: PageOutline | null): URLSearchParams {
  const { kept, free } = outline?.search ?? { kept: [], free: [] };
  const declared = new URLSearchParams([...params].filter(([name]) => kept.includes(name) || free.includes(name)));
  declared.sort();
  return declared;
}

/** All of an address that its page may depend on. */
export const addressOf = ({ language, path }: DocumentRoute, search: URLSearchParams): string =>
  localized(path, language) + (search.size > 0 ? `?${search}` : '');

/**
 * What a document is kept under; null where there may be any number of such addresses.
 * @param search as `declaredSearch` leaves it
 * @param tag changes with everything that is served
 */
export function documentKey(
  route: DocumentRoute,
  search: URLSearchParams,
  { tag, outline }: { tag: string; outline: PageOutline | null },
): string | null {
  const { kind, language, path, owner } = route;
  const isOwnSpelling = Object.values(owner?.params ?? {}).every((part) =>
    path.split('/').includes(encodeURIComponent(part)),
  );
  const isOneOfFew =
    search.size === 0 || (search.size === 1 && [...search.keys()].every((name) => outline?.search.kept.includes(name)));
  // Where the address does not say the language, the key does.
  const spoken = isLocalizedPath(path) ? '' : ` ${language}`;
  return kind === 'page' && isOwnSpelling && isOneOfFew ? `document ${tag} ${addressOf(route, search)}${spoken}` : null;
}
