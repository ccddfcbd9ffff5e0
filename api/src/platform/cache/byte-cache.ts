/** Values up to a sum of bytes; the one that was not asked for longest goes first. */
export class ByteCache<T> {
  private readonly entries = new Map<string, T>();
  private bytes = 0;

  /** @param bytesOf what a value weighs; one of more than an eighth of `limit` is not kept at all */
  constructor(
    private readonly limit: number,
    private readonly bytesOf: (value: T) => number,
  ) {}

  get(key: string): T | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.remove(key);
    if (this.bytesOf(value) > this.limit / 8) return;
    this.entries.set(key, value);
    this.bytes += this.bytesOf(value);
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limit) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const value = this.entries.get(key);
    if (value !== undefined) this.bytes -= this.bytesOf(value);
    this.entries.delete(key);
  }
}
