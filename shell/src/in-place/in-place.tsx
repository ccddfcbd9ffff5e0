import { createRoot } from 'react-dom/client';
import { IN_PLACE } from '@atoll/contract/in-place';
import { paths } from '@atoll/contract/paths';
import type { RemoteSet } from '@atoll/contract/release';
import { currentLanguage, i18n } from '@atoll/i18n/instance';
import type { App } from '../app-context';
import { readRemoteSet } from '../document-state';
import { DrawnTree } from '../drawn-tree';
import { goOn } from '../live-texts/go-on';
import { ensureTexts } from '../texts';

/** The remote that has the page of translations: documents of the site do not name it. */
const editorOf = (set: RemoteSet | null) =>
  set?.remotes.find(({ candidates }) =>
    candidates[0]?.declaration.routes.some(({ path }) => path === paths.dashboardTranslations()),
  );

/**
 * Puts the editor of texts beside the page, once all of the page has been taken over: it draws the texts anew.
 * @throws where no remote that can be reached has the editor
 */
export async function startInPlace(app: App): Promise<void> {
  const remote = editorOf(app.set) ?? editorOf(await readRemoteSet());
  const namespace = remote?.candidates[0]?.declaration.namespace;
  if (!remote || namespace === undefined) throw new Error('No remote has the page of translations');
  if (!app.set.remotes.includes(remote)) app.set.remotes.push(remote);
  const [{ Page }] = await Promise.all([
    app.loader.loadPage(remote.name, IN_PLACE.page),
    ensureTexts(app.set, currentLanguage(), [namespace]),
    goOn(),
  ]);
  i18n.on('languageChanged', () => void ensureTexts(app.set, currentLanguage(), [namespace]));
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <DrawnTree app={app} i18n={i18n}>
      <Page />
    </DrawnTree>,
  );
}
