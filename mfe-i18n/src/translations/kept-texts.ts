/** What somebody has typed and not stored yet, and on what it was typed. */
export interface KeptText {
  value: string;
  /** The text as it stood then, and its version. */
  base: string;
  version: number;
}

const keyOf = (user: string, id: string) => `atoll_office:${user}:text:${id}`;

/** What this browser keeps of a text under somebody's account; null when there is none. */
export function readKept(user: string, id: string): KeptText | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user, id)) ?? 'null') as Partial<KeptText> | null;
    return typeof kept?.value === 'string' && typeof kept.base === 'string' && typeof kept.version === 'number'
      ? (kept as KeptText)
      : null;
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it with null. */
export function keepText(user: string, id: string, kept: KeptText | null): void {
  try {
    if (kept) localStorage.setItem(keyOf(user, id), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(user, id));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
