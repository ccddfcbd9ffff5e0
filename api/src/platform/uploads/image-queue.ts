import { UnavailableError } from '../errors/app-error.js';

/** Pictures that are worked on at the same time: more would take the processor from everyone else. */
const MAX_JOBS = 2;
/** Uploads that may wait; each holds its bytes in memory. */
const MAX_WAITING = 40;

/** Work on pictures of this process, in the order it came. Work in the background waits until nobody else does. */
class ImageQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws {UnavailableError} 503 when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MAX_WAITING) throw new UnavailableError(5);
    if (this.running >= MAX_JOBS) await new Promise<void>((start) => this.waiting.push(start));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  /** True when nothing is worked on or waits. */
  get idle(): boolean {
    return this.running === 0;
  }
}

export const imageQueue = new ImageQueue();
