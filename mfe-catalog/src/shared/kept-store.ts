import { type SavedKey, readKeys } from '@atoll/api-client/saved';

/** What stands in a list as long as nothing is kept. */
const NONE: readonly SavedKey[] = [];

/** Keys under a name of the browser's storage, for all tabs of it. @param most how many it takes; the last ones are left out */
export function keptStore(name: string, most: number) {
  const listeners = new Set<() => void>();
  /** Stands in where the browser refuses storage; lives as long as the page. */
  let memory: string | null = null;
  let known: { text: string | null; keys: readonly SavedKey[] } = { text: null, keys: NONE };

  const textOf = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      return memory;
    }
  };
  const read = () => {
    const text = textOf();
    if (text !== known.text) known = { text, keys: readKeys(text, most) };
    return known.keys;
  };
  const keep = (keys: readonly SavedKey[]) => {
    memory = keys.slice(0, most).join(',') || null;
    try {
      if (memory === null) localStorage.removeItem(name);
      else localStorage.setItem(name, memory);
    } catch {
      // What the page knows is all that is kept.
    }
    for (const tell of listeners) tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // Other tabs tell by `storage`.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return { read, keep, subscribe };
}
