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
    title: document.title,
  };
  return { ...base, remotes: (await readRemoteSet()) ?? EMPTY };
}

/** The registry's present answer, or null when it cannot be asked. */
export async function readRemoteSet(): Promise<RemoteSet | null> {
  try {
    const response = await fetch('/api/registry/v1/stable/', { signal: AbortSignal.timeout(1_500) });
    return response.ok ? ((await response.json()) as RemoteSet) : null;
  } catch {
    return null;
  }
}
