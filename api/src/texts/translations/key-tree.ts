/** Keys as a nested file would hold them: tells which key begins another. */
export class KeyTree {
  private readonly keys = new Set<string>();
  /** A key by each of its beginnings. */
  private readonly beginnings = new Map<string, string>();

  constructor(keys: Iterable<string> = []) {
    for (const key of keys) this.add(key);
  }

  add(key: string): void {
    this.keys.add(key);
    for (const beginning of beginningsOf(key)) this.beginnings.set(beginning, key);
  }

  /** A key that begins the given one, or that the given one begins; null where there is none. */
  conflict(key: string): string | null {
    return beginningsOf(key).find((beginning) => this.keys.has(beginning)) ?? this.beginnings.get(key) ?? null;
  }
}

const beginningsOf = (key: string): string[] => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index));
