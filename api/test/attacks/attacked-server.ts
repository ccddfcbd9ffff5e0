import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import type { Role } from '@atoll/contract/permissions';
import type { TestAppOptions } from '../create-test-app.js';
import { Watch } from './watch.js';

/** Long attacks run in the nightly run alone. */
export const NIGHTLY = process.env['ATOLL_NIGHTLY'] === '1';

/** What the server says of itself when it listens. */
export interface Facts {
  port: number;
  /** Members of a form that a person has opened a while ago. */
  form: object;
  databaseUrl: string;
}

export interface Question {
  id: number;
  ask: 'token' | 'pause' | 'held' | 'close';
  role?: Role | 'customer' | undefined;
}

/** The application in a process of its own, so that an attack on it is none on the test. */
export class AttackedServer {
  readonly url: string;
  private asked = 0;

  private constructor(
    private readonly child: ChildProcess,
    readonly facts: Facts,
  ) {
    this.url = `http://127.0.0.1:${facts.port}`;
  }

  /** Starts it; `stop` belongs into `afterAll`. */
  static async start(options: TestAppOptions = {}): Promise<AttackedServer> {
    const child = fork(path.join(import.meta.dirname, 'attacked-main.js'), [], { serialization: 'advanced' });
    child.send(options);
    const gone = once(child, 'exit').then(() => {
      throw new Error('The server to be attacked did not start; its fault stands above.');
    });
    const [facts] = (await Promise.race([once(child, 'message'), gone])) as [Facts];
    return new AttackedServer(child, facts);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Access token of a user with this role. */
  token = (role: Role | 'customer'): Promise<string> => this.ask<string>('token', role);

  /** Longest that its event loop has computed without a turn for others since the last time this was asked, in milliseconds. */
  pause = (): Promise<number> => this.ask<number>('pause');

  /** Memory that its program holds on to, once what nobody needs is cleared away, in MB. */
  held = (): Promise<number> => this.ask<number>('held');

  /** Memory of the server and of all processes it has started, in MB; of the server alone with `own`. */
  memory(own = false): number {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number]);
    const of = (pid: number): number =>
      processes.reduce(
        (sum, [child, parent, kilobytes]) =>
          sum + (child === pid ? kilobytes : 0) + (parent === pid && !own ? of(child) : 0),
        0,
      );
    return of(this.pid) / 1000;
  }

  /** Rows of its database. */
  async rows<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.facts.databaseUrl });
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Begins to visit the site as others do, until the watch is ended. */
  watch = (paths?: readonly string[]): Watch => new Watch(this, paths);

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    await Promise.race([this.ask('close'), ended]);
    this.child.disconnect();
    await ended;
  }

  private async ask<T>(ask: Question['ask'], role?: Role | 'customer'): Promise<T> {
    const id = ++this.asked;
    this.child.send({ id, ask, role } satisfies Question);
    for (;;) {
      const [answer] = (await once(this.child, 'message')) as [{ id: number; value: T }];
      if (answer.id === id) return answer.value;
    }
  }
}
