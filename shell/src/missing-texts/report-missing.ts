import type { RemoteSet } from '@atoll/contract/release';
import { i18n } from '@atoll/i18n/instance';

interface MissingText {
  ns: string;
  key: string;
  kind: 'unknown' | 'plural';
}
/** What one release misses in one language. */
interface Report {
  remote: string;
  build_id: string;
  lang: string;
  items: MissingText[];
}

/** Reports wait for one another so long. */
const GATHER_MS = 10_000;
/** Texts of one report: the API takes no more. */
const MOST = 50;

const FORM = /_(zero|one|two|few|many|other)$/;
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A form that is missing beside others of its plural, or a key that nothing has. */
function kindOf(lang: string, ns: string, key: string): MissingText['kind'] {
  const root = key.replace(FORM, '');
  const has = (form: string) => i18n.getResource(lang, ns, `${root}_${form}`) !== undefined;
  return root !== key && FORMS.some(has) ? 'plural' : 'unknown';
}

/**
 * Counts texts that pages ask for and do not get, each once a visit, for the office's list of them. Only names of keys are sent,
 * never words; those of the shell itself have no release that the API knows, and are left out.
 * @returns what ends it
 */
export function reportMissing(set: RemoteSet): () => void {
  const seen = new Set<string>();
  let reports = new Map<string, Report>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const report of reports.values()) {
      const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
      navigator.sendBeacon('/api/translations/missing/', body);
    }
    reports = new Map();
  };
  const note = (_languages: readonly string[], ns: string, key: string) => {
    const lang = i18n.language;
    const name = `${lang} ${ns}:${key}`;
    const remote = set.remotes.find(({ candidates }) => candidates[0]?.declaration.namespace === ns);
    const version = remote?.candidates[0]?.version;
    // Of a plural every form is told, those that are there too.
    if (!remote || version === undefined || seen.has(name) || i18n.getResource(lang, ns, key) !== undefined) return;
    seen.add(name);
    const of = `${remote.name} ${lang}`;
    const report = reports.get(of) ?? { remote: remote.name, build_id: version, lang, items: [] };
    reports.set(of, report);
    if (report.items.length < MOST) report.items.push({ ns, key, kind: kindOf(lang, ns, key) });
    timer ??= setTimeout(send, GATHER_MS);
  };

  // The words of a page that is left are told with what has been gathered.
  const leave = () => reports.size > 0 && send();
  i18n.options.saveMissing = true;
  // In place of the library's own, which writes the key among the texts and has the whole page drawn anew.
  i18n.options.missingKeyHandler = note;
  window.addEventListener('pagehide', leave);
  return () => {
    clearTimeout(timer);
    i18n.options.saveMissing = false;
    window.removeEventListener('pagehide', leave);
  };
}
