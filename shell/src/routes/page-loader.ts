import { redirect, redirectDocument } from 'react-router';
import type { Language } from '@atoll/contract/languages';
import { isStaffPath, paths, safeNext } from '@atoll/contract/paths';
import { hydrateQueries, readTokens } from '@atoll/api-client/base';
import { setLanguage } from '@atoll/i18n/instance';
import { languageOf } from '@atoll/i18n/language-choice';
import { type App, type DeclaredRoute, navNamespaces } from '../app-context';
import { reportError } from '../errors/error-reports';
import { type LoadedPage, RemoteFailure } from '../remotes/remote-loader';
import { SHELL_NAMESPACES, ensureTexts } from '../texts';

/** What a route's loader hands to its element. Failures are data: a loader that throws would take the frame with it. */
export type PageData =
  { state: 'ready'; loaded: LoadedPage } | { state: 'failed'; errorId: string } | { state: 'forbidden' };

/** Loads the texts that a page and its frame need, then switches the page's language. */
export async function prepareLanguage(app: App, pathname: string, namespaces: string[] = []): Promise<Language> {
  const language = languageOf(pathname);
  const areas = pathname.startsWith('/dashboard') ? (['dashboard'] as const) : (['main', 'footer'] as const);
  await ensureTexts(app.set, language, [...SHELL_NAMESPACES, ...navNamespaces(app.set, [...areas]), ...namespaces]);
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

/** The office and the public site have policies of their own, so going from one to the other takes a new document. */
const staffDocument = isStaffPath(location.pathname);

/** Loader of one declared route: guard, texts and code side by side, then the data that came with the document. */
export async function loadRoute(app: App, route: DeclaredRoute, request: Request): Promise<PageData | Response> {
  const url = new URL(request.url);
  if (isStaffPath(url.pathname) !== staffDocument) return redirectDocument(url.pathname + url.search + url.hash);
  const verdict = guard(app, route, url);
  if (verdict instanceof Response) return verdict;
  const texts = prepareLanguage(app, url.pathname, [route.namespace]);
  try {
    if (verdict === 'forbidden') return { state: 'forbidden' };
    const loaded = await app.loader.loadPage(route.remote, route.page);
    hydrateQueries(app.store);
    return { state: 'ready', loaded };
  } catch (error) {
    const errorId = error instanceof RemoteFailure ? error.errorId : reportError(error, 'page');
    return { state: 'failed', errorId };
  } finally {
    await setLanguage(await texts);
  }
}
