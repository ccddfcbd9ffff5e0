import { isStaffPath, localized, safeNext, splitLanguage } from '@atoll/contract/paths';

/** Addresses that no redirect may take: the API, files, releases, the home page. */
const RESERVED = /^\/(api|r|shell|media)(\/|$)|\.[a-z0-9]{2,5}$/i;

/**
 * The address as the table keeps it: a path of this site without language prefix, query and trailing slash, or null when it is
 * none (other hosts, schemes, control characters in any encoding: security requirement S31).
 */
export function normalPath(address: string): string | null {
  if (safeNext(address, '') === '' || address.length > 300) return null;
  const url = URL.parse(address, 'http://site.invalid');
  if (url?.host !== 'site.invalid') return null;
  const { path } = splitLanguage(url.pathname);
  return path.replace(/(?<=.)\/+$/, '') || '/';
}

/** True when a redirect may start here: not at home, in the office, the API or at a file. */
export const mayRedirect = (path: string): boolean => path !== '/' && !isStaffPath(path) && !RESERVED.test(path);

/** Where an active redirect leads. */
export interface RedirectTarget {
  to: string;
  status: number;
}

/** The redirects of the site by where they start. */
export type RedirectTable = Readonly<Record<string, RedirectTarget>>;

const MAX_HOPS = 10;

/** The end of the chain that starts at `from`; null without a redirect, and for a loop. Permanent only when every step is. */
export function follow(table: RedirectTable, from: string): RedirectTarget | null {
  let path = from;
  let to: string | null = null;
  let status = 301;
  for (let hops = 0; hops < MAX_HOPS; hops++) {
    const next: RedirectTarget | undefined = Object.hasOwn(table, path) ? table[path] : undefined;
    if (!next) return to === null ? null : { to, status };
    to = next.to;
    if (next.status === 302) status = 302;
    path = normalPath(next.to) ?? '';
  }
  return null;
}

/** True when a redirect from `from` to `to` would lead back to itself through what the table holds. */
export function makesLoop(table: RedirectTable, from: string, to: string): boolean {
  let path = normalPath(to);
  for (let hops = 0; hops <= Object.keys(table).length + 1; hops++) {
    if (path === from) return true;
    const next: RedirectTarget | undefined = path !== null && Object.hasOwn(table, path) ? table[path] : undefined;
    if (!next) return false;
    path = normalPath(next.to);
  }
  return true;
}

/** The target in the language of the requested address, with its query when the target has none of its own. */
export function targetFor(address: string, to: string): string {
  const { language } = splitLanguage(address.split('?')[0] ?? '/');
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const own = splitLanguage(path);
  const place = own.path === path ? localized(path, language) : path;
  const query = address.includes('?') && !to.includes('?') ? address.slice(address.indexOf('?')) : '';
  return safeNext(place + (rest.startsWith('#') ? query + rest : rest + query), '/');
}
