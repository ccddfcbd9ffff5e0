import { performance } from 'node:perf_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@atoll/contract/permissions';
import type { TestApp } from '../create-test-app.js';
import { AnswerCheck } from '../document/check-answer.js';
import { type ApiDocument, type Operation } from '../document/document.js';
import { hostileFiles, picture } from './files.js';
import { LEAK } from './hostile.js';
import { type Call, type CallMaker, Memory, collectionOf, makeCall } from './make-call.js';
import { Random } from './random.js';

const CALLERS = ['anonymous', 'customer', 'viewer', 'owner'] as const;
type FuzzCaller = (typeof CALLERS)[number];

/** Calls at the same time: they meet on the same rows, and a row makes callers wait for a second at most. */
const LANES = 4;
/** An answer that takes longer is a hang. Milliseconds. */
const PATIENCE = 5_000;
/** Faults shown for one operation. */
const SHOWN = 3;
/** Well-meant calls that cost more (password hashes, pictures) become rare. Milliseconds. */
const DEAR = 20;

export interface FuzzReport {
  /** Calls that were made. */
  calls: number;
  /** Fewest calls of one operation. */
  fewest: number;
  faults: string[];
}

const ROOTS = [Object, Array, Function, String, Number, Boolean, Promise, Map, Set, Date, RegExp, Error];
/** What all values inherit. */
const inherited = () =>
  ROOTS.flatMap(({ prototype }) => Object.entries(Object.getOwnPropertyDescriptors(prototype))).flatMap(
    ([name, { value, get, set }]) => [name, value, get, set],
  );
const INHERITED = inherited();

/** True when a member of a prototype came, went or was replaced since this file was loaded. */
function isPolluted(): boolean {
  const now = inherited();
  return now.length !== INHERITED.length || now.some((part, index) => part !== INHERITED[index]);
}

/** What the server says itself: with a 412 comes the thing as it stands, whose words earlier calls wrote, SQL among them. */
function ownWords(status: number, text: string): string {
  if (status !== 412 || !text.startsWith('{')) return text;
  const { current: _written, ...own } = JSON.parse(text) as { current?: unknown };
  return JSON.stringify(own);
}

/** Sends random calls of every operation and collects what must never be answered. */
export class FuzzRun {
  private readonly random: Random;
  private readonly check: AnswerCheck;
  private readonly memory = new Memory();
  private readonly tokens = new Map<FuzzCaller, string>();
  private accounts = 0;

  constructor(
    private readonly test: TestApp,
    private readonly document: ApiDocument,
    seed: number,
  ) {
    this.random = new Random(seed);
    this.check = new AnswerCheck(document, false);
  }

  /** @param tell hears of each operation when its calls are made, and of what was wrong with it */
  async run(
    operations: readonly Operation[],
    runs: number,
    tell: (line: string) => void = () => undefined,
  ): Promise<FuzzReport> {
    const files = [{ filename: 'a.png', type: 'image/png', bytes: await picture() }, ...(await hostileFiles())];
    const maker: CallMaker = { document: this.document, random: this.random, memory: this.memory, files };
    const report: FuzzReport = { calls: 0, fewest: Infinity, faults: [] };
    await this.lookAround(maker, operations);
    for (const operation of operations) {
      // One operation after the other, so that a fault is easy to place.
      const started = performance.now();
      const faults: string[] = [];
      const calls = await this.fuzz(maker, operation, runs, faults);
      report.faults.push(...faults);
      tell([`${operation.id} ${calls} calls ${Math.round(performance.now() - started)} ms`, ...faults].join('\n'));
      report.calls += calls;
      report.fewest = Math.min(report.fewest, calls);
    }
    return report;
  }

  /** Reads every list once, so that later calls name things that exist. */
  private async lookAround(maker: CallMaker, operations: readonly Operation[]): Promise<void> {
    const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    for (const operation of lists) {
      await this.send(operation, { ...makeCall(maker, operation, false), url: operation.path }, 'owner');
    }
  }

  private async fuzz(maker: CallMaker, operation: Operation, runs: number, faults: string[]): Promise<number> {
    const found = new Set<string>();
    let calls = 0;
    let kind = { calls: 0, ms: 0 };
    while (calls < runs && found.size < SHOWN) {
      const dear = kind.calls > 20 && kind.ms / kind.calls > DEAR;
      const batch = Array.from({ length: Math.min(LANES, runs - calls) }, () => {
        const hostile = !this.random.chance(dear ? 0.05 : 0.45);
        return {
          call: makeCall(maker, operation, hostile),
          hostile,
          caller: CALLERS[calls++ % CALLERS.length] ?? 'anonymous',
        };
      });
      for (const answered of await Promise.all(batch.map(({ call, caller }) => this.send(operation, call, caller)))) {
        kind = { calls: kind.calls + 1, ms: kind.ms + answered.ms / LANES };
        for (const fault of answered.faults) found.add(fault);
      }
      // The process is of no use after that: the calls are shown instead of made on.
      if (isPolluted()) {
        const sent = batch.map(({ call }) => `${call.method} ${call.url} ${String(call.payload ?? '').slice(0, 2000)}`);
        throw new Error(`${operation.id} changed what all values inherit:\n${sent.join('\n')}`);
      }
    }
    faults.push(...[...found].slice(0, SHOWN));
    return found.size > 0 ? runs : calls;
  }

  private async send(operation: Operation, call: Call, caller: FuzzCaller): Promise<{ faults: string[]; ms: number }> {
    const token = await this.tokenOf(caller);
    const headers = token ? { ...call.headers, authorization: `Bearer ${token}` } : call.headers;
    const started = performance.now();
    const answer = await this.test.app.inject({
      method: call.method as 'GET',
      url: call.url,
      headers,
      ...(call.payload === undefined ? {} : { payload: call.payload }),
    });
    const ms = performance.now() - started;
    const { statusCode: status, body: text } = answer;
    if (status === 401 && token) this.tokens.delete(caller);
    if (status < 300) this.learn(operation, call, answer.headers['etag'] as string | undefined, text);
    const faults: string[] = [];
    if (status >= 500) faults.push(`answers ${status}: ${text.slice(0, 200)}`);
    if (ms > PATIENCE) faults.push(`takes ${Math.round(ms)} ms`);
    if (status >= 400 && LEAK.test(ownWords(status, text))) faults.push(`shows its inside: ${text.slice(0, 300)}`);
    if (status < 500 && answer.headers['content-encoding'] === undefined) {
      faults.push(...this.check.faults({ method: call.method, url: call.url, status, headers: answer.headers, text }));
    }
    // Only then: a body may have megabytes.
    const shown = () =>
      `${caller}: ${call.method} ${call.url.slice(0, 200)} ${JSON.stringify(call.headers).slice(0, 200)} ${String(call.payload ?? '').slice(0, 500)}`;
    return { faults: faults.map((fault) => `${operation.id} ${fault}\n    by ${shown()}`), ms };
  }

  private learn(operation: Operation, call: Call, tag: string | undefined, text: string): void {
    const address = call.url.split('?', 1)[0] ?? '';
    if (tag) this.memory.learnTag(address, tag);
    if (!/^[[{]/.test(text)) return;
    const body = JSON.parse(text) as { results?: unknown };
    const rows = Array.isArray(body) ? body : Array.isArray(body.results) ? (body.results as unknown[]) : [body];
    for (const row of rows.slice(0, 10) as Record<string, unknown>[]) {
      for (const name of ['id', 'slug', 'code', 'key', 'name'] as const) {
        const value = row?.[name];
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        this.memory.learn(collectionOf(operation.path), String(value));
        if (tag) this.memory.learnTag(`${collectionOf(operation.path)}${value}/`, tag);
        if (name === 'id') break;
      }
    }
  }

  /** A token that works: calls of this very run sign users out, disable and delete them. */
  private async tokenOf(caller: FuzzCaller): Promise<string | null> {
    if (caller === 'anonymous') return null;
    const known = this.tokens.get(caller);
    if (known) return known;
    const email = `fuzz-${caller}-${++this.accounts}@test.example`;
    const user = await (caller === 'customer'
      ? this.test.createUser('customer', null, email)
      : this.test.createUser('staff', caller satisfies Role, email));
    const token = await this.test.signInAs(user);
    this.tokens.set(caller, token);
    return token;
  }
}

/** Connections that the run left inside a transaction: each is a leak. */
export const openTransactions = async (test: TestApp): Promise<number> => {
  const rows = await test.app
    .get(EntityManager)
    .fork()
    .getConnection()
    .execute<{ count: number }[]>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
  return rows[0]?.count ?? 0;
};
