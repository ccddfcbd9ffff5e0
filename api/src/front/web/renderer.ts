import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Fault, PageJob } from '@atoll/contract/drawing';
import {
  type Bundle,
  type Drawers,
  DrawingError,
  type DrawingOrder,
  type DrawingProcess,
  type DrawnPage,
} from '@atoll/registry/drawing-process';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import { ErrorReportsService } from '../../platform/error-reports/error-reports.service.js';
import { DrawingFailures } from './drawing-failures.js';
import { type Drawer, Processes, START } from './processes.js';
import { Turns } from './turns.js';

/** What is asked of the process, and by what name it fails. */
interface Task<T> extends Drawers {
  name: string;
  /** Address and remote for the report of a failure. */
  url: string;
  ofRemote: { name: string; version: string } | null;
  run(process: DrawingProcess): Promise<T>;
}

interface Waiting {
  task: Task<unknown>;
  /** Whose turn it is: the remote's, or that of the site. */
  of: string;
  /** What is served: with anything else a new process begins, so that nothing of a withdrawn release lives on. */
  tag: string;
  settle: (answer: unknown) => void;
  insists: boolean;
}

/** When a release is to be drawn, and how long that is waited for. */
export interface Waits {
  /** Names what is served. */
  tag: string;
  /** Milliseconds, as long as others get their answers meanwhile. */
  patience: number;
  /** True of who waits so long also for one answer alone. Others give up when one takes longer than a document waits. */
  insists: boolean;
}

/**
 * Has pages planned and drawn by one process that runs the code of shell and remotes. Nothing waits for it longer than it wants
 * to, and whatever becomes of the process or of a release, there is an answer or null.
 */
@Injectable()
export class Renderer implements OnApplicationShutdown {
  private readonly logger = new Logger('Renderer');
  private readonly failures = new DrawingFailures();
  private readonly waiting = new Turns<Waiting>();
  private readonly processes = new Processes(() => this.failures.clear());
  private isWorking = false;
  /** True while an answer takes so long that nobody should wait for it, nor behind it. */
  private isSlow = false;
  private isClosed = false;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly reports: ErrorReportsService,
  ) {}

  /** Has a process started for what is served now, which is to be asked next. Nobody waits for it longer than a start may take. */
  prepare(tag: string, shell: Bundle, remotes: Bundle[]): Promise<void> {
    return this.processes.prepare(tag, shell, remotes);
  }

  /** What a release says of its pages, or null where it cannot in time. */
  outline(drawers: Drawers, ofRemote: PageJob['remote'], waits: Waits): Promise<unknown> {
    const name = `${drawers.remote?.name} outline`;
    return this.ask({ ...drawers, name, url: '/', ofRemote, run: (process) => process.outline(drawers) }, waits);
  }

  /** What a page needs to be read for it, or null where it cannot say so in time. */
  plan(drawers: Drawers, job: PageJob, waits: Waits): Promise<unknown> {
    const name = `${drawers.remote?.name} ${job.page} plan`;
    const { url, remote: ofRemote } = job;
    return this.ask({ ...drawers, name, url, ofRemote, run: (process) => process.plan(drawers, job) }, waits);
  }

  /** A page and its head, either of them null where it cannot be made in time. */
  async draw(order: DrawingOrder, waits: Waits): Promise<Omit<DrawnPage, 'error'>> {
    const { shell, remote, job } = order;
    const name = remote ? `${remote.name} ${job.page}` : shell.name;
    const ofHead = `${name} head`;
    const isOut = (what: string) => this.isOut({ name: what, url: job.url });
    // Who reads without scripts shall find at least the words of a page that fails.
    const only = isOut(name) && !isOut(ofHead) ? 'head' : order.only;
    const task: Task<DrawnPage> = {
      ...{ shell, remote, name: only === 'head' && remote ? ofHead : name, url: job.url, ofRemote: job.remote },
      run: (process) => process.draw({ ...order, ...(only && { only }) }),
    };
    const page = (await this.ask(task, waits)) as DrawnPage | null;
    return page ?? { head: null, drawn: null };
  }

  /** Tells of a fault that only shows later in what was said, as often as of any other. It stands in nobody's way. */
  async fault(
    url: string,
    ofRemote: { name: string; version: string },
    { name, message, stack }: Error,
  ): Promise<void> {
    const failing = { name: `${ofRemote.name}/${ofRemote.version} said`, url, ofRemote };
    if (this.isOut(failing)) return;
    this.count(failing, false);
    await this.tell(failing, { name, message, stack: stack ?? null }, 'page');
  }

  /** Whether a page is not worth an attempt now, under any address or this one. */
  private isOut({ name, url }: Pick<Failing, 'name' | 'url'>): boolean {
    const now = this.clock.now();
    return this.failures.isOut(name, now) || this.failures.isOut(`${name} ${url}`, now);
  }

  private ask(task: Task<unknown>, { tag, patience, insists }: Waits): Promise<unknown> {
    if (this.isSlow && !insists) return Promise.resolve(null);
    const of = task.ofRemote?.name ?? '';
    return new Promise((resolve) => {
      const settle = (answer: unknown) => {
        clearTimeout(clock);
        this.waiting.remove(of, waiting);
        resolve(answer);
      };
      const clock = setTimeout(() => settle(null), patience);
      const waiting: Waiting = { task, of, tag, settle, insists };
      if (!this.waiting.add(of, waiting)) return settle(null);
      void this.work();
    });
  }

  /** Id of the process, while there is one. */
  get pid(): number | undefined {
    return this.processes.pid;
  }

  /** One page after the other: a remote that draws slowly, or for many visitors, keeps its own waiting. */
  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    for (let next = this.waiting.take(); next; next = this.waiting.take()) {
      const began = performance.now();
      await this.askNext(next);
      this.waiting.took(next.of, performance.now() - began);
    }
    this.isWorking = false;
  }

  private async askNext(next: Waiting): Promise<void> {
    const { task, tag, settle } = next;
    const drawer = this.processes.of(tag);
    if (!drawer || this.isOut(task)) return settle(null);
    const { process } = drawer;
    try {
      await this.started(drawer, task.shell, next);
      // Code of another remote may have ended it.
      if (process.isGone) return settle(null);
      const { answer, inTime } = await this.patiently(this.config.drawWait, next, () => task.run(process));
      settle(answer);
      // It kept all others waiting: as one that ends the process, it is not asked again and again.
      if (!inTime) return void this.failed(task, tooSlow(this.config.drawWait), true);
      this.processes.works();
      const { error, drawn } = (answer ?? {}) as Partial<DrawnPage>;
      if (error) return void this.failed(task, error, false);
      this.failures.forget(task.name);
      this.failures.forget(`${task.name} ${task.url}`);
      // The rest of the page stands, and the browser draws the part.
      if (drawn?.fault) void this.tell(task, drawn.fault, 'component');
    } catch (error) {
      settle(null);
      // What is served no longer fails nobody.
      if (!this.processes.isCurrent(drawer)) return;
      // Who waits for the next page does not wait for the database.
      const isOfAll = process.isGone || (error as DrawingError).ofCode;
      void this.failed(task, error as Error, isOfAll);
      // Nobody knows whether it was the head.
      this.count({ ...task, name: `${task.name} head` }, isOfAll);
      // Ahead of the next page, unless it has to rest.
      const another = process.isGone ? this.processes.of(tag) : null;
      if (another)
        await this.started(another, task.shell, null).catch((error: Error) => this.logger.warn(error.message));
    }
  }

  /** Starts the process that has not. Its first start is worth a longer wait, which one that starts ahead has had already. */
  private async started(drawer: Drawer, shell: Bundle, first: Waiting | null): Promise<void> {
    if (drawer.hasStarted) return;
    drawer.hasStarted = true;
    const isWorthIt = this.processes.isFirst && !drawer.start;
    const limit = isWorthIt ? Math.max(START, this.config.drawWait) : this.config.drawWait;
    await this.patiently(limit, first, () => drawer.start ?? drawer.process.load(shell, null));
  }

  /** Has something done that others wait behind. When it takes longer than that, they and who asked for it give up. */
  private async patiently<T>(
    limit: number,
    asking: Waiting | null,
    run: () => Promise<T>,
  ): Promise<{ answer: T; inTime: boolean }> {
    let late: NodeJS.Immediate | undefined;
    const giveUp = () => {
      this.isSlow = true;
      for (const { insists, settle } of [asking, ...this.waiting.all].filter((it) => it !== null))
        if (!insists) settle(null);
    };
    // An answer may lie there unread, where it was this side that had no time.
    const clock = setTimeout(() => (late = setImmediate(giveUp)), limit);
    try {
      const answer = await run();
      return { answer, inTime: !this.isSlow };
    } finally {
      clearTimeout(clock);
      clearImmediate(late);
      this.isSlow = false;
    }
  }

  /**
   * Counts a failure. What a page throws is of its address alone, which anybody may think of; what ends the process, or cannot even be
   * loaded, is of all.
   */
  private count({ name, url }: Failing, isOfAll: boolean): void {
    this.failures.add(isOfAll ? name : `${name} ${url}`, this.clock.now());
  }

  /** Counts a failure and tells of it. */
  private async failed(task: Failing, error: Error, isOfAll: boolean): Promise<void> {
    if (this.isClosed) return;
    this.count(task, isOfAll);
    const { name, message, stack = null } = error;
    const isOfShell = error instanceof DrawingError && error.ofShell;
    await this.tell({ ...task, ...(isOfShell && { ofRemote: null }) }, { name, message, stack }, 'page');
  }

  /** Tells the team whose fault it is, as a browser would. */
  private async tell(
    { url, ofRemote: remote }: Omit<Failing, 'name'>,
    fault: Fault,
    level: 'page' | 'component',
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
    await this.processes.close();
  }
}

const tooSlow = (limit: number) =>
  new DrawingError({ name: 'DrawingError', message: `It took more than ${limit} ms.`, stack: null });

/** What fails or does not: one page of one release, what it says, or the frame of one shell. */
type Failing = Pick<Task<unknown>, 'name' | 'url' | 'ofRemote'>;
