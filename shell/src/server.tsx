// What runs where pages are drawn on the server: one file with everything inside, built by tools/presets/rendered.mjs.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as i18next from 'i18next';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'real-react-router';
import type { Drawn, DrawingJob, ServerRemote } from '@atoll/contract/drawing';
import { LANGUAGES } from '@atoll/contract/languages';
import * as apiClient from '@atoll/api-client/base';
import { hydrateInto } from '@atoll/api-client/hydrate';
import * as i18nInstance from '@atoll/i18n/instance';
import { AppContext, type Drawing, routesOf } from './app-context';
import { DrawnTree } from './drawn-tree';
import * as reactI18next from './react-i18next-facade';
import * as reactRedux from './react-redux-facade';
import * as reactRouter from './react-router-facade';
import * as toolkit from './redux-toolkit-facade';
import { HeadingPage } from './routes/heading-page';
import { layoutOf, placeOf } from './routes/layout';
import type { PageData } from './routes/page-loader';
import { RemotePage } from './routes/remote-page';
import { head, outline, plan } from './server-pages';
import { heardTexts, i18nOf } from './server-texts';

export { head, outline, plan };

/** A part that a remote confines, unless it is asked what it throws. */
function Confined({ children, ...rest }: react.SuspenseProps) {
  const isOpen = react.useContext(AppContext)?.inOnePiece === 'all';
  return isOpen ? children : <react.Suspense {...rest}>{children}</react.Suspense>;
}

type Part = { default: react.ComponentType<object> };

/** A part whose script a browser loads when it needs it: here it is in the bundle, and there before the first page is drawn. */
function lazy(load: () => Promise<Part>) {
  let Loaded: Part['default'] | undefined;
  void load().then((part) => (Loaded = part.default));
  return (props: object) => Loaded && <Loaded {...props} />;
}

/** What remotes find under the names of tools/presets/shared.mjs. There is no document to make a root in. */
export const shared: Record<string, unknown> = {
  react: { ...react, Suspense: Confined, lazy },
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': {},
  'react-router': reactRouter,
  '@reduxjs/toolkit': toolkit,
  'react-redux': reactRedux,
  i18next,
  'react-i18next': reactI18next,
  '@atoll/api-client/base': apiClient,
  '@atoll/i18n/instance': i18nInstance,
};

/** React sends pictures ahead by links in front of what it draws. */
const PRELOADS = /^(?:<link [^>]*>)+/;
/** How React marks a piece that failed and is left to the browser. */
const LEFT_OUT = '<!--$!--><template></template>';
/** The same, with a digest by which the browser's React knows that the fault has been heard of. */
const REPORTED = '<!--$!--><template data-dgst=""></template>';

/** A page, with what was thrown as it was thrown. */
type RawDrawn = Omit<Drawn, 'fault'> & { fault?: { error: unknown } };

/**
 * Draws a page of a remote in its frame, or the frame with the document's heading when the job names none. Everything that one
 * page knows is made for it and forgotten, so that no page sees another's language, answers or choices.
 * @throws what the page threw
 */
export async function render(job: DrawingJob, remote?: ServerRemote | null): Promise<RawDrawn> {
  const leaf = await leafOf(job, remote);
  const { query, dataRoutes } = createStaticHandler(layoutOf({ public: leaf, bare: [], office: [] }));
  const context = await query(new Request(`http://site.invalid${job.url}`));
  if (context instanceof Response) throw new Error(`${job.url} leads elsewhere`);
  const store = apiClient.createStore();
  hydrateInto(store, job.state.queries);
  const draw = (inOnePiece?: Drawing['inOnePiece']) => {
    const app: Drawing = { state: job.state, set: job.state.remotes, store, ...(inOnePiece && { inOnePiece }) };
    return renderToString(
      <DrawnTree app={app} i18n={i18nOf(job.state)}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </DrawnTree>,
    );
  };
  try {
    const [html, texts] = heardTexts(i18nOf(job.state), draw);
    const fault = html.includes(LEFT_OUT) && faultOf(draw);
    const preloads = PRELOADS.exec(html)?.[0] ?? '';
    const body = html.slice(preloads.length);
    return fault
      ? { html: body.replaceAll(LEFT_OUT, REPORTED), preloads, texts, fault }
      : { html: body, preloads, texts };
  } finally {
    // Its clocks for answers that nobody shows would hold the store for half an hour.
    store.dispatch(apiClient.api.util.resetApiState());
  }
}

/**
 * Why a piece was left out: only the whole says it.
 * @throws what was thrown in a piece of the frame, or in the page where it does not confine it
 */
function faultOf(draw: (inOnePiece: Drawing['inOnePiece']) => string): { error: unknown } | undefined {
  draw('frame');
  try {
    draw('all');
  } catch (error) {
    return { error };
  }
}

/** The route that is drawn: its code comes with the job, so it loads nothing. */
async function leafOf({ remote, page, language, state }: DrawingJob, bundle: ServerRemote | null | undefined) {
  if (!remote) return [{ path: '*', element: <HeadingPage /> }];
  const importPage = bundle?.contract?.pages[page ?? ''];
  if (!importPage) throw new Error(`${remote.name} has no page ${page}`);
  const { default: Page } = await importPage();
  const data: PageData = { state: 'ready', loaded: { Page, origin: remote } };
  const declared = routesOf(state.remotes).filter((route) => route.remote === remote.name && route.page === page);
  const { prefix } = LANGUAGES[language];
  return declared.map((route) => ({ ...placeOf(route, prefix), loader: () => data, element: <RemotePage /> }));
}
