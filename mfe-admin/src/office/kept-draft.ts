/** What somebody has typed and not stored yet: on what it was typed, and when (ISO instant). */
export interface KeptDraft<What> {
  version: number;
  base: What;
  mine: What;
  at: string;
  /** Stamp of the waiting change that it goes on with. */
  takenUp?: string;
}

/** @param path what is edited: a kind of content, `media`, `homepage`, or what is written: `booking-note` */
const keyOf = (user: string, path: string, id: number | string) => `atoll_office:${user}:draft:${path}:${id}`;

/** The draft that this browser keeps of a thing under somebody's account; null when there is none. */
export function readDraft<What>(user: string, path: string, id: number | string): KeptDraft<What> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user, path, id)) ?? 'null') as KeptDraft<What> | null;
    return kept && typeof kept.version === 'number' && kept.base && kept.mine ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it with null. @returns false where the browser keeps nothing */
export function keepDraft<What>(
  user: string,
  path: string,
  id: number | string,
  draft: KeptDraft<What> | null,
): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(user, path, id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(user, path, id));
    return true;
  } catch {
    return false;
  }
}

/** Ids of all things of a kind that have one. */
export function draftsOf(user: string, path: string): Set<number> {
  const start = keyOf(user, path, '');
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return new Set(keys.map((key) => Number(key.slice(start.length))));
  } catch {
    return new Set();
  }
}
