import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { UnavailableError, ValidationFailedError } from '../errors/app-error.js';
import { SandboxProcess } from './sandbox-process.js';

/** Processes at the same time: more would take the processor from everyone else. */
const MAX_PROCESSES = 2;
/** Jobs that may wait, of all callers and of one; each holds what was sent in memory. */
const MAX_WAITING = 40;
const MAX_WAITING_OF_ONE = 8;
/** How long one job may take unless it says otherwise. Milliseconds. */
const LIMIT = 4000;
/** A process without work ends, and its memory is given back. Milliseconds. */
const IDLE = 5000;

/** What is to be done in a process of its own. */
export interface SandboxJob<Work extends (input: never) => unknown> {
  /** Module whose default export does it: no decorators, few imports. */
  module: string;
  input: Parameters<Work>[0];
  /** Whose turn it is: of one caller one job runs at a time. */
  caller: string;
  /** Field that is told when the job takes too much. */
  field: string;
  /** How long it may take, in milliseconds: longer than others where nobody but us makes what it works on. */
  limit?: number;
}

interface Waiting {
  caller: string;
  start(): void;
}

/** A fault of ours, not of the file: it is answered 500 and reported. */
export class SandboxFault extends Error {}

/**
 * Reads what strangers and staff send where it can do no harm: in processes of their own, with a limit of memory and time. Not in
 * threads: one large allocation in a thread whose memory is spent ends the whole process.
 */
@Injectable()
export class Sandbox implements OnApplicationShutdown {
  private readonly logger = new Logger('Sandbox');
  private readonly idle: SandboxProcess[] = [];
  private readonly all = new Set<SandboxProcess>();
  private readonly running = new Set<string>();
  private readonly waiting: Waiting[] = [];
  private closed = false;

  /**
   * Runs a job and answers what it returns.
   * @throws {ValidationFailedError} on the job's field, `file_too_heavy`, when it takes more than its limit (4 s) or the memory it has
   * @throws {AppError} what the job throws
   * @throws {UnavailableError} 503 when too many wait
   * @throws {SandboxFault} when it fails in a way that nobody foresaw
   */
  async run<Work extends (input: never) => unknown>(job: SandboxJob<Work>): Promise<Awaited<ReturnType<Work>>> {
    await this.turn(job.caller);
    try {
      return (await this.runNow(job)) as Awaited<ReturnType<Work>>;
    } finally {
      this.running.delete(job.caller);
      this.next();
    }
  }

  private async runNow({
    module,
    input,
    field,
    limit = LIMIT,
  }: SandboxJob<(input: never) => unknown>): Promise<unknown> {
    // It may have waited for its turn meanwhile.
    if (this.closed) throw new UnavailableError();
    const process = this.rested() ?? this.open();
    const outcome = await process.run({ module, input }, limit);
    if (outcome.ended === null) this.rest(process);
    else {
      this.all.delete(process);
      if (this.closed) throw new UnavailableError();
      const what = `${module.split('/').at(-1)} was ended: ${outcome.ended}`;
      if (!outcome.tooHeavy) throw new SandboxFault(what);
      this.logger.warn(what);
      throw ValidationFailedError.on(field, 'file_too_heavy');
    }
    if (outcome.error) throw outcome.error;
    return outcome.result;
  }

  /** Waits until fewer than two jobs run, and none of this caller. */
  private async turn(caller: string): Promise<void> {
    if (this.mayRun(caller)) {
      this.running.add(caller);
      return;
    }
    const own = this.waiting.filter((other) => other.caller === caller).length;
    if (this.waiting.length >= MAX_WAITING || own >= MAX_WAITING_OF_ONE) throw new UnavailableError(5);
    await new Promise<void>((start) => this.waiting.push({ caller, start }));
  }

  private mayRun = (caller: string): boolean => this.running.size < MAX_PROCESSES && !this.running.has(caller);

  private next(): void {
    const at = this.waiting.findIndex(({ caller }) => this.mayRun(caller));
    const [found] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (!found) return;
    this.running.add(found.caller);
    found.start();
  }

  /** A process that waits for work. The system may have ended one meanwhile: that is no fault of the file that comes next. */
  private rested(): SandboxProcess | undefined {
    for (let process = this.idle.pop(); process; process = this.idle.pop()) {
      if (!process.isGone) return process;
      this.all.delete(process);
      void process.end();
    }
    return undefined;
  }

  private open(): SandboxProcess {
    const opened = new SandboxProcess();
    this.all.add(opened);
    return opened;
  }

  private rest(process: SandboxProcess): void {
    this.idle.push(process);
    process.restFor(IDLE, () => {
      this.idle.splice(this.idle.indexOf(process), 1);
      this.all.delete(process);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.all].map((process) => process.end()));
  }
}
