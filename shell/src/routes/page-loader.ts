import { redirect, redirectDocument } from 'react-router';
import type { Language } from '@atoll/contract/languages';
import { isStaffPath, paths, safeNext } from '@atoll/contract/paths';
import type { NavDeclaration } from '@atoll/contract/remote';
import { readTokens } from '@atoll/api-client/base';
import { setLanguage } from '@atoll/i18n/instance';
import { languageOf } from '@atoll/i18n/language-choice';
import { type App, type DeclaredRoute, type Missing, navNamespaces } from '../app-context';
import { reportError } from '../errors/error-reports';
import { newerOnce } from '../remotes/newer-release';
import { type LoadedPage, RemoteFailure } from '../remotes/remote-loader';
import { SHELL_NAMESPACES, ensureTexts } from '../texts';

/** What a route's loader hands to its element. Failures are data: a loader that throws would take the frame with it. */
export type PageData =
  | { state: 'ready'; loaded: LoadedPage }
  | { state: 'missing'; heading: Missing['heading'] }
  | { state: 'failed'; errorId: string }
  | { state: 'forbidden' };

/** Areas of links that the frame of an address draws; the login's has none. */
function areasOf(pathname: string): NavDeclaration['area'][] {
  if (pathname.startsWith('/dashboard')) return ['dashboard'];
  return isStaffPath(pathname) ? [] : ['main', 'footer'];
}

/** Loads the texts that a page and its frame need, then switches the page's language. */
export async function prepareLanguage(app: App, pathname: string, namespaces: string[] = []): Promise<Language> {
  const language = languageOf(pathname);
  await ensureTexts(app.set, language, [
    ...SHELL_NAMESPACES,
    ...navNamespaces(app.set, areasOf(pathname)),
    ...namespaces,
  ]);
  return language;
}

/** Staff pages need a session and, where declared, a permission; the login is for those without one. */
function guard(app: App, route: DeclaredRoute, url: URL): Response | 'forbidden' | null {
  const user = readTokens() ? app.store.getState().session.user : null;
  if (route.path === paths.login()) {
    return user ? redirect(safeNext(url.searchParams.get('next'), paths.overview())) : null;
  }
  if (route.access !== 'staff') return null;
  if (!user) return redirect(paths.login(url.pathname + url.search));
  return route.permission && !user.permissions.includes(route.permission) ? 'forbidden' : null;
}

const staffDocument = isStaffPath(location.pathname);

/** The office and the public site have policies of their own, so going from one to the other takes a new document. */
export const otherDocument = ({ pathname, search, hash }: URL): Response | null =>
  isStaffPath(pathname) === staffDocument ? null : redirectDocument(pathname + search + hash);

/** True of the address for which the document has found nothing. */
export const isMissingAt = ({ missing }: Pick<App, 'missing'>, { pathname, search }: URL): boolean =>
  missing?.address === pathname + search;

/** Loader of one declared route: guard, texts and code side by side, then the data that came with the document. */
export async function loadRoute(app: App, route: DeclaredRoute, request: Request): Promise<PageData | Response> {
  const url = new URL(request.url);
  const elsewhere = otherDocument(url);
  if (elsewhere) return elsewhere;
  // Who comes back later asks anew: it may be there by then.
  if (!isMissingAt(app, url)) delete app.missing;
  const verdict = guard(app, route, url);
  if (verdict instanceof Response) return verdict;
  const prepare = () => prepareLanguage(app, url.pathname, [route.namespace]);
  const texts = prepare();
  try {
    if (verdict === 'forbidden') return { state: 'forbidden' };
    if (app.missing && isMissingAt(app, url)) return { state: 'missing', heading: app.missing.heading };
    const loaded = await app.loader.loadPage(route.remote, route.page);
    return { state: 'ready', loaded };
  } catch (error) {
    if (error instanceof RemoteFailure && (await newerOnce(app.set, route.remote)))
      return redirectDocument(url.pathname + url.search + url.hash);
    const errorId = error instanceof RemoteFailure ? error.errorId : reportError(error, 'page');
    return { state: 'failed', errorId };
  } finally {
    await texts;
    // Another release than the promoted one may have come to run, with texts of its own.
    await setLanguage(await prepare());
  }
}
