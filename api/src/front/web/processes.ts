import { setTimeout as sleep } from 'node:timers/promises';
import { type Bundle, DrawingProcess } from '@atoll/registry/drawing-process';

/** How long a process is not started again that has ended without drawing anything, once, twice, … Milliseconds. */
const PAUSES = [0, 0, 1000, 5000, 30_000];

/** How long a process may take to start before who comes first gives up. Milliseconds: five times what it takes. */
export const START = 1500;

/** A process, and what it draws. */
export interface Drawer {
  process: DrawingProcess;
  /** Names what is served: nothing of a withdrawn release shall live on in the process for another. */
  tag: string;
  hasStarted: boolean;
  /** Its start, where that is ahead of the first page. */
  start: Promise<void> | null;
}

/** The process that draws what is served. When that changes, the next one starts beside it. */
export class Processes {
  private tag = '';
  private current: Drawer | null = null;
  /** Draws what was served until now, for who has begun with it. */
  private before: Drawer | null = null;
  private next: Drawer | null = null;
  /** Those that ended since a page was last drawn. */
  private ended = 0;
  private rests = 0;
  private isClosed = false;

  /** @param onChange is called when something else is drawn from now on */
  constructor(private readonly onChange: () => void) {}

  /** Id of the current one, while there is one. */
  get pid(): number | undefined {
    return this.current?.process.pid;
  }

  /** Starts the one for what is served now. Resolves when it has loaded all, or nobody should wait for that any longer. */
  async prepare(tag: string, shell: Bundle, remotes: Bundle[]): Promise<void> {
    if (this.isClosed || tag === this.tag || tag === this.before?.tag) return;
    if (this.next?.tag !== tag) {
      void this.next?.process.stop();
      const process = new DrawingProcess();
      this.next = { process, tag, hasStarted: false, start: load(process, shell, remotes) };
    }
    await Promise.race([this.next.start?.catch(() => undefined), sleep(START, undefined, { ref: false })]);
  }

  /** The one that draws what is served under the tag; null while it rests. */
  of(tag: string): Drawer | null {
    if (tag === this.before?.tag && !this.before.process.isGone) return this.before;
    if (tag !== this.tag) this.change(tag);
    if (this.current?.process.isGone) {
      this.current = null;
      this.rests = Date.now() + (PAUSES[this.ended] ?? 30_000);
      this.ended += 1;
    }
    if (this.isClosed || Date.now() < this.rests) return null;
    this.current ??= { process: new DrawingProcess(), tag, hasStarted: false, start: null };
    return this.current;
  }

  /** Whether it draws what is served now. */
  isCurrent(drawer: Drawer): boolean {
    return drawer === this.current;
  }

  /** Whether its first start is worth a longer wait: one that has ended may do so again. */
  get isFirst(): boolean {
    return this.ended === 0;
  }

  /** A page was drawn. */
  works(): void {
    this.ended = 0;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.before, this.current, this.next].map((drawer) => drawer?.process.stop()));
  }

  /** Begins anew, whatever has failed. Who has begun with what was served before ends with it, or waits no more by then. */
  private change(tag: string): void {
    const last = this.current;
    void this.before?.process.stop();
    this.before = last;
    if (last) setTimeout(() => void last.process.stop(), START).unref();
    this.current = this.next?.tag === tag ? this.next : null;
    this.next = null;
    this.tag = tag;
    this.ended = 0;
    this.rests = 0;
    this.onChange();
  }
}

/** What of a remote cannot be loaded is loaded again, and told of, when it is asked for. */
async function load(process: DrawingProcess, shell: Bundle, remotes: Bundle[]): Promise<void> {
  await process.load(shell, null);
  for (const remote of remotes) await process.load(remote, shell).catch(() => undefined);
}
