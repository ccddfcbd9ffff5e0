import { type ReactNode, startTransition } from 'react';
import { type RootOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { type RouteObject, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router';
import { FIRST_PAINT_ID, ROOT_ID } from '@atoll/contract/document';
import { i18n } from '@atoll/i18n/instance';
import { type App, type DeclaredRoute, routesOf } from './app-context';
import { breath } from './breath';
import { DrawnTree } from './drawn-tree';
import { HEARD, hearEarly } from './early-typing';
import { type Origin, reportError } from './errors/error-reports';
import { type PageData, loadRoute } from './routes/page-loader';
import { type Router, createRoutes } from './routes/routes';

/**
 * Makes the document a page. What the server drew with the release that runs here is gone on with, node by node; anything else
 * stands as it is until the page has been drawn in its place.
 */
export async function takeOver(app: App): Promise<Router> {
  const routes = createRoutes(app);
  const drawn = app.state.rendered && drawnRoute(app, routes);
  const data = drawn && (await loadRoute(app, drawn.route, new Request(location.href)));
  if (data instanceof Response) return leave(data);
  await breath();
  const router = createBrowserRouter(routes, drawn && data && { hydrationData: { loaderData: { [drawn.id]: data } } });
  const tree = (
    <DrawnTree app={app} i18n={i18n}>
      <RouterProvider router={router} />
    </DrawnTree>
  );
  const origin = data && originIfDrawnBy(app, data);
  if (origin) hydrate(tree, origin);
  else {
    window.atollEarly?.end();
    createRoot(emptyRoot(), OPTIONS).render(tree);
    performance.mark(HEARD);
  }
  return router;
}

// Caught errors are reported by the boundaries; React would only print them.
const OPTIONS: RootOptions = { onCaughtError: () => undefined };

/** The route of this address, whose remote drew the document. */
function drawnRoute(app: App, routes: RouteObject[]): { id: string; route: DeclaredRoute } | undefined {
  const id = matchRoutes(routes, location)?.at(-1)?.route.id ?? '';
  const route = routesOf(app.set).find((it) => id.split('#')[1] === it.id);
  return route && route.remote === app.state.rendered?.remote ? { id, route } : undefined;
}

/** The release that runs, if it is the one that drew the document. */
function originIfDrawnBy({ state: { rendered } }: App, data: PageData): Origin | undefined {
  const origin = data.state === 'ready' ? data.loaded.origin : undefined;
  return origin?.version === rendered?.version ? origin : undefined;
}

/** A transition yields to the reader between its pieces; an urgent render would be one long task. */
function hydrate(tree: ReactNode, origin: Origin): void {
  const onRecoverableError: RootOptions['onRecoverableError'] = (error, { componentStack }) =>
    void reportError((error as Error).cause ?? error, 'page', origin, componentStack);
  const root = rootElement();
  const Heard = hearEarly(root);
  startTransition(() => {
    hydrateRoot(root, <Heard>{tree}</Heard>, { ...OPTIONS, onRecoverableError });
  });
}

const rootElement = () =>
  document.getElementById(ROOT_ID) ??
  Object.assign(document.body.appendChild(document.createElement('div')), { id: ROOT_ID });

/** A root to draw in. What the server drew there becomes the first paint, which stays until there is something to replace it. */
function emptyRoot(): HTMLElement {
  const root = rootElement();
  if (!root.hasChildNodes()) return root;
  root.id = FIRST_PAINT_ID;
  const empty = document.createElement('div');
  empty.id = ROOT_ID;
  root.after(empty);
  return empty;
}

/** Goes to the document that knows the release which is served by now; what is read stays until it is there. */
function leave(to: Response): Promise<never> {
  location.assign(to.headers.get('Location') ?? location.href);
  return new Promise(() => undefined);
}
