import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router';
import type { Language } from '@atoll/contract/languages';
import { type AppStore, createStore, transport } from '@atoll/api-client/base';
import { forgetRepeats } from '@atoll/api-client/repeats';
import { i18n, setLanguage } from '@atoll/i18n/instance';
import { type FakeApi, type Handlers, fakeApi } from './fake-api.tsx';
import { addRealTexts } from './texts.tsx';

export interface RenderAppOptions {
  language?: Language;
  /** Address the page is opened at, language prefix included. */
  route?: string;
  /** Route pattern the page hangs on, for `useParams`. */
  path?: string;
  /** Texts of the remote's namespace: `{ catalog: en }` with the JSON file of `language`. */
  texts?: Record<string, object>;
  handlers?: Handlers;
  /** Runs with the new store before the first render: sign somebody in, fill the cache. */
  prepare?: (store: AppStore) => void;
}

export interface RenderedApp extends RenderResult {
  store: AppStore;
  api: FakeApi;
  user: UserEvent;
  router: ReturnType<typeof createBrowserRouter>;
}

let last: FakeApi | undefined;
let lastRouter: RenderedApp['router'] | undefined;

/** Renders a page as the shell would: real store, real texts, a router, and an API that answers from `handlers`. */
export async function renderApp(ui: ReactElement, options: RenderAppOptions = {}): Promise<RenderedApp> {
  const { language = 'en', route = '/', path = '*', texts, handlers = {}, prepare } = options;
  addRealTexts(language, texts);
  await setLanguage(language);
  transport.retryDelayMs = 0;
  forgetRepeats();
  last?.restore();
  const api = (last = fakeApi(handlers));
  const store = createStore();
  prepare?.(store);
  window.history.replaceState(null, '', route);
  lastRouter?.dispose();
  const router = (lastRouter = createBrowserRouter([
    { path, element: ui },
    { path: '*', element: <p data-testid="elsewhere" /> },
  ]));
  const result = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </I18nextProvider>,
  );
  return { ...result, store, api, user: userEvent.setup(), router };
}
