import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackedServer } from './attacked-server.js';

/** Between two visits. Milliseconds. */
const EVERY = 100;
/** A visit that takes longer has failed. Milliseconds. */
const PATIENCE = 20_000;
const PATHS = ['/api/health/', '/api/packages/', '/api/languages/'];

/** What other visitors have met during an attack. */
export interface Seen {
  visits: number;
  /** Longest answer, in milliseconds. */
  slowest: number;
  /** Answers other than 2xx, and calls without an answer. */
  failed: string[];
  /** The most memory that server and its processes had, above what they had before, in MB. */
  growth: number;
  /** Messages that the server has thanked for, and those of them that its database does not have. */
  thanked: number;
  lost: string[];
}

/** Visits pages and writes messages to the agency while a server is under attack, and says how that went. */
export class Watch {
  private readonly before: number;
  private most: number;
  private visits = 0;
  private slowest = 0;
  private readonly failed: string[] = [];
  private readonly thanked: string[] = [];
  private ended = false;
  private readonly visiting: Promise<unknown>;

  constructor(
    private readonly server: AttackedServer,
    private readonly paths: readonly string[] = PATHS,
  ) {
    this.before = this.most = server.memory();
    this.visiting = Promise.all([this.visit(), this.write(), this.weigh()]);
  }

  /** Ends the visits and says what they met. */
  async end(): Promise<Seen> {
    this.ended = true;
    await this.visiting;
    const stored = await this.server.rows<{ reference: string }>('select reference from contact_message');
    const known = new Set(stored.map(({ reference }) => reference));
    return {
      visits: this.visits,
      slowest: Math.round(this.slowest),
      failed: this.failed,
      growth: Math.round(this.most - this.before),
      thanked: this.thanked.length,
      lost: this.thanked.filter((reference) => !known.has(reference)),
    };
  }

  private async visit(): Promise<void> {
    for (let round = 0; !this.ended; round++) {
      await this.call(this.paths[round % this.paths.length] ?? '/');
      await sleep(EVERY);
    }
  }

  private async write(): Promise<void> {
    while (!this.ended) {
      const letter = { name: 'Aishath', email: 'aishath@example.com', subject: 'Mantas', message: 'Is May too wet?' };
      const answer = await this.call('/api/contact/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...letter, consent: true, ...this.server.facts.form }),
      });
      const { reference } = (answer ?? {}) as { reference?: string };
      if (reference) this.thanked.push(reference);
      await sleep(EVERY * 5);
    }
  }

  private async weigh(): Promise<void> {
    while (!this.ended) {
      this.most = Math.max(this.most, this.server.memory());
      await sleep(EVERY);
    }
  }

  private async call(path: string, init: RequestInit = {}): Promise<unknown> {
    const started = performance.now();
    this.visits++;
    try {
      const answer = await fetch(this.server.url + path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const text = await answer.text();
      if (!answer.ok) this.failed.push(`${path}: ${answer.status}`);
      return answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : null;
    } catch (error) {
      this.failed.push(`${path}: ${(error as Error).message}`);
      return null;
    } finally {
      this.slowest = Math.max(this.slowest, performance.now() - started);
    }
  }
}
