import type { Pace } from './release-store.js';

/**
 * A value that is looked up again from time to time by those who ask for it. A look that fails or takes longer than they may
 * wait leaves the last value in use; then nobody waits until one has succeeded.
 */
export class Latest<T> {
  private value: T | undefined;
  private looked = -Infinity;
  private look: Promise<void> | null = null;
  private away = false;

  /**
   * @param next the value now, given the last one
   * @param report is told once when looks begin to fail (with the fault) and when they succeed again (with null)
   */
  constructor(
    private readonly pace: Pace,
    private readonly next: (known: T | undefined) => Promise<T>,
    private readonly report: (fault: Error | null) => void,
  ) {}

  /** Undefined when no look has succeeded yet. */
  async get(): Promise<T | undefined> {
    const age = Date.now() - this.looked;
    if (age < this.pace.lookAgain) return this.value;
    this.look ??= this.start().finally(() => (this.look = null));
    if (this.away || (this.value !== undefined && age < this.pace.trust)) return this.value;
    await this.within(this.look);
    return this.value;
  }

  private async start(): Promise<void> {
    try {
      this.value = await this.next(this.value);
      this.tell(null);
    } catch (error) {
      this.tell(error as Error);
    }
    this.looked = Date.now();
  }

  private async within(look: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((done) => {
      timer = setTimeout(() => {
        this.tell(new Error(`no answer for ${this.pace.patience} ms`));
        done();
      }, this.pace.patience);
    });
    await Promise.race([look, patience]);
    clearTimeout(timer);
  }

  private tell(fault: Error | null): void {
    if (this.away === (fault !== null)) return;
    this.away = fault !== null;
    this.report(fault);
  }
}
