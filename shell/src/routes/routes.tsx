import {
  Navigate,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  type createBrowserRouter,
  replace,
  useLocation,
} from 'react-router';
import { isStaffPath, localized, paths, splitLanguage } from '@atoll/contract/paths';
import { setLanguage } from '@atoll/i18n/instance';
import { type App, type DeclaredRoute, collisionsOf, navNamespaces, routesOf } from '../app-context';
import type { RemoteSet } from '@atoll/contract/release';
import { readRemoteSet } from '../document-state';
import { reportError } from '../errors/error-reports';
import NotFoundPage from '../errors/not-found-page';
import { FirstPaint } from '../first-paint';
import { OfficeToCome } from '../office/office-to-come';
import { type Layout, PREFIXES, layoutOf, placeOf } from './layout';
import { isMissingAt, loadRoute, otherDocument, prepareLanguage } from './page-loader';
import { RemotePage } from './remote-page';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The specification's client redirects, in the language of the address. */
function ToPackages() {
  const { language } = splitLanguage(useLocation().pathname);
  return <Navigate to={localized(paths.packages(), language)} replace />;
}

/**
 * Code and texts depend on the path alone; a changed filter must not load anything again, unless one of the two addresses has
 * nothing to show.
 */
const onNewPath =
  (app: App) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    currentUrl.href === nextUrl.href
      ? defaultShouldRevalidate
      : currentUrl.pathname !== nextUrl.pathname || isMissingAt(app, currentUrl) || isMissingAt(app, nextUrl);

function leaf(
  app: App,
  route: DeclaredRoute,
  prefix: string,
  fallback: RouteObject['hydrateFallbackElement'],
): RouteObject {
  return {
    ...placeOf(route, prefix),
    loader: ({ request }) => loadRoute(app, route, request),
    shouldRevalidate: onNewPath(app),
    element: <RemotePage />,
    hydrateFallbackElement: fallback,
  };
}

/** Declared routes by layout: public ones once for each language, the login without frame, the office. */
function leavesOf(app: App, declared: DeclaredRoute[]): Record<Layout, RouteObject[]> {
  const isPublic = ({ path, access }: DeclaredRoute) => access === 'public' && !isStaffPath(path);
  const isBare = ({ path, access }: DeclaredRoute) => access === 'public' && isStaffPath(path);
  const shown = declared.filter(isPublic);
  return {
    public: PREFIXES.flatMap((prefix) => shown.map((route) => leaf(app, route, prefix, <FirstPaint />))),
    bare: declared.filter(isBare).map((route) => leaf(app, route, '', <FirstPaint />)),
    office: declared.filter(({ access }) => access === 'staff').map((route) => leaf(app, route, '', <OfficeToCome />)),
  };
}

/** Says under whose name a route is missing; the page does without it. */
function reportCollisions(set: RemoteSet): void {
  for (const { remote, what, owner } of collisionsOf(set)) {
    const version = set.remotes.find(({ name }) => name === remote)?.candidates[0]?.version ?? '';
    reportError(new Error(`The ${what} is left out: ${owner} has it`), 'remote', { name: remote, version });
  }
}

/** Routes of the product from the declarations of its remotes. */
export function createRoutes(app: App): RouteObject[] {
  reportCollisions(app.set);
  const leaves = leavesOf(app, routesOf(app.set));
  const redirects = PREFIXES.flatMap((prefix) =>
    ['/properties/*', '/booking'].map((path) => ({ path: prefix + path, element: <ToPackages /> })),
  );
  const elsewhere: RouteObject = {
    path: '*',
    loader: async ({ request }) => {
      const url = new URL(request.url);
      // A public document does not know the office's remotes.
      const elsewhere = otherDocument(url);
      if (elsewhere) return elsewhere;
      if (await app.refresh()) return replace(request.url);
      // It stands in the frame of travellers, wherever it is.
      await setLanguage(await prepareLanguage(app, url.pathname, navNamespaces(app.set, ['main', 'footer'])));
      return null;
    },
    element: <NotFoundPage />,
    hydrateFallbackElement: <FirstPaint />,
  };
  const toOverview: RouteObject = { path: paths.dashboard(), element: <Navigate to={paths.overview()} replace /> };
  return layoutOf({
    public: [...leaves.public, ...redirects, elsewhere],
    bare: leaves.bare,
    office: [toOverview, ...leaves.office],
  });
}

/**
 * While a remote has no usable release its routes are unknown. Asks the registry again and adds what has become usable;
 * nothing that runs is swapped. True when there are new routes.
 */
export async function addMissingRemotes(app: App, router: () => Pick<Router, 'patchRoutes'>): Promise<boolean> {
  const missing = app.set.remotes.filter(({ candidates }) => candidates.length === 0).map(({ name }) => name);
  if (missing.length === 0) return false;
  const next = await readRemoteSet();
  const found = next?.remotes.filter(({ name, candidates }) => missing.includes(name) && candidates.length > 0) ?? [];
  if (found.length === 0) return false;
  // What is there keeps its addresses.
  app.set.remotes = [...app.set.remotes.filter(({ name }) => !found.some((it) => it.name === name)), ...found];
  reportCollisions(app.set);
  const declared = routesOf(app.set).filter(({ remote }) => found.some(({ name }) => name === remote));
  for (const [layout, leaves] of Object.entries(leavesOf(app, declared))) router().patchRoutes(layout, leaves);
  return true;
}
