import { appendFileSync } from 'node:fs';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response, type Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { hashPassword } from '../src/people/auth/passwords.js';
import { RefreshToken } from '../src/people/auth/refresh-token.entity.js';
import type { Role } from '@atoll/contract/permissions';
import { Session } from '../src/people/auth/session.entity.js';
import { Tokens, hashToken, newRefreshToken } from '../src/people/auth/tokens.js';
import { User, type UserKind } from '../src/people/accounts/user.entity.js';
import { Clock } from '../src/platform/data/clock.js';
import { createApp } from '../src/create-app.js';
import { AnswerCheck } from './document/check-answer.js';
import { freshDocument } from './document/document.js';
import { SeenRefusals } from './seen-refusals.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The system's clock, ahead of it by as much as a test has moved it; it never stands still. */
export class TestClock extends Clock {
  private shift = 0;

  override now(): Date {
    return new Date(Date.now() + this.shift);
  }

  /** Moves the application's time by so many seconds. */
  advance(seconds: number): void {
    this.shift += seconds * 1000;
  }
}

export const TEST_PASSWORD = 'correct horse battery staple';
let passwordHash: Promise<string> | undefined;

let check: AnswerCheck | null | undefined;

/** Headers of every answer, whatever was asked (security requirement S37). */
const SECURITY_HEADERS = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\), usb=\(\)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'x-request-id': /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
};

/**
 * Calls whose answers are held against what every answer carries, and against the document: status documented, body as its
 * schema says. The latter needs a fresh build. Somebody must look at the status of those that are refused.
 */
function checkedAgent(app: NestFastifyApplication, refusals: SeenRefusals): TestAgent {
  const document = freshDocument();
  check ??= document && new AnswerCheck(document);
  return request.agent(app.getHttpServer()).use((call: unknown) => {
    const asked = new Error('asked');
    (call as Test)
      // No answer is a fault to the library: it would look at the status itself.
      .ok(() => true)
      .expect(checkHeaders)
      .expect(checkAnswer)
      .expect((answer) => refusals.watch(answer, asked));
  });
}

function checkHeaders({
  headers,
  request: { method, url },
}: Response & { request: { method?: string; url?: string } }) {
  const faults = Object.entries(SECURITY_HEADERS).filter(([name, value]) => !value.test(headers[name] ?? ''));
  if (faults.length > 0)
    throw new Error(`${method} ${url}: ${faults.map(([name]) => `${name}: ${headers[name]}`).join(', ')}`);
}

/** Answers that no document was there for; the end of the run reports them. */
let unchecked = 0;

function noteUnchecked(): void {
  const file = process.env['ATOLL_TEST_UNCHECKED'];
  if (file && unchecked > 0) appendFileSync(file, `${unchecked}\n`);
  unchecked = 0;
}

function checkAnswer(answer: Response): void {
  const { method, url: address } = answer.request as unknown as { method: string; url: string };
  const url = address.replace(/^https?:\/\/[^/]+/, '');
  const text = answer.text ?? (answer.body === undefined ? '' : ' ');
  if (!check) unchecked += 1;
  const faults = check?.faults({ method, url, status: answer.status, headers: answer.headers, text }) ?? [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

export interface TestApp {
  app: NestFastifyApplication;
  clock: TestClock;
  database: TestDatabase;
  /** A fresh entity manager of the application. */
  em(): EntityManager;
  /** Calls without a token: `api().get('/api/packages/')`. */
  api(): TestAgent;
  /** Calls as a signed-in user with this role (made once), or as a customer. */
  as(role: Role | 'customer'): Promise<TestAgent>;
  /** Access token of that user. */
  tokenOf(role: Role | 'customer'): Promise<string>;
  /** Creates a user with the password `TEST_PASSWORD`. */
  createUser(kind: UserKind, role: Role | null, email?: string): Promise<User>;
  /** Access token of a new session of this user, 15 minutes from the application's present time. */
  signInAs(user: User): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** With the demo agency. */
  demo?: boolean;
  /** Environment on top of the test's own. */
  env?: Record<string, string>;
  /** Further modules, mounted under `/api`. */
  probes?: Type[];
  /** A database that is there already, in place of a fresh one. */
  database?: TestDatabase;
}

/** The application as `main` builds it, on a database of its own. Close it in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase(options.env, options.demo));
  const clock = new TestClock();
  const app = await createApp(database.config, { clock, probes: options.probes ?? [] });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const em = () => app.get(EntityManager).fork();
  const tokens = new Map<string, Promise<string>>();
  const refusals = new SeenRefusals();

  const createUser: TestApp['createUser'] = async (kind, role, email = `${role ?? kind}@test.example`) => {
    const hash = await (passwordHash ??= hashPassword(TEST_PASSWORD));
    const names = { firstName: 'Test', lastName: role ?? kind };
    const user = new User({ kind, email, passwordHash: hash, ...names, role, locale: 'en' }, clock.now());
    const manager = em();
    manager.persist(user);
    await manager.flush();
    return user;
  };

  const signIn = async (role: Role | 'customer') => {
    const kind = role === 'customer' ? 'customer' : 'staff';
    return signInAs(await createUser(kind, role === 'customer' ? null : role, `as-${role}@test.example`));
  };

  const signInAs: TestApp['signInAs'] = async (user) => {
    const manager = em();
    const session = new Session(await manager.findOneOrFail(User, { id: user.id }), clock.now(), 12 * 3_600_000);
    manager.persist([session, new RefreshToken(hashToken(newRefreshToken()), session, clock.now())]);
    await manager.flush();
    return app.get(Tokens, { strict: false }).access(user, session.id);
  };

  const tokenOf: TestApp['tokenOf'] = (role) => {
    const token = tokens.get(role) ?? signIn(role);
    tokens.set(role, token);
    return token;
  };

  return {
    app,
    clock,
    database,
    em,
    api: () => checkedAgent(app, refusals),
    as: async (role) => checkedAgent(app, refusals).auth(await tokenOf(role), { type: 'bearer' }),
    tokenOf,
    createUser,
    signInAs,
    close: async () => {
      noteUnchecked();
      await app.close();
      await database.drop();
      refusals.settle();
    },
  };
}
