/** How many sets of texts may be watched at a time. */
export interface SetBounds {
  inAll: number;
  /** Of those who share an address: whatever they ask for, the others find room for theirs. */
  perAddress: number;
}

interface Use<T> {
  value: T;
  /** How often each address uses it. */
  users: Map<string, number>;
}

/** Sets of texts that somebody follows now, each once however many follow it, bounded. One that nobody follows is forgotten. */
export class WatchedSets<T> {
  private readonly uses = new Map<string, Use<T>>();

  constructor(private readonly bounds: SetBounds) {}

  get size(): number {
    return this.uses.size;
  }

  *all(): Iterable<T> {
    for (const { value } of this.uses.values()) yield value;
  }

  /** True where these would be too many. Those that are watched already take no more room. */
  isFull(keys: readonly string[]): boolean {
    const fresh = new Set(keys.filter((key) => !this.uses.has(key)));
    return fresh.size > 0 && this.uses.size + fresh.size > this.bounds.inAll;
  }

  /** True where this address would follow too many with these. */
  isFullFor(address: string, keys: readonly string[]): boolean {
    const own = new Set(keys);
    for (const [key, { users }] of this.uses) if (users.has(address)) own.add(key);
    return own.size > this.bounds.perAddress;
  }

  /** The set under this key, made where there is none. */
  use(key: string, address: string, make: () => T): T {
    const use = this.uses.get(key) ?? { value: make(), users: new Map<string, number>() };
    this.uses.set(key, use);
    use.users.set(address, (use.users.get(address) ?? 0) + 1);
    return use.value;
  }

  leave(key: string, address: string): void {
    const use = this.uses.get(key);
    if (!use) return;
    const left = (use.users.get(address) ?? 0) - 1;
    if (left > 0) use.users.set(address, left);
    else use.users.delete(address);
    if (use.users.size === 0) this.uses.delete(key);
  }
}
