import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Drawn, DrawingJob, Fault } from '@atoll/contract/drawing';
import { type Bundle, DrawingError, type DrawingOrder, DrawingProcess } from '@atoll/registry/drawing-process';
import { Clock } from '../../platform/data/clock.js';
import { ErrorReportsService } from '../../platform/error-reports/error-reports.service.js';
import { DrawingFailures } from './drawing-failures.js';

/** How long a process is not started again that has ended without drawing anything, once, twice, … Milliseconds. */
const PAUSES = [0, 0, 1000, 5000, 30_000];

interface Waiting {
  order: DrawingOrder;
  /** What is served: with anything else a new process begins, so that nothing of a withdrawn release lives on. */
  tag: string;
  settle: (drawn: Drawn | null) => void;
  isOver: boolean;
}

/**
 * Has pages drawn by one process that runs the code of shell and remotes. Nothing waits for it longer than it wants to, and
 * whatever becomes of the process or of a release, the answer is the page or null.
 */
@Injectable()
export class Renderer implements OnApplicationShutdown {
  private readonly logger = new Logger('Renderer');
  private readonly failures = new DrawingFailures();
  private readonly waiting: Waiting[] = [];
  private current: { process: DrawingProcess; tag: string } | null = null;
  private isWorking = false;
  private isClosed = false;
  /** Processes that ended since a page was last drawn. */
  private ended = 0;
  private rests = 0;

  constructor(
    private readonly clock: Clock,
    private readonly reports: ErrorReportsService,
  ) {}

  /**
   * A drawn page, or null where it cannot be drawn in time.
   * @param tag names what is served
   * @param patience milliseconds
   */
  draw(order: DrawingOrder, tag: string, patience: number): Promise<Drawn | null> {
    return new Promise((resolve) => {
      const settle = (drawn: Drawn | null) => {
        clearTimeout(clock);
        waiting.isOver = true;
        resolve(drawn);
      };
      const clock = setTimeout(() => settle(null), patience);
      const waiting: Waiting = { order, tag, settle, isOver: false };
      this.waiting.push(waiting);
      void this.work();
    });
  }

  /** Id of the process, while there is one. */
  get pid(): number | undefined {
    return this.current?.process.pid;
  }

  /** One page after the other. Who has stopped waiting is passed over. */
  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.drawNext(next);
    this.isWorking = false;
  }

  private async drawNext({ order, tag, settle, isOver }: Waiting): Promise<void> {
    const process = isOver ? null : this.running(tag);
    if (!process || this.failures.isOut(whoDraws(order), this.clock.now())) return settle(null);
    try {
      const drawn = await process.draw(order);
      settle(drawn);
      this.ended = 0;
      this.failures.forget(whoDraws(order));
      // The rest of the page stands, and the browser draws the part.
      if (drawn.fault) void this.tell(order.job.url, drawn.fault, 'component', order.job.remote);
    } catch (error) {
      settle(null);
      // Who waits for the next page does not wait for the database.
      void this.failed(order, error as DrawingError);
      if (process.isGone) await this.startAgain(order.shell, tag);
    }
  }

  /** Ahead of the next page, unless it has to rest. */
  private async startAgain(shell: Bundle, tag: string): Promise<void> {
    await this.running(tag)
      ?.load(shell, null)
      .catch((error: Error) => this.logger.warn(error.message));
  }

  /** The process that draws what is served now; null while it rests. */
  private running(tag: string): DrawingProcess | null {
    if (this.current?.process.isGone) {
      this.current = null;
      this.rests = Date.now() + (PAUSES[this.ended] ?? 30_000);
      this.ended += 1;
    }
    if (this.current && this.current.tag !== tag) {
      void this.current.process.stop();
      this.current = null;
      this.failures.clear();
    }
    if (this.isClosed || Date.now() < this.rests) return null;
    this.current ??= { process: new DrawingProcess(), tag };
    return this.current.process;
  }

  /** Counts a failure and tells of it. */
  private async failed(order: DrawingOrder, { name, message, stack, ofShell }: DrawingError): Promise<void> {
    if (this.isClosed) return;
    this.failures.add(whoDraws(order), this.clock.now());
    await this.tell(order.job.url, { name, message, stack: stack ?? null }, 'page', ofShell ? null : order.job.remote);
  }

  /** Tells the team whose fault it is, as a browser would. */
  private async tell(
    url: string,
    fault: Fault,
    level: 'page' | 'component',
    remote: DrawingJob['remote'],
  ): Promise<void> {
    const report = {
      ...fault,
      error_id: randomUUID(),
      level,
      url,
      remote,
      shell: null,
      timestamp: this.clock.now().toISOString(),
    };
    await this.reports.report(report).catch(() => this.logger.error(`${url} cannot be drawn: ${fault.message}`));
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.current?.process.stop();
  }
}

/** What fails or does not: one page of one release, or the frame of one shell. */
const whoDraws = ({ shell, remote, job }: DrawingOrder): string => (remote ? `${remote.name} ${job.page}` : shell.name);
