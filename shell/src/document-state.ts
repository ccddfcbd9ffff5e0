import { DOCUMENT_STATE_ID, type DocumentState } from '@atoll/contract/document';
import type { RemoteSet } from '@atoll/contract/release';
import { languageOf } from '@atoll/i18n/language-choice';

const EMPTY: RemoteSet = { rev: 0, channel: 'stable', remotes: [] };

/** What the API put into the document; a document without it (a static host) asks the registry instead. */
export async function readDocumentState(): Promise<DocumentState> {
  const element = document.getElementById(DOCUMENT_STATE_ID);
  if (element?.textContent) {
    try {
      return JSON.parse(element.textContent) as DocumentState;
    } catch {
      // A damaged document is treated like one without state.
    }
  }
  const base = {
    language: languageOf(location.pathname),
    texts: {},
    textsVersion: '',
    queries: [],
  };
  return { ...base, remotes: (await readRemoteSet()) ?? EMPTY };
}

/** Whether an answer is a set at all: something before the server may have answered in its stead. */
const isRemoteSet = (value: unknown): value is RemoteSet =>
  Array.isArray((value as RemoteSet | null)?.remotes) &&
  (value as RemoteSet).remotes.every((remote) => Array.isArray(remote?.candidates));

/** The registry's present answer, or null when it cannot be asked or says something else. */
export async function readRemoteSet(): Promise<RemoteSet | null> {
  try {
    const response = await fetch('/api/registry/v1/stable/', { signal: AbortSignal.timeout(1_500) });
    const answer: unknown = response.ok ? await response.json() : null;
    return isRemoteSet(answer) ? answer : null;
  } catch {
    return null;
  }
}
