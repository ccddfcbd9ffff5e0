import '@atoll/ui/document.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { ROOT_ID } from '@atoll/contract/document';
import { SESSION_ENDED } from '@atoll/contract/paths';
import { createStore, hydrateQueries, queueInlineQueries, transport } from '@atoll/api-client/base';
import { i18n, setLanguage } from '@atoll/i18n/instance';
import { firstVisitRedirect, languageOf } from '@atoll/i18n/language-choice';
import { type App, AppContext, routesOf } from './app-context';
import { readDocumentState } from './document-state';
import { AppError } from './errors/app-error';
import { ErrorBoundary } from './errors/error-boundary';
import { reportError, watchUncaught } from './errors/error-reports';
import { prefetchOnIntent } from './navigation/prefetch';
import { notify } from './notifications/notifications';
import { createRemoteLoader, federatedContainers } from './remotes/remote-loader';
import { addMissingRemotes, createRoutes } from './routes/routes';
import { SHELL_NAMESPACES, ensureTexts, takeTexts } from './texts';

async function start(): Promise<void> {
  watchUncaught();
  const state = await readDocumentState();
  for (const [namespace, texts] of Object.entries(state.texts))
    takeTexts(state.remotes, state.language, namespace, texts);
  queueInlineQueries(state.queries);
  const language = languageOf(location.pathname);
  await ensureTexts(state.remotes, language, SHELL_NAMESPACES);
  await setLanguage(language);

  const set = state.remotes;
  const loader = createRemoteLoader(set, federatedContainers(), (origin) => ({
    release: origin.version,
    notify,
    reportError: (error, level) => reportError(error, level, origin),
  }));
  const store = createStore();
  hydrateQueries(store);
  const app: App = { state, set, store, loader, refresh: () => addMissingRemotes(app, () => router) };
  const router = createBrowserRouter(createRoutes(app));

  transport.toLogin = (path) => void router.navigate(path, { state: SESSION_ENDED });
  transport.language = () => i18n.language;
  transport.onLoop = (error) => void reportError(error, 'component');
  prefetchOnIntent(routesOf(set), loader);
  const root = document.getElementById(ROOT_ID) ?? document.body.appendChild(document.createElement('div'));
  // Caught errors are reported by the boundaries; React would only print them.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <AppContext value={app}>
            <ErrorBoundary level="app" fallback={(errorId) => <AppError errorId={errorId} />}>
              <RouterProvider router={router} />
            </ErrorBoundary>
          </AppContext>
        </Provider>
      </I18nextProvider>
    </StrictMode>,
  );
}

const elsewhere = firstVisitRedirect(location.pathname);
if (elsewhere) location.replace(elsewhere + location.search + location.hash);
else void start();
