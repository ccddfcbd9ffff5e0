import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { AppError, type Message, type MessageParams, ValidationFailedError } from '../errors/app-error.js';

/** Of the JavaScript of a job, in MiB: a file of 5 MiB is one tenth of it in the costliest format. */
const HEAP = 128;

/** An `AppError` on its way between processes. */
export interface SentError {
  status: number;
  code: string;
  params: MessageParams;
  fields: Record<string, Message[]> | null;
}

/** What a process is told, and what it says when it is done. */
export interface SandboxOrder {
  module: string;
  input: unknown;
}
export interface SandboxAnswer {
  result?: unknown;
  error?: SentError;
  /** What the job did not mean to throw; with `noRoom` because it needed more than there is. */
  thrown?: { text: string; noRoom: boolean };
}

/** How a job ended: with a result, with an error of its own, or with its process. */
export interface SandboxOutcome {
  result: unknown;
  error: AppError | null;
  /** Why the process is gone; null while it is there. */
  ended: string | null;
  /** Whether it is gone because the job took more time or memory than it may. */
  tooHeavy: boolean;
}

/** How a process ends that has no memory left: by V8 itself, or by the system. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGKILL'];

/** One process that reads what was sent. It holds no secret, no connection and no environment, and ends with the server. */
export class SandboxProcess {
  private readonly child: ChildProcess;
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    this.child = fork(path.join(import.meta.dirname, 'sandbox-main.js'), [], {
      execArgv: [...process.execArgv, `--max-old-space-size=${HEAP}`, '--max-semi-space-size=8'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.child.on('error', () => undefined);
    // Alone it keeps nobody alive; the request that waits for it does.
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Whether it has ended, by itself or by the system. */
  get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Runs one job at a time; the process is ended when it takes longer. @param limit milliseconds */
  run(order: SandboxOrder, limit: number): Promise<SandboxOutcome> {
    clearTimeout(this.timer);
    return new Promise((resolve) => {
      const settle = (outcome: Partial<SandboxOutcome>) => {
        clearTimeout(clock);
        this.child.off('message', answered);
        this.child.off('exit', exited);
        this.child.off('error', failed);
        resolve({ result: undefined, error: null, ended: null, tooHeavy: false, ...outcome });
      };
      const answered = ({ result, error, thrown }: SandboxAnswer) =>
        thrown
          ? settle({ ended: thrown.text, tooHeavy: thrown.noRoom })
          : settle({ result, error: error === undefined ? null : errorOf(error) });
      const exited = (code: number | null, signal: string | null) =>
        settle({ ended: `it ended with ${signal ?? code}`, tooHeavy: OUT_OF_MEMORY.includes(signal ?? '') });
      const failed = (error: Error) => settle({ ended: error.stack ?? error.message });
      const clock = setTimeout(() => {
        this.child.kill('SIGKILL');
        settle({ ended: `it took more than ${limit} ms`, tooHeavy: true });
      }, limit);
      this.child.once('message', answered);
      this.child.once('exit', exited);
      this.child.once('error', failed);
      if (!this.isGone) this.child.send(order, () => undefined);
      else exited(this.child.exitCode, this.child.signalCode);
    });
  }

  /** Ends the process unless it is used again in time. @param then called when it is not */
  restFor(milliseconds: number, then: () => void): void {
    this.timer = setTimeout(() => {
      then();
      void this.end();
    }, milliseconds).unref();
  }

  /** Ends the process. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isGone) return;
    const ended = new Promise<void>((resolve) => this.child.once('exit', () => resolve()));
    this.child.kill('SIGKILL');
    await ended;
  }
}

const errorOf = ({ status, code, params, fields }: SentError): AppError =>
  fields ? new ValidationFailedError(fields) : new AppError(status, code, params);
