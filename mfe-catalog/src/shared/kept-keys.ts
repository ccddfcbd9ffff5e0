import { useSyncExternalStore } from 'react';
import type { SavedKey } from '@atoll/api-client/saved';
import { keptStore } from './kept-store';

const NONE: readonly SavedKey[] = [];

/** A short list of things that this browser remembers, and that never leaves it. */
export interface KeptKeys {
  /** The same array as long as it is the same list. */
  read(): readonly SavedKey[];
  keep(keys: readonly SavedKey[]): void;
  /** Nothing on the server and where its page is gone on with. */
  use(): readonly SavedKey[];
}

/** @param most how many it takes; the last ones are left out */
export function keptKeys(name: string, most: number): KeptKeys {
  // A server has none.
  let made: ReturnType<typeof keptStore> | undefined;
  const store = () => (made ??= keptStore(name, most));
  const subscribe = (listener: () => void) => store().subscribe(listener);
  const read = () => store().read();
  return { read, keep: (keys) => store().keep(keys), use: () => useSyncExternalStore(subscribe, read, () => NONE) };
}
