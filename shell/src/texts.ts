import type { DocumentState } from '@atoll/contract/document';
import type { Language } from '@atoll/contract/languages';
import type { RemoteSet } from '@atoll/contract/release';
import { addTexts, hasTexts, i18n } from '@atoll/i18n/instance';

type Texts = Record<string, unknown>;
const TIMEOUT_MS = 3_000;

/** The shell's own texts as the build knew them: used when the API cannot be asked. */
const BUILT_IN: Record<string, (language: Language) => Promise<{ default: object }>> = {
  common: (language) => import(`@atoll/i18n/locales/common/${language}.json`),
  errors: (language) => import(`@atoll/i18n/locales/errors/${language}.json`),
  shell: (language) => import(`../locales/${language}.json`),
};

export const SHELL_NAMESPACES = Object.keys(BUILT_IN);

async function getJson(url: string): Promise<Texts | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as Texts) : null;
  } catch {
    return null;
  }
}

/** Which release the texts of a namespace in a language are of; the shell's own have none. */
const releases = new Map<string, string>();

/** The release that runs, or is about to: a remote whose promoted release failed has the one that runs in front. */
const releaseOf = (set: RemoteSet, namespace: string) =>
  set.remotes.map(({ candidates }) => candidates[0]).find((first) => first?.declaration.namespace === namespace);

const versionOf = (set: RemoteSet, namespace: string) => releaseOf(set, namespace)?.version ?? '';

/** Takes texts over that are of the releases in front. */
export function takeTexts(set: RemoteSet, language: Language, namespace: string, texts: object): void {
  releases.set(`${language} ${namespace}`, versionOf(set, namespace));
  addTexts(language, namespace, texts);
}

/** Texts of a remote from the files of its release; English when the language's file is missing. */
async function fromRelease(set: RemoteSet, namespace: string, language: Language): Promise<Texts> {
  const release = releaseOf(set, namespace);
  if (!release) return {};
  const file = (code: string) => `${release.base}locales/${code}.json`;
  return (await getJson(file(language))) ?? (await getJson(file('en'))) ?? {};
}

async function fallback(set: RemoteSet, namespace: string, language: Language): Promise<object> {
  const builtIn = BUILT_IN[namespace];
  return builtIn ? (await builtIn(language)).default : fromRelease(set, namespace, language);
}

const running = new Map<string, Promise<void>>();

/** Texts that were read together, and their version. */
export interface ReadTexts {
  language: string;
  namespaces: string[];
  /** Empty of texts from files. */
  version: string;
}

/** What the page has read since its document. */
export const readTexts: ReadTexts[] = [];

/**
 * Loads what is missing of the namespaces in a language, of the releases that run: from the API (release and edits merged,
 * fall-backs included), else from the built files. Never rejects; a namespace nobody has stays empty.
 */
export async function ensureTexts(set: RemoteSet, language: Language, namespaces: string[]): Promise<void> {
  const isMissing = (namespace: string) =>
    !hasTexts(language, namespace) || releases.get(`${language} ${namespace}`) !== versionOf(set, namespace);
  const missing = [...new Set(namespaces)].filter(isMissing);
  if (missing.length === 0) return;
  const key = `${language} ${missing.map((namespace) => askedAs(set, namespace)).join(',')}`;
  let load = running.get(key);
  if (!load) {
    load = loadTexts(set, language, missing).finally(() => running.delete(key));
    running.set(key, load);
  }
  await load;
}

/** Other releases may be served by now: a page asks for the texts of the code that it runs. */
export function askedAs(set: RemoteSet, namespace: string): string {
  const version = versionOf(set, namespace);
  return version ? `${namespace}@${version}` : namespace;
}

/**
 * What stands where a document says that all its texts are: asked for beside the code where its first script could, and waited for no
 * longer than any other once the code runs.
 */
function besideDocument(url: string): Promise<Texts | null> {
  const early = window.atollEarly?.texts;
  if (!early) return getJson(url);
  const answer = early
    .then((response) => (response?.ok ? (response.json() as Promise<Texts>) : null))
    .catch(() => null);
  return Promise.race([answer, new Promise<null>((give) => setTimeout(give, TIMEOUT_MS, null))]);
}

/**
 * Takes a document's texts over, all of them: those that the page was drawn with came in it, and stay as they were drawn. Where the
 * others could not be had, or are of another version, the line that keeps texts as they are tells them all. Never rejects.
 */
export async function takeDocumentTexts(state: DocumentState): Promise<void> {
  const { remotes: set, language, texts, textsUrl } = state;
  const answer = textsUrl ? await besideDocument(textsUrl) : null;
  if (textsUrl && answer?.version !== state.textsVersion) state.textsVersion = '';
  const found = (answer?.translations ?? {}) as Record<string, Texts>;
  await Promise.all(
    Object.entries(texts).map(async ([namespace, drawn]) => {
      const others = found[namespace];
      takeTexts(set, language, namespace, { ...others, ...drawn });
      if (!textsUrl || others) return;
      addTexts(language, namespace, await fallback(set, namespace, language).catch(() => ({})));
      // Texts from files are nested, and would stand in front of what is drawn.
      i18n.addResources(language, namespace, drawn);
    }),
  );
}

async function loadTexts(set: RemoteSet, language: Language, missing: string[]): Promise<void> {
  const answer = await getJson(
    `/api/translations/?lang=${language}&ns=${missing.map((namespace) => askedAs(set, namespace)).join(',')}`,
  );
  readTexts.push({ language, namespaces: missing, version: (answer?.version ?? '') as string });
  const found = (answer?.translations ?? {}) as Record<string, Texts>;
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = found[namespace];
      const usable = texts && Object.keys(texts).length > 0;
      takeTexts(set, language, namespace, usable ? texts : await fallback(set, namespace, language));
    }),
  );
}
