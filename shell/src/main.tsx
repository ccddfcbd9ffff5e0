import { createInstance } from '@module-federation/runtime';
import { createRoot } from 'react-dom/client';
import { Link, RouterProvider, createBrowserRouter } from 'react-router';
import { Provider } from 'react-redux';
import { I18nextProvider } from 'react-i18next';
import { createStore } from '@atoll/api-client/base';
import { i18n } from '@atoll/i18n/instance';
import { loadRemote, registerRemotes, registerPlugins } from '@module-federation/runtime';
import { allow, integrityPlugin, absolute } from './remotes/integrity';

const state = JSON.parse(document.getElementById('atoll-document')!.textContent!);
registerPlugins([integrityPlugin]);
const release = state.remotes.remotes[0].candidates[0];
allow(release);
registerRemotes([
  { name: 'mfe_catalog', entry: absolute(release, release.entry), type: 'global', entryGlobalName: 'mfe_catalog' },
]);
const root = createRoot(document.getElementById('root')!);
async function start() {
  try {
    const remote: any = await loadRemote('mfe_catalog/contract');
    const page = await remote.default.pages.start();
    const Page = page.default;
    const router = createBrowserRouter([
      {
        path: '*',
        element: (
          <>
            <Page />
            <Link to="/x">x</Link>
          </>
        ),
      },
    ]);
    root.render(
      <I18nextProvider i18n={i18n}>
        <Provider store={createStore()}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>,
    );
  } catch (error) {
    root.render(<h1 id="card">failed {String(error)}</h1>);
  }
}
void createInstance;
void start();
