import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RefreshToken } from '../src/people/auth/refresh-token.entity.js';
import { Session } from '../src/people/auth/session.entity.js';
import { hashToken, newRefreshToken } from '../src/people/auth/tokens.js';
import { User } from '../src/people/accounts/user.entity.js';
import { createApp } from '../src/create-app.js';
import { createTestApp, TEST_PASSWORD, type TestApp } from './create-test-app.js';
import { createPackage } from './factories.js';

const LIMITS = JSON.stringify({
  report: { points: 4, seconds: 60 },
  login_account: { points: 3, seconds: 60 },
  staff: { points: 40, seconds: 60 },
});

/** Notices between replicas travel through Postgres. Milliseconds. */
const NOTICE = 300;

const REPORT = {
  message: 'x is not a function',
  level: 'page',
  error_id: 'two-replicas',
  timestamp: '2026-11-21T08:00:00.000Z',
};

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe('two replicas on one database', () => {
  let test: TestApp;
  let second: NestFastifyApplication;
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_LIMITS: LIMITS } });
    second = await createApp(test.database.config, { clock: test.clock });
    await second.init();
    await second.getHttpAdapter().getInstance().ready();
  }, 120_000);
  afterAll(async () => {
    await second.close();
    await test.close();
  });

  type Call = { method: 'GET' | 'POST' | 'PATCH'; url: string; headers?: Record<string, string>; payload?: object };
  const on = (replica: 'first' | 'second', call: Call) => (replica === 'first' ? test.app : second).inject(call);

  it('count calls against one limit', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const { statusCode } = await on(i % 2 ? 'second' : 'first', {
        method: 'POST',
        url: '/api/errors',
        payload: REPORT,
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
  });

  it('count cheap calls together too, a step at a time', async () => {
    const headers = { authorization: `Bearer ${await test.tokenOf('agent')}` };
    const call = async (replica: 'first' | 'second') =>
      (await on(replica, { method: 'GET', url: '/api/users/me/', headers })).statusCode;
    const repeat = async (replica: 'first' | 'second', times: number) => {
      const statuses: number[] = [];
      for (let i = 0; i < times; i++) statuses.push(await call(replica));
      return statuses;
    };
    expect(new Set(await repeat('first', 40))).toEqual(new Set([200]));
    // Two calls are a twentieth of the limit; then the other replica has told how many there were.
    expect(await repeat('second', 4)).toEqual([200, 200, 429, 429]);
    expect(await call('first')).toBe(429);
  });

  it('count failed sign-ins of an account together', async () => {
    const payload = { email: 'nobody@test.example', password: 'wrong password' };
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await on(i % 2 ? 'second' : 'first', { method: 'POST', url: '/api/token/', payload })).statusCode);
    }
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  it('drop a stored answer when the other one changes its data', async () => {
    const one = await createPackage(test, { slug: 'shared-week' });
    const read = async (replica: 'first' | 'second') =>
      (await on(replica, { method: 'GET', url: '/api/packages/shared-week/' })).json<{ is_featured: boolean }>()
        .is_featured;
    expect([await read('first'), await read('second')]).toEqual([false, false]);
    const headers = { authorization: `Bearer ${await test.tokenOf('owner')}`, 'if-match': '"1"' };
    const payload = { is_featured: true };
    const changed = await on('second', { method: 'PATCH', url: `/api/packages/${one.id}/`, headers, payload });
    expect(changed.statusCode).toBe(200);
    expect(await read('second')).toBe(true);
    await sleep(NOTICE);
    expect(await read('first')).toBe(true);
  });

  it('end a session everywhere at once: signed out, disabled, changed role', async () => {
    const user = await test.createUser('staff', 'owner', 'everywhere@test.example');
    const me = (token: string, replica: 'first' | 'second') =>
      on(replica, { method: 'GET', url: '/api/users/', headers: { authorization: `Bearer ${token}` } });
    const token = await test.signInAs(user);
    expect((await me(token, 'first')).statusCode).toBe(200);
    expect((await me(token, 'second')).statusCode).toBe(200);
    const em = () => second.get(EntityManager).fork();
    await em().nativeUpdate(User, { id: user.id }, { role: 'viewer' });
    expect((await me(token, 'first')).statusCode).toBe(403);
    await em().nativeUpdate(Session, { user: user.id }, { revokedAt: test.clock.now() });
    expect((await me(token, 'first')).statusCode).toBe(401);
    const again = await test.signInAs(user);
    await em().nativeUpdate(User, { id: user.id }, { isActive: false });
    expect((await me(again, 'first')).statusCode).toBe(401);
  });

  it('count the grace of a refresh token from its first use, whichever of them sees it and however late', async () => {
    const user = await test.createUser('staff', 'agent', 'tabs@test.example');
    const em = test.em();
    const owner = await em.findOneOrFail(User, { id: user.id });
    const session = new Session(owner, test.clock.now(), 3_600_000);
    const token = newRefreshToken();
    em.persist([session, new RefreshToken(hashToken(token), session, test.clock.now())]);
    await em.flush();
    const refresh = (replica: 'first' | 'second') =>
      on(replica, { method: 'POST', url: '/api/token/refresh/', payload: { refresh: token } });
    const waiting = async (count: number) => {
      const text = `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      for (;;) {
        const [row] = await test.em().getConnection().execute<{ count: number }[]>(text);
        if (row && row.count >= count) return;
        await sleep(20);
      }
    };

    // Both stand at the row of the session while somebody holds it; the second comes nine seconds later.
    const calls: ReturnType<typeof refresh>[] = [];
    await test.em().transactional(async (holder) => {
      await holder.findOneOrFail(Session, { id: session.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      calls.push(refresh('first'));
      await waiting(1);
      test.clock.advance(9);
      calls.push(refresh('second'));
      await waiting(2);
    });
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    test.clock.advance(2);
    expect((await refresh('second')).statusCode).toBe(401);
    expect((await test.em().findOneOrFail(Session, { id: session.id })).revokedReason).toBe('reuse');
  });

  it('have one effect of a POST with one key, whichever of them gets it', async () => {
    const headers = {
      'idempotency-key': 'key-for-two-replicas',
      authorization: `Bearer ${await test.tokenOf('owner')}`,
    };
    const call: Call = { method: 'POST', url: '/api/packages/', headers, payload: { name: 'Made once' } };
    const answers = await Promise.all([on('first', call), on('second', call), on('first', call)]);
    expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true')).toHaveLength(2);
  });
});

describe('two processes on one database', () => {
  let test: TestApp;
  const processes: ChildProcess[] = [];
  const urls: string[] = [];

  /** The built server on a port of its own, as in production. */
  async function start(port?: number): Promise<string> {
    port ??= await freePort();
    const { databaseUrl, jwtSecret, dataDir } = test.database.ownerConfig;
    const env = {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      ATOLL_DATA: dataDir,
    };
    const main = path.resolve(import.meta.dirname, '../dist/main.js');
    const child = spawn(process.execPath, [main], {
      env: { ...env, PORT: String(port), LOG_LEVEL: 'error', ATOLL_LIMITS: LIMITS },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Promise((found, failed) => {
      let said = '';
      child.on('close', (code) => failed(new Error(`the server ended with ${code}: ${said.slice(-500)}`)));
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        if (!said.includes('listening on')) return;
        processes.push(child);
        found(`http://127.0.0.1:${port}`);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
    });
  }

  beforeAll(async () => {
    test = await createTestApp();
    await test.createUser('staff', 'owner', 'owner@test.example');
    urls.push(...(await Promise.all([start(), start()])));
  }, 60_000);
  afterAll(async () => {
    const ended = processes.map((child) => new Promise((done) => child.on('exit', done)));
    for (const child of processes) child.kill('SIGTERM');
    await Promise.all(ended);
    await test.close();
  }, 30_000);

  const post = (url: string, at: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + at, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('share limits, and a session that one ends is over in the other', async () => {
    const [one = '', two = ''] = urls;
    const credentials = { email: 'owner@test.example', password: TEST_PASSWORD };
    const signedIn = await post(one, '/api/token/', credentials);
    expect(signedIn.status).toBe(200);
    const { access, refresh } = (await signedIn.json()) as Record<string, string>;
    const me = async (url: string) =>
      (await fetch(`${url}/api/users/me/`, { headers: { authorization: `Bearer ${access}` } })).status;
    expect([await me(one), await me(two)]).toEqual([200, 200]);
    expect((await post(two, '/api/token/logout/', { refresh })).status).toBe(205);
    expect([await me(one), await me(two)]).toEqual([401, 401]);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await post(i % 2 ? one : two, '/api/errors', REPORT)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
  });

  it('leave no third one running whose port is taken', async () => {
    const taken = Number(new URL(urls[0] ?? '').port);
    await expect(start(taken)).rejects.toThrow(
      new RegExp(`ended with 1: [^]*Port ${taken} is taken\\. Set PORT to a free one\\.`),
    );
  });
});
