import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import type { DeriveOrder } from './derive-pictures.js';

/** After the start: the first visitors come before pictures nobody has asked for. Milliseconds. */
const AFTER_START = 5000;
/** After a change: more of them often follow. Milliseconds. */
const AFTER_CHANGE = 2000;

/**
 * Runs `derive-pictures` beside the server: a process of the lowest priority, whose memory is given back when it is done. Started by
 * `main` after the server listens, and again when pictures change.
 */
@Injectable()
export class PictureWorker implements OnApplicationShutdown {
  private readonly logger = new Logger('Pictures');
  private child: ChildProcess | null = null;
  private timer: NodeJS.Timeout | undefined;
  private started = false;
  private again = false;

  constructor(private readonly config: Config) {}

  /** Begins to work in the background; without this call nothing is derived ahead (tests, tools). */
  start(): void {
    this.started = true;
    this.schedule(AFTER_START);
  }

  /** Something is due: it is worked on in a moment. */
  soon(): void {
    if (this.child) this.again = true;
    else if (this.started) this.schedule(AFTER_CHANGE);
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), milliseconds).unref();
  }

  private run(): void {
    const program = path.join(import.meta.dirname, 'derive-pictures.js');
    // Standard output stays the server's; what goes wrong is told by message.
    const child = fork(program, [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
    this.child = child;
    this.again = false;
    const { databaseUrl, mediaDir, s3 } = this.config;
    child.on('message', (line) => this.logger.log(String(line)));
    child.on('error', (error) => this.logger.warn(`pictures are not derived ahead: ${error.message}`));
    child.once('exit', () => {
      this.child = null;
      if (this.again) this.schedule(AFTER_CHANGE);
    });
    child.send({ databaseUrl, mediaDir, s3 } satisfies DeriveOrder, () => undefined);
    child.unref();
    child.channel?.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.started = false;
    this.again = false;
    clearTimeout(this.timer);
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill();
    await ended;
  }
}
