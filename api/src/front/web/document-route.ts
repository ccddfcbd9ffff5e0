import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';
import { REDIRECTS, isStaffPath, localized, safeNext, splitLanguage } from '@atoll/contract/paths';
import type { RemoteDeclaration, RouteDeclaration } from '@atoll/contract/remote';

export type DocumentKind =
  'home' | 'package-list' | 'package' | 'resort-list' | 'resort' | 'booking' | 'page' | 'staff' | 'unknown';

/** What a requested address stands for. */
export interface DocumentRoute {
  kind: DocumentKind;
  language: Language;
  /** Address without language prefix. */
  path: string;
  /** Slug or id in the address. */
  slug: string | null;
  /** Remote that draws the page, and the page's name there. */
  owner: { remote: string; namespace: string; page: string } | null;
}

/** Addresses of the product that have a document whether or not a remote serves them now. */
const KNOWN: readonly (readonly [DocumentKind, RegExp])[] = [
  ['home', /^\/$/],
  ['package-list', /^\/packages$/],
  ['package', /^\/packages\/([^/]+)$/],
  ['booking', /^\/packages\/([^/]+)\/book$/],
  ['page', /^\/booking\/confirmation\/[^/]+$/],
  ['booking', /^\/booking\/([^/]+)$/],
  ['resort-list', /^\/resorts$/],
  ['resort', /^\/resorts\/([^/]+)$/],
  ['staff', /^\/ttm\/login$/],
  ['staff', /^\/dashboard$/],
];

const patterns = new Map<string, RegExp>();

function matches(route: RouteDeclaration, path: string): boolean {
  let pattern = patterns.get(route.path);
  if (!pattern) {
    pattern = new RegExp(`^${route.path.replace(/[.~]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+')}$`);
    patterns.set(route.path, pattern);
  }
  return pattern.test(path);
}

const dynamicParts = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;

function ownerOf(path: string, declarations: readonly RemoteDeclaration[]) {
  const found = declarations
    .flatMap((declaration) => declaration.routes.map((route) => ({ declaration, route })))
    .filter(({ route }) => matches(route, path))
    .toSorted((a, b) => dynamicParts(a.route.path) - dynamicParts(b.route.path))[0];
  if (!found) return null;
  const { declaration, route } = found;
  return { remote: declaration.name, namespace: declaration.namespace, page: route.page };
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Reads an address (path only). */
export function routeOf(pathname: string, declarations: readonly RemoteDeclaration[]): DocumentRoute {
  const { language, path } = splitLanguage(pathname);
  const owner = ownerOf(path, declarations);
  const known = KNOWN.map(([kind, pattern]) => ({ kind, match: pattern.exec(path) })).find(({ match }) => match);
  const base = { language, path, owner };
  // Staff addresses exist without a prefix only.
  if (isStaffPath(path)) {
    const exists = path === pathname && (known || owner);
    return { ...base, kind: exists ? 'staff' : 'unknown', slug: null };
  }
  if (known?.match) {
    const slug = decoded(known.match[1]);
    return { ...base, kind: known.match[1] !== undefined && slug === null ? 'unknown' : known.kind, slug };
  }
  return { ...base, kind: owner ? 'page' : 'unknown', slug: null };
}

/** Where an address has moved to for good, or null. Keeps the language; `search` starts with `?` or is empty. */
export function movedTo(pathname: string, search: string): string | null {
  const target = newPlace(pathname, search);
  // The path comes from outside: `/en//host` must not become another site's address. What leads nowhere has not moved.
  return target === null ? null : safeNext(target, '') || null;
}

function newPlace(pathname: string, search: string): string | null {
  if (/^\/en(\/|$)/.test(pathname)) return (pathname.slice(3) || '/') + search;
  const { language, path } = splitLanguage(pathname);
  const redirect = REDIRECTS.find(([from]) => from.test(path));
  if (redirect) return localized(redirect[1], language);
  if (pathname !== '/' && pathname.endsWith('/'))
    return localized(path.replace(/(?<!\/)\/+$/, '') || '/', language) + search;
  if (language !== DEFAULT_LANGUAGE && isStaffPath(path)) return path + search;
  return null;
}
