/** So often a document waits as long as one page may take, while those before it are answered. */
const TURNS = 5;

/** How long somebody waits for who draws, however often they are asked. */
export class Patience {
  /**
   * @param left milliseconds
   * @param insists also where one answer takes all of it
   */
  constructor(
    private left: number,
    readonly insists: boolean,
  ) {}

  /** That of a document. @param longest milliseconds that one answer may take */
  static ofDocument(longest: number): Patience {
    return new Patience(TURNS * longest, false);
  }

  /** Waits for an answer, which is told how long it may take. What is done besides does not count. */
  async spend<T>(ask: (wait: { patience: number; insists: boolean }) => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await ask({ patience: Math.max(0, this.left), insists: this.insists });
    } finally {
      this.left -= performance.now() - began;
    }
  }
}
