// What is kept for later in this browser. It holds nothing itself: each package that bundles it reads the same storage.
import { useSyncExternalStore } from 'react';
import { readKey } from './token-store.ts';

export type SavedKind = 'package' | 'resort';

/** A thing and its number, as storage and links write it: `p-12` is a package, `r-3` a resort. */
export type SavedKey = `${'p' | 'r'}-${number}`;

const STORED = 'atoll_saved';

/** How many a list takes: one page of the API has them all, and a link as many as one looks through. */
export const MOST = { saved: 100, shared: 20 } as const;

export const savedKey = (kind: SavedKind, id: number): SavedKey => (kind === 'package' ? `p-${id}` : `r-${id}`);

export const savedItem = (key: SavedKey): { kind: SavedKind; id: number } => ({
  kind: key.startsWith('p') ? 'package' : 'resort',
  id: Number(key.slice(2)),
});

const KEY = /^[pr]-[1-9]\d{0,8}$/;

/** `p-12,r-3` of a link or of storage, which anybody may have written: what is no key is left out, and so is what comes twice. */
export const readKeys = (text: string | null, most: number): SavedKey[] =>
  [...new Set((text ?? '').slice(0, most * 24).split(','))]
    .filter((part): part is SavedKey => KEY.test(part))
    .slice(0, most);

const NONE: readonly SavedKey[] = [];
const CHANGED = 'atoll:saved';
let read: { text: string | null; keys: readonly SavedKey[] } = { text: null, keys: NONE };

/** What this browser keeps, newest first; the same array as long as it is the same list. */
export function savedKeys(): readonly SavedKey[] {
  const text = readKey(STORED);
  if (text !== read.text) read = { text, keys: text ? readKeys(text, MOST.saved) : NONE };
  return read.keys;
}

/** Keeps a list, as much as it takes, and tells the page. @returns false where the browser keeps nothing */
export function keepSaved(keys: readonly SavedKey[]): boolean {
  try {
    if (keys.length > 0) localStorage.setItem(STORED, keys.slice(0, MOST.saved).join(','));
    else localStorage.removeItem(STORED);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

/** Other tabs tell by `storage`. */
function subscribe(listener: () => void): () => void {
  for (const event of ['storage', CHANGED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', CHANGED]) window.removeEventListener(event, listener);
  };
}

/** What this browser keeps; nothing on the server and where its page is gone on with. */
export const useSavedKeys = (): readonly SavedKey[] => useSyncExternalStore(subscribe, savedKeys, () => NONE);

const never = () => () => undefined;

/** False on the server and where its page is gone on with; then true. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
