import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';
import { REDIRECTS, isStaffPath, localized, paths, safeNext, splitLanguage } from '@atoll/contract/paths';
import type { RemoteDeclaration } from '@atoll/contract/remote';

/** A page of a remote, an address of the office, or an address that nobody declares. */
export type DocumentKind = 'page' | 'staff' | 'unknown';

/** What a requested address stands for. */
export interface DocumentRoute {
  kind: DocumentKind;
  language: Language;
  /** Address without language prefix. */
  path: string;
  /** Remote that draws the page, the page's name there, and the parts of the path that its route names. */
  owner: { remote: string; namespace: string; page: string; params: Record<string, string> } | null;
}

/** Addresses of the office that have a document whether or not a remote serves them now. */
const OFFICE: readonly string[] = [paths.login(), paths.dashboard()];

const patterns = new Map<string, RegExp>();

/** The parts of a path that a route names; null where the path is not of that route. */
export function paramsOf(route: string, path: string): Record<string, string> | null {
  try {
    let pattern = patterns.get(route);
    if (!pattern) {
      pattern = new RegExp(`^${route.replace(/[.~]/g, '\\$&').replaceAll(/:([^/]+)/g, '(?<$1>[^/]+)')}$`);
      patterns.set(route, pattern);
    }
    const found = pattern.exec(path);
    if (!found) return null;
    const parts = Object.entries(found.groups ?? {}).map(([name, it]) => [name, decodeURIComponent(it)] as const);
    // Nothing is called so: they lead elsewhere.
    return parts.some(([, part]) => part === '.' || part === '..') ? null : Object.fromEntries(parts);
  } catch {
    // Nothing of ours is written so, nor is a route that names a part twice.
    return null;
  }
}

const dynamicParts = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;

function ownerOf(path: string, declarations: readonly RemoteDeclaration[]): DocumentRoute['owner'] {
  const [found] = declarations
    .flatMap((declaration) => declaration.routes.map((route) => ({ declaration, route })))
    .flatMap((place) => {
      const params = paramsOf(place.route.path, path);
      return params ? [{ ...place, params }] : [];
    })
    .toSorted((a, b) => dynamicParts(a.route.path) - dynamicParts(b.route.path));
  if (!found) return null;
  const { declaration, route, params } = found;
  return { remote: declaration.name, namespace: declaration.namespace, page: route.page, params };
}

/** Reads an address (path only). */
export function routeOf(pathname: string, declarations: readonly RemoteDeclaration[]): DocumentRoute {
  const { language, path } = splitLanguage(pathname);
  const owner = ownerOf(path, declarations);
  const base = { language, path, owner };
  // Staff addresses exist without a prefix only.
  if (isStaffPath(path)) {
    const exists = path === pathname && (OFFICE.includes(path) || owner);
    return { ...base, kind: exists ? 'staff' : 'unknown' };
  }
  return { ...base, kind: owner ? 'page' : 'unknown' };
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
