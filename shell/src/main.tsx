import '@atoll/ui/document.css';
import type { DocumentState } from '@atoll/contract/document';
import { SESSION_ENDED } from '@atoll/contract/paths';
import { createStore, transport } from '@atoll/api-client/base';
import { hydrateInto } from '@atoll/api-client/hydrate';
import { watchLooking } from '@atoll/api-client/looking';
import { watchOtherTabs } from '@atoll/api-client/other-tabs';
import { i18n, setLanguage } from '@atoll/i18n/instance';
import { firstVisitRedirect, languageOf } from '@atoll/i18n/language-choice';
import { type App, type Missing, isMissing, routesOf } from './app-context';
import { breath } from './breath';
import { readDocumentState } from './document-state';
import { reportError, watchUncaught } from './errors/error-reports';
import { documentRead, giveUpLateStyles } from './late-styles';
import { prefetchOnIntent } from './navigation/prefetch';
import { notify } from './notifications/messages';
import { createRemoteLoader, federatedContainers } from './remotes/remote-loader';
import { type Router, addMissingRemotes } from './routes/routes';
import { takeOver } from './take-over';
import { endureTranslators } from './translation/endure-translators';
import { isCounted, whenSeen } from './visits/is-counted';
import { SHELL_NAMESPACES, ensureTexts, takeDocumentTexts } from './texts';

async function start(): Promise<void> {
  watchUncaught();
  endureTranslators();
  // The code has just been read, which is a long task of its own.
  await breath();
  await documentRead();
  giveUpLateStyles();
  const state = await readDocumentState();
  await takeDocumentTexts(state);
  const language = languageOf(location.pathname);
  await ensureTexts(state.remotes, language, SHELL_NAMESPACES);
  await setLanguage(language);
  await breath();

  const set = state.remotes;
  const loader = createRemoteLoader(set, federatedContainers(), (origin) => ({
    release: origin.version,
    notify,
    reportError: (error, level) => reportError(error, level, origin),
  }));
  const store = createStore();
  watchLooking(store);
  watchOtherTabs(store);
  hydrateInto(store, state.queries);
  const missing = missingIn(state);
  const app: App = {
    state,
    set,
    store,
    loader,
    ...(missing && { missing }),
    refresh: () => addMissingRemotes(app, () => router),
  };
  transport.toLogin = (path) => void router.navigate(path, { state: SESSION_ENDED });
  transport.language = () => i18n.language;
  transport.onLoop = (error) => void reportError(error, 'component');
  prefetchOnIntent(routesOf(set), loader);
  const router: Router = await takeOver(app);
  await whenSeen();
  // Where its script cannot be had, the page keeps the texts it has.
  void import('./live-texts/live-texts').then(
    ({ startLiveTexts }) => startLiveTexts(app),
    () => undefined,
  );
  if (!isCounted(location.pathname, navigator, store)) return;
  // Where its script cannot be had, this visit is not counted.
  await import('./visits/visits').then(
    ({ countVisits }) => countVisits(app, router),
    () => undefined,
  );
}

/** What this document found nothing for, in the words of its remote. */
function missingIn(state: DocumentState): Missing | undefined {
  const { heading } = state;
  return isMissing(state) && heading ? { address: location.pathname + location.search, heading } : undefined;
}

// A preview is shown in the language of its address, whoever looks at it.
const isPreview = new URLSearchParams(location.search).has('preview');
const elsewhere = isPreview ? null : firstVisitRedirect(location.pathname);
if (elsewhere) location.replace(elsewhere + location.search + location.hash);
else void start();
