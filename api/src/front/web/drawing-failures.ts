/** After so many failures in a row there is a pause, and after it one attempt at a time. */
const MANY = 3;
const PAUSE = 60_000;
/** More names than pages that fail; addresses are thought of by anybody. */
const KEPT = 500;

/** What could not be drawn lately, by name. */
export class DrawingFailures {
  private readonly known = new Map<string, { count: number; last: number }>();

  /** Whether it is not worth an attempt now. */
  isOut(name: string, now: Date): boolean {
    const failure = this.known.get(name);
    return failure !== undefined && failure.count >= MANY && now.getTime() - failure.last < PAUSE;
  }

  add(name: string, now: Date): void {
    const count = (this.known.get(name)?.count ?? 0) + 1;
    this.known.delete(name);
    this.known.set(name, { count, last: now.getTime() });
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
  }

  forget(name: string): void {
    this.known.delete(name);
  }

  /** Something else is served now. */
  clear(): void {
    this.known.clear();
  }
}
