/** How long one document waits for who draws, however often it asks. */
export class Patience {
  /** @param left milliseconds */
  constructor(private left: number) {}

  /** Waits for an answer, which is told how long it may take. What is done besides does not count. */
  async spend<T>(ask: (left: number) => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await ask(Math.max(0, this.left));
    } finally {
      this.left -= performance.now() - began;
    }
  }
}
