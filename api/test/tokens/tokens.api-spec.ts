import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TOKEN_PURPOSES } from '../../src/people/auth/user-token.entity.js';
import { createTestApp, type TestApp } from '../create-test-app.js';
import { requireDocument } from '../document/document.js';
import { type TokenWorld, madeUp, tokenWorld } from './token-kinds.js';
import type { Outcome, TokenTaker } from './outcome.js';
import { takersOf, tokenTakers } from './token-takers.js';

// Some hundred calls, several of them with a password to hash.
jest.setTimeout(120_000);

/** Columns and keys whose name says token or hash and that open nothing. */
const OPEN_NOTHING = [
  'audit_entry.hash',
  'audit_entry.prev_hash',
  'agreed_words.hash',
  'booking.terms_hash',
  'contact_message.ip_hash',
  'familiar_place.hash',
  'idempotency_key.request_hash',
  'media.blurhash',
  'media.derived_hash',
  'media.hash',
  'media_address.hash',
  'newsletter_subscriber.consent_ip_hash',
  'review.ip_hash',
  'review_vote.ip_hash',
  'trip_request.ip_hash',
  'lead.ip_hash',
  'translation.base_hash',
  'translation.source_hash',
  'translation_revision.base_hash',
  'translation_revision.source_hash',
  'registration.password_hash',
  'user.password_hash',
  // They sign what other systems are sent.
  'webhook_endpoint.former_secret',
  'webhook_endpoint.secret',
  'key: familiar place',
  'key: household of a booking',
  'key: visitor address',
];

/** Sources that stand for another: the same token, known by two. */
const ALSO = ['user_token.hash', 'user.totp_secret'];

describe('tokens', () => {
  let test: TestApp;
  const document = requireDocument();
  let world: TokenWorld;
  let takers: Record<string, TokenTaker>;
  beforeAll(async () => {
    test = await createTestApp();
    world = await tokenWorld(test);
    takers = tokenTakers(world, document);
  }, 120_000);
  afterAll(() => test.close());

  it('are here of every kind that the sources make', () => {
    const columns = [...test.app.get(EntityManager).getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
      props.flatMap(({ fieldNames }) => (fieldNames ?? []).map((name) => `${tableName}.${name}`)),
    );
    const sources = path.resolve(import.meta.dirname, '../../src');
    const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('spec.ts'));
    const texts = files.map((file) => ({ file, text: readFileSync(path.join(sources, file), 'utf8') }));
    const keys = texts.flatMap(({ text }) =>
      [...text.matchAll(/hkdfSync\([^)]*'([^']+)', \d+\)/g)].map(([, key]) => key),
    );
    const found = [
      ...columns.filter((name) => /(hash|token|secret)$/.test(name)),
      ...keys.map((key) => `key: ${key}`),
      ...TOKEN_PURPOSES,
      ...(texts.some(({ text }) => text.includes('jwt.sign(')) ? ['jwt'] : []),
    ];
    const named = [...Object.values(world.kinds).map(({ source }) => source), ...ALSO, ...OPEN_NOTHING];
    expect([...new Set(found)].toSorted()).toEqual([...new Set(named)].toSorted());
    // One place signs, another one opens what a key of its own was derived for.
    expect(texts.filter(({ text }) => text.includes('jwt.sign(')).map(({ file }) => file)).toEqual([
      'people/auth/tokens.ts',
    ]);
    expect(texts.filter(({ text }) => text.includes('hkdfSync(')).length).toBe(keys.length);
  });

  it('are tried at every place of the document that takes one', () => {
    const listed = Object.keys(takers).filter((name) => !name.startsWith('bearer '));
    expect(listed.toSorted()).toEqual(takersOf(document).toSorted());
    const owned = new Set(Object.values(takers).flatMap(({ own }) => own));
    expect([...owned].toSorted()).toEqual(Object.keys(world.kinds).toSorted());
  });

  it('open nothing but their own: elsewhere they are like made-up ones, and are not used up', async () => {
    const faults: string[] = [];
    // What a place says to made-up ones depends on their shape at most.
    const answers = new Map<string, Promise<Outcome>>();
    const toInvented = (name: string, send: TokenTaker['send'], token: string) => {
      const shape = `${name} ${token
        .replace(/[a-z]/gi, 'a')
        .replace(/\d/g, token.length < 30 ? '1' : 'a')
        .replace(/[-_]/g, token.length === 43 ? 'a' : '-')}`;
      const answer = answers.get(shape) ?? send(madeUp(token));
      answers.set(shape, answer);
      return answer;
    };
    for (const [kind, { make }] of Object.entries(world.kinds)) {
      const token = await make();
      const foreign = Object.entries(takers).filter(([, { own }]) => !own.includes(kind));
      const tries = foreign.map(async ([name, { send, known }]) => {
        const [said, invented] = [await send(token), await toInvented(name, send, token)];
        const alike = JSON.stringify(said) === JSON.stringify(invented);
        if (known?.includes(kind) ? said.status !== 403 : !alike)
          faults.push(`${kind} at ${name}: ${JSON.stringify(said)}, made up: ${JSON.stringify(invented)}`);
      });
      await Promise.all(tries);
      // A code runs out while it is tried elsewhere; that it can still be used is what the next one shows.
      const first = Object.values(takers).find(({ own }) => own.includes(kind));
      const used = await first?.send(token);
      const invented = await first?.send(madeUp(token));
      if (JSON.stringify(used) === JSON.stringify(invented) || !used || used.status >= 300)
        faults.push(`${kind} no longer opens its own: ${JSON.stringify(used)}`);
    }
    expect(faults).toEqual([]);
  });

  it('open each place that is theirs', async () => {
    for (const [name, { send, own }] of Object.entries(takers)) {
      for (const kind of own) {
        const token = (await world.kinds[kind]?.make()) ?? '';
        const [right, invented] = [await send(token), await send(madeUp(token))];
        // 409 tells who may why not.
        const opens = right.status < 300 || right.status === 409;
        expect({ name, kind, ...right, opens }).toEqual({ name, kind, ...right, opens: true });
        // To end a session that is not there is no fault.
        if (!name.includes('/logout/')) expect({ name, kind, ...right }).not.toEqual({ name, kind, ...invented });
      }
    }
  });
});
