import type { DocumentState } from '@atoll/contract/document';
import type { Language } from '@atoll/contract/languages';
import { addTexts, currentLanguage, i18n } from '@atoll/i18n/instance';
import type { Drawing } from '../app-context';
import { reportMissing } from '../missing-texts/report-missing';
import { type ReadTexts, askedAs, readTexts } from '../texts';
import { goOn } from './go-on';

type Texts = Record<string, object>;

/** What the API tells: texts of a part that are other than those that the page has. */
interface TextsEvent {
  part: number;
  version: string;
  /** True where these are all texts of their namespaces. */
  whole: boolean;
  texts: Texts;
}

/** Between two tries at a line that is down: so long at first and at most; each visitor waits a time of their own. */
const RETRY_MS = { first: 2_000, most: 300_000 };
/** Sets of texts that are named at most: the last of them. */
const PARTS = 10;
/** A page that is opened reads several sets of texts in a row. */
const SETTLED_MS = 500;

/** What came with the document, as it was read there. */
const ofDocument = ({ language, texts, textsVersion }: DocumentState): ReadTexts => ({
  language,
  namespaces: Object.keys(texts),
  version: textsVersion,
});

/** Puts texts in place of those that the page has; what shows them is drawn anew. */
function take(language: Language, { whole, texts }: TextsEvent): void {
  for (const [namespace, own] of Object.entries(texts)) {
    // Texts from files are nested, and would stand in front of what is told.
    if (whole) i18n.removeResourceBundle(language, namespace);
    addTexts(language, namespace, own);
  }
}

/**
 * Keeps the texts of the page as they are at the agency, by one line that stands while somebody looks at the page. What was missed
 * before and between is told first, since the page says which texts it has. What the page has no text for it tells in turn.
 * @returns what ends it
 */
export function followTexts({ set, state }: Pick<Drawing, 'set' | 'state'>): () => void {
  const first = ofDocument(state);
  const parts = () =>
    [first, ...readTexts].filter((part) => part.language === i18n.language && part.namespaces[0]).slice(-PARTS);
  const namesOf = ({ namespaces }: ReadTexts) => namespaces.map((namespace) => askedAs(set, namespace)).join(',');
  const shown = () => [i18n.language, ...parts().map(namesOf)].join(' ');

  let line: EventSource | undefined;
  let told: string;
  let failures = 0;
  /** One event after the other. */
  let taking = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, milliseconds);
  };
  const close = () => {
    clearTimeout(timer);
    line?.close();
    line = undefined;
  };

  function open(): void {
    close();
    if (document.hidden) return;
    const language = currentLanguage();
    const named = parts();
    told = shown();
    const known = named.map((part) => `${part.version}:${namesOf(part)}`).join(';');
    line = new EventSource(`/live/texts?lang=${language}&known=${encodeURIComponent(known)}`);
    line.onopen = () => void (failures = 0);
    line.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as TextsEvent;
      const part = named[event.part];
      if (part) part.version = event.version;
      taking = taking.then(goOn).then(() => take(language, event));
    };
    // The browser's own next try would name the texts of the first.
    line.onerror = () => {
      close();
      const longest = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** failures++);
      openIn(longest * (0.5 + Math.random()));
    };
  }

  const look = () => (document.hidden ? close() : openIn(SETTLED_MS));
  const change = () => {
    if (line && shown() !== told) openIn(SETTLED_MS);
  };
  document.addEventListener('visibilitychange', look);
  i18n.on('languageChanged', change);
  i18n.store.on('added', change);
  const stopReports = reportMissing(set);
  open();
  return () => {
    stopReports();
    document.removeEventListener('visibilitychange', look);
    i18n.off('languageChanged', change);
    i18n.store.off('added', change);
    close();
  };
}
