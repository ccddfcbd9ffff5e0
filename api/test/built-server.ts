import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { LIMITS } from '../src/platform/config/limit-rules.js';
import type { Config } from '../src/platform/config/config.js';

const ROOMY = JSON.stringify(
  Object.fromEntries(Object.keys(LIMITS).map((name) => [name, { points: 1_000_000, seconds: 60 }])),
);

/** Where `npm run build` of the API writes to. */
export const DIST = path.resolve(import.meta.dirname, '../dist');

/** The built server in a process of its own, as in production; it may be killed and started again on its port. */
export class BuiltServer {
  /** How it ended while nobody killed it: what the death of others must not do. */
  readonly falls: string[] = [];
  private child: ChildProcess | null = null;
  private said = '';

  constructor(
    private readonly config: Config,
    private readonly port: number,
    private readonly smtpUrl: string,
    /** Folder of the build. */
    private readonly dist = DIST,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it; done once it takes requests. */
  async start(): Promise<void> {
    const { databaseUrl, jwtSecret, dataDir, baseUrl } = this.config;
    const child = spawn(process.execPath, [path.join(this.dist, 'main.js')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: databaseUrl,
        JWT_SECRET: jwtSecret,
        ATOLL_DATA: dataDir,
        ATOLL_BASE_URL: baseUrl,
        ATOLL_HOSTS: '127.0.0.1',
        ATOLL_LIMITS: ROOMY,
        ATOLL_DRAW: '0',
        ATOLL_DERIVE_PICTURES: '0',
        SMTP_URL: this.smtpUrl,
        PORT: String(this.port),
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.said = '';
    child.once('exit', (code, signal) => {
      if (this.child === child) this.falls.push(`${code ?? signal}: ${this.said.slice(-1000)}`);
    });
    await new Promise<void>((listening, failed) => {
      const listen = (chunk: Buffer) => {
        this.said = (this.said + chunk.toString()).slice(-10_000);
        if (this.said.includes('listening on')) listening();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => failed(new Error(`the server did not start: ${this.said}`)));
    });
  }

  /** `kill -9`, and on until it is gone. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
