import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Drawn, DrawingJob, Fault, PageJob } from '@atoll/contract/drawing';

const PROGRAM = path.join(import.meta.dirname, 'draw-process.mjs');
/** Of the JavaScript of shell and remotes, in MiB: both together and the page at hand take some 20. */
const HEAP = 128;
/** How long one page may take. Milliseconds: a hundred times what it does, as the machine may be busy. */
const LIMIT = 3000;

/** Waits for a line that says that the process has ended; where whoever would say so is gone first, ends the process. */
const WATCH = 'read -r ended || kill -9 "$1"';

/**
 * Ends a process with us, however we end: where a page loops, it hears of nothing. What waits is a shell of a megabyte. Without one
 * (Windows) a process whose page loops is left over.
 */
function endWithUs(child: ChildProcess): void {
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', String(child.pid)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // There is none where no file may be opened any more.
  const line = watcher.stdin as Socket | undefined;
  for (const part of [watcher, line]) part?.on('error', () => undefined).unref();
  child.once('exit', () => line?.end('\n'));
}

/** Code that draws: of a shell, or of one release of a remote. */
export interface Bundle {
  /** Tells it from any other: `mfe-catalog/0.1.0-1a2b3c4d`. */
  name: string;
  integrity: string;
  /** Its bytes; null when they are gone. */
  read(): Promise<Uint8Array | null>;
}

/** Whose code is asked: a remote's in a shell, or the shell's own. */
export interface Drawers {
  shell: Bundle;
  remote: Bundle | null;
}

/** One page to draw, and by what. */
export interface DrawingOrder extends Drawers {
  job: Omit<DrawingJob, 'state'>;
  /** The state as the document says it. */
  state: string;
  /** What of it alone is wanted: what the document says of the page, or how it looks. */
  only?: 'head' | 'body';
}

/** What came of it. Whatever a remote says is not looked at here. */
export interface DrawnPage {
  head: unknown;
  /** Null where only the head was asked for, the page stands elsewhere, or it failed. */
  drawn: Drawn | null;
  /** Why it was not drawn. */
  error: DrawingError | null;
}

interface Answer {
  missing?: string[];
  outline?: unknown;
  plan?: unknown;
  head?: unknown;
  drawn?: Drawn;
  error?: Fault;
}

/** Why a page was not drawn. */
export class DrawingError extends Error {
  /** True when it is the shell that failed, whatever page it was. */
  readonly ofShell: boolean;
  /** True when the code could not be loaded: no page of it can be drawn. */
  readonly ofCode: boolean;

  constructor({ name, message, stack }: Fault, ofShell = false, ofCode = false) {
    super(message);
    this.name = name;
    this.stack = stack ?? '';
    this.ofShell = ofShell;
    this.ofCode = ofCode;
  }
}

const fault = (message: string, ofShell = false): DrawingError =>
  new DrawingError({ name: 'DrawingError', message, stack: null }, ofShell);

/**
 * One process that draws pages, one at a time. It holds no secret, no connection and no environment, reads no file and ends with
 * whoever started it. Code of remotes runs in it, so it may end at any moment.
 */
export class DrawingProcess {
  private readonly child: ChildProcess;
  private end = '';
  private hasAnswered = false;

  constructor() {
    const limits = [
      `--max-old-space-size=${HEAP}`,
      '--max-semi-space-size=8',
      '--disallow-code-generation-from-strings',
    ];
    this.child = fork(PROGRAM, [], {
      // A storage of the process would be everybody's.
      execArgv: ['--permission', `--allow-fs-read=${PROGRAM}`, '--no-experimental-webstorage', ...limits],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.child.on('error', (error) => (this.end ||= error.message));
    this.child.on('exit', (code, signal) => (this.end ||= `it ended with ${signal ?? code}`));
    this.child.unref();
    this.child.channel?.unref();
    if (this.child.pid !== undefined) endWithUs(this.child);
  }

  /** Whether it has ended, by itself or by the system. */
  get isGone(): boolean {
    return this.end !== '';
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** What a remote says of its pages before one is asked for. @throws {DrawingError} */
  async outline(drawers: Drawers): Promise<unknown> {
    return (await this.heard(drawers, { kind: 'outline' })).outline;
  }

  /** What is to be read for a page. @throws {DrawingError} */
  async plan(drawers: Drawers, job: PageJob): Promise<unknown> {
    return (await this.heard(drawers, { kind: 'plan', job })).plan;
  }

  /** Draws a page. @throws {DrawingError} why not even its head can be made; the process may be gone then */
  async draw({ shell, remote, job, state, only }: DrawingOrder): Promise<DrawnPage> {
    const { head, drawn, error } = await this.told({ shell, remote }, { kind: 'draw', job, state, only });
    if (error && head === undefined) throw new DrawingError(error);
    return { head: head ?? null, drawn: drawn ?? null, error: error ? new DrawingError(error) : null };
  }

  /** An answer that is none is thrown. */
  private async heard(drawers: Drawers, order: object): Promise<Answer> {
    const answer = await this.told(drawers, order);
    if (answer.error) throw new DrawingError(answer.error);
    return answer;
  }

  /** Asks, and brings the code that is missing. */
  private async told({ shell, remote }: Drawers, order: object): Promise<Answer> {
    const whole = { ...order, shell: shell.name, remote: remote && remote.name };
    const answer = await this.ask(whole);
    if (!answer.missing) return answer;
    const isNewShell = answer.missing.includes(shell.name);
    if (isNewShell) await this.load(shell, null);
    if (remote && (isNewShell || answer.missing.includes(remote.name))) await this.load(remote, shell);
    const again = await this.ask(whole);
    if (again.missing) throw fault('The code to draw with is gone again.');
    return again;
  }

  /** Loads code ahead of the first page. `shell` is the one that a remote runs in, null for a shell. @throws {DrawingError} */
  async load(bundle: Bundle, shell: Bundle | null): Promise<void> {
    const { name, integrity } = bundle;
    const code = await bundle.read();
    if (!code) throw fault(`${name} is gone.`, !shell);
    const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (found !== integrity) throw fault(`${name} is not what its release says.`, !shell);
    const { error } = await this.ask({ kind: 'load', name, code, integrity, shell: shell && shell.name }, !shell);
    if (error) throw new DrawingError(error, !shell, true);
  }

  private ask(order: object, ofShell = false): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let kill: NodeJS.Immediate | undefined;
      const settle = (answer?: Answer) => {
        clearTimeout(clock);
        clearImmediate(kill);
        this.child.off('message', settle);
        this.child.off('exit', ended);
        this.child.off('error', ended);
        if (!answer) return reject(fault(`The drawing process is gone: ${this.end}.`, ofShell || !this.hasAnswered));
        // Before that it runs no code of a remote.
        this.hasAnswered = true;
        resolve(answer);
      };
      const ended = () => settle();
      const clock = setTimeout(() => {
        // An answer may lie there unread, where it was this side that had no time.
        kill = setImmediate(() => this.kill(`it took more than ${LIMIT} ms`));
      }, LIMIT);
      this.child.once('message', settle);
      this.child.once('exit', ended);
      this.child.once('error', ended);
      if (this.isGone) settle();
      else this.child.send(order, () => undefined);
    });
  }

  private kill(why: string): void {
    this.end ||= why;
    // Alone it keeps nobody alive; who waits for its end does.
    this.child.ref();
    this.child.kill('SIGKILL');
  }

  /** Ends the process. */
  async stop(): Promise<void> {
    if (this.isGone) return;
    const ended = new Promise<void>((resolve) => this.child.once('exit', () => resolve()));
    this.kill('it was stopped');
    await ended;
  }
}
