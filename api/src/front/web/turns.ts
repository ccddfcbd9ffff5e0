/** So many of one remote wait at most: more than are drawn while a document waits. */
export const SHARE = 200;

interface Lane<T> {
  waiting: Set<T>;
  /** What was spent on it. Milliseconds, of which only the distance to others counts. */
  spent: number;
}

/**
 * Who waits for something that is done for one at a time. The next one is of the remote on which the least time was spent, and of
 * these who came first: where one takes a hundred times as long as another, that one has a hundred turns for one.
 */
export class Turns<T> {
  private readonly lanes = new Map<string, Lane<T>>();
  /** Where the remote stood that was taken last: who comes anew stands no further behind, or had all turns for the time before. */
  private line = 0;

  /** @returns false where too many wait already */
  add(of: string, one: T): boolean {
    const lane = this.lanes.get(of) ?? { waiting: new Set(), spent: 0 };
    this.lanes.set(of, lane);
    if (lane.waiting.size >= SHARE) return false;
    if (lane.waiting.size === 0) lane.spent = Math.max(lane.spent, this.line);
    lane.waiting.add(one);
    return true;
  }

  /** Who stops waiting. */
  remove(of: string, one: T): void {
    this.lanes.get(of)?.waiting.delete(one);
  }

  /** The next one, who waits no more. */
  take(): T | undefined {
    const [first] = [...this.lanes.values()]
      .filter(({ waiting }) => waiting.size > 0)
      .toSorted((one, other) => one.spent - other.spent);
    if (!first) return undefined;
    this.line = first.spent;
    const [one] = first.waiting;
    first.waiting.delete(one as T);
    return one;
  }

  /** Says how long one took that was taken. */
  took(of: string, milliseconds: number): void {
    const lane = this.lanes.get(of);
    if (lane) lane.spent += milliseconds;
  }

  /** All who wait. */
  get all(): T[] {
    return [...this.lanes.values()].flatMap(({ waiting }) => [...waiting]);
  }
}
