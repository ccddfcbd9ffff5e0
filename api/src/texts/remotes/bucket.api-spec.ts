import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RemoteSet } from '@atoll/contract/release';
import { openStorage, parsePlace, s3CredentialsOf } from '@atoll/registry/place';
import { Registry } from '@atoll/registry/registry';
import { aRelease, aVersion } from '@atoll/registry/testing';
import { type S3Server, startS3 } from '@atoll/registry/testing-s3';
import { type TestApp, createTestApp } from '../../../test/create-test-app.js';
import { RemotesService } from './remotes.service.js';

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** As long as it may take until a change is seen. */
const SEEN_MS = 5000;
const seen = () => sleep(SEEN_MS);

let s3: S3Server;
let root: string;
let inBucket: TestApp;
let inFolder: TestApp;
let askedAtStart: string[];

const placeOf = (where: string) =>
  parsePlace(where, { base: root, credentials: s3CredentialsOf({ ...s3.credentials }) });
const registryAt = (where: string) => new Registry(openStorage(placeOf(where)));
const bucket = () => s3.place('releases', 'agency');
const base = (n: number) => `/r/mfe-a/${aVersion(n)}`;
const versionsOf = async (app: TestApp) => {
  const { body } = await app.api().get('/api/registry/v1/stable/').expect(200);
  return (body as RemoteSet).remotes[0]?.candidates.map(({ version }) => version);
};

const versions = () => versionsOf(inBucket);

/** A visitor who comes again and again sees this within the time it may take. */
async function comes(what: () => Promise<unknown>, expected: unknown): Promise<void> {
  for (const end = Date.now() + SEEN_MS; Date.now() < end; await sleep(200))
    if (JSON.stringify(await what()) === JSON.stringify(expected)) return;
  expect(await what()).toEqual(expected);
}

const bytes = (text: string) => new TextEncoder().encode(text);
const HERO = { en: 'Hero', ru: 'Герой', zh: '主图' };

/** A release as the publisher stores it, with some files of other kinds. */
async function publish(registry: Registry, n: number): Promise<void> {
  const files: Record<string, string> = {
    'remoteEntry.js': `console.log(${n})`,
    'remoteEntry.js.br': `br ${n}`,
    'remoteEntry.js.gz': `gz ${n}`,
    'js/main.js': 'main',
    'js/gzip-only.js': 'plain',
    'js/gzip-only.js.gz': 'packed',
    'styles/main.css': '.a{}',
    'img/sea.webp': 'RIFF',
    'img/logo.svg': '<svg/>',
    'fonts/body.woff2': 'wOF2',
    'what.bin': 'x',
    ...Object.fromEntries(
      Object.entries(HERO).map(([language, title]) => [
        `locales/${language}.json`,
        JSON.stringify({ hero: { title: `${title} ${n}` } }),
      ]),
    ),
  };
  for (const [file, content] of Object.entries(files))
    await registry.storage.createOnly(`${base(n).slice(1)}/${file}`, bytes(content));
  await registry.complete(aRelease({ version: aVersion(n) }));
}

beforeAll(async () => {
  s3 = await startS3();
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-bucket-'));
  const folder = path.join(root, 'remotes');
  for (const where of [folder, bucket()]) {
    const registry = registryAt(where);
    for (const n of [1, 2]) {
      await publish(registry, n);
      await registry.promote('stable', 'mfe-a', aVersion(n));
    }
  }
  const start = (ATOLL_REMOTES: string) =>
    createTestApp({ env: { ATOLL_REMOTES, ATOLL_SHELL: path.join(root, 'shell'), ...s3.credentials } });
  inFolder = await start(folder);
  const before = s3.asked.length;
  inBucket = await start(bucket());
  askedAtStart = s3.asked.slice(before);
}, 120_000);
afterEach(async () => {
  s3.mishap = null;
});
afterAll(async () => {
  await inFolder.close();
  await inBucket.close();
  await s3.stop();
  await fs.rm(root, { recursive: true, force: true });
});

describe('files of releases in a bucket', () => {
  const entry = `${base(2)}/remoteEntry.js`;

  it.each<[string, string, Record<string, string>?]>([
    ['GET', entry, { 'accept-encoding': 'identity' }],
    ['GET', entry, { 'accept-encoding': 'br, gzip' }],
    ['GET', entry, { 'accept-encoding': 'gzip' }],
    ['GET', entry, { 'accept-encoding': 'br;q=0, gzip' }],
    ['HEAD', entry, { 'accept-encoding': 'br' }],
    ['GET', `${base(2)}/js/gzip-only.js`, { 'accept-encoding': 'br, gzip' }],
    ['GET', `${base(2)}/js/gzip-only.js`, { 'accept-encoding': 'br' }],
    ['GET', `${base(2)}/remoteEntry.js.br`],
    ['GET', `${base(2)}/remoteEntry.js.gz`],
    ...['release.json', 'styles/main.css', 'img/sea.webp', 'img/logo.svg', 'fonts/body.woff2', 'what.bin'].map(
      (file): [string, string] => ['GET', `${base(1)}/${file}`],
    ),
    ['GET', entry, { range: 'bytes=2-5', 'accept-encoding': 'identity' }],
    ['GET', entry, { range: 'bytes=5-', 'accept-encoding': 'identity' }],
    ['GET', entry, { range: 'bytes=-3', 'accept-encoding': 'identity' }],
    ['GET', entry, { range: 'bytes=2-5000', 'accept-encoding': 'identity' }],
    ['GET', entry, { range: 'bytes=5000-', 'accept-encoding': 'identity' }],
    ['GET', entry, { range: 'bytes=5-2', 'accept-encoding': 'identity' }],
    ['GET', entry, { range: 'bytes=2-5', 'if-range': '"another"', 'accept-encoding': 'identity' }],
    ['GET', entry, { 'if-none-match': '"another"' }],
    ['GET', entry, { 'if-none-match': '*' }],
    ['GET', entry, { 'if-modified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' }],
    ['GET', entry, { 'if-modified-since': 'Wed, 01 Jan 2098 00:00:00 GMT' }],
    ['GET', `${base(2)}/nothing.js`],
    ['GET', base(2)],
    ['GET', `${base(9)}/remoteEntry.js`],
    ['GET', `${base(2)}/.hidden`],
    ['GET', '/r/'],
    ['GET', '/r/mfe-a'],
    ['POST', entry],
  ])('%s %s %j is answered as from a folder', async (method, url, headers = {}) => {
    const [a, b] = await Promise.all(
      [inFolder, inBucket].map(async ({ app }) => {
        const answer = await app.inject({ method: method as 'GET', url, headers });
        const isError = answer.statusCode >= 400;
        const { date, 'x-request-id': id, etag, 'last-modified': time, ...rest } = answer.headers;
        const tagged = { dated: Boolean(date && id), tag: etag !== undefined, time: time !== undefined };
        if (!isError) return { status: answer.statusCode, body: answer.body, ...tagged, ...rest };
        return { status: answer.statusCode, code: answer.json<{ code: string }>().code };
      }),
    );
    if (url.endsWith('release.json'))
      for (const answer of [a, b]) Object.assign(answer ?? {}, { body: '', 'content-length': '' });
    expect(b).toEqual(a);
  });

  it('are known again by their tag, packed and plain apart', async () => {
    const get = (headers: Record<string, string>) => inBucket.api().get(entry).set(headers);
    const plain = await get({ 'accept-encoding': 'identity' }).expect(200);
    const packed = await get({ 'accept-encoding': 'br' }).expect(200);
    const tag = plain.headers['etag'] as string;
    expect(packed.headers['etag']).not.toBe(tag);
    await get({ 'accept-encoding': 'identity', 'if-none-match': `"x", W/${tag}` }).expect(304);
    await get({ 'accept-encoding': 'br', 'if-none-match': tag }).expect(200);
    const part = await get({ 'accept-encoding': 'identity', range: 'bytes=0-3', 'if-range': tag }).expect(206);
    expect(part.text).toBe('cons');
  });

  it.each([
    '/r/../channels/stable.json',
    '/r/%2e%2e/channels/stable.json',
    '/r/..%2fchannels%2fstable.json',
    '/r/mfe-a/..%2f..%2fchannels/stable.json',
    `${base(2)}/..%2f..%2f..%2fchannels/stable.json`,
    `${base(2)}/..%5c..%5cchannels/stable.json`,
    '/r/channels/stable.json',
    '/r/history/stable/1.json',
    '/channels/stable.json',
    '/history/stable/1.json',
    '/r//etc/passwd',
    '/r/%00',
    `${base(2)}/remoteEntry.js%00`,
    `${base(2)}/a//b`,
  ])('%s is refused without asking the bucket', async (url) => {
    const before = s3.asked.length;
    const { statusCode, body } = await inBucket.app.inject({ method: 'GET', url });
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toMatch(/"rev"|root:/);
    expect(s3.asked.slice(before).filter((asked) => /channels|history|etc/.test(asked))).toEqual([]);
  });

  it('are asked for once, present or absent, however many want them', async () => {
    const before = s3.asked.length;
    const ask = (file: string) =>
      Promise.all(Array.from({ length: 20 }, () => inBucket.app.inject({ method: 'GET', url: `${base(1)}/${file}` })));
    for (const file of ['js/main.js', 'js/main.js', 'js/absent.js', 'js/absent.js']) await ask(file);
    expect(s3.asked.slice(before).filter((asked) => /js\/(main|absent)/.test(asked))).toHaveLength(2);
  });
});

describe('what is served from a bucket', () => {
  const registry = () => registryAt(bucket());

  it('is known before the first visitor comes', () => {
    expect(askedAtStart.some((asked) => asked.startsWith('GET') && asked.includes('/channels/stable.json'))).toBe(true);
  });

  it('are the set and the texts of the promoted releases', async () => {
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
    expect(await versionsOf(inFolder)).toEqual([aVersion(2), aVersion(1)]);
    const { namespaces } = await inBucket.app.get(RemotesService, { strict: false }).texts();
    expect(namespaces['a']?.ru).toEqual({ 'hero.title': 'Герой 2' });
  });

  it('changes with a promotion and a rollback, of which a site that nobody visits knows nothing before', async () => {
    await publish(registry(), 3);
    await registry().promote('stable', 'mfe-a', aVersion(3));
    await seen();
    expect(await versions()).toEqual([aVersion(3), aVersion(2), aVersion(1)]);
    expect(
      (
        await inBucket
          .api()
          .get(`${base(3)}/remoteEntry.js`)
          .set('accept-encoding', 'identity')
      ).text,
    ).toBe('console.log(3)');
    await registry().rollback('stable', 'mfe-a');
    await comes(versions, [aVersion(2), aVersion(1)]);
  }, 30_000);

  it('is looked at seldom, however many ask', async () => {
    await versions();
    await sleep(500);
    const before = s3.asked.length;
    for (let n = 0; n < 30; n++) await Promise.all([versions(), versions(), sleep(50)]);
    // At most one look in two seconds: the channel, and two objects of each of two releases.
    expect(s3.asked.length - before).toBeLessThanOrEqual(15);
  }, 30_000);

  it('changes with a promotion that came while it was being looked at', async () => {
    await registry().promote('stable', 'mfe-a', aVersion(3));
    let late: Promise<unknown> | null = null;
    s3.mishap = async (method, url) => {
      if (late || method !== 'GET' || !url.includes('release.json')) return null;
      late = registry().rollback('stable', 'mfe-a');
      await late;
      return null;
    };
    await comes(async () => (await versions()) && late !== null, true);
    await comes(versions, [aVersion(2), aVersion(1)]);
  }, 30_000);

  it('gives way to the previous release when the promoted one is deleted', async () => {
    const key = `agency/${base(2).slice(1)}/remoteEntry.js`;
    s3.remove(key);
    await comes(versions, [aVersion(1)]);
    await registry().storage.createOnly(key.replace('agency/', ''), bytes('console.log(2)'));
    await comes(versions, [aVersion(2), aVersion(1)]);
  }, 30_000);
});

describe('a bucket that is away', () => {
  it('leaves the last set and the files in memory; others are 503 for a while', async () => {
    const get = (file: string) =>
      inBucket
        .api()
        .get(`${base(1)}/${file}`)
        .set('accept-encoding', 'identity');
    await get('remoteEntry.js').expect(200);
    await s3.pause();
    try {
      await seen();
      expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
      await get('remoteEntry.js').expect(200);
      const missing = await get('js/other.js').expect(503);
      expect(missing.headers).toMatchObject({
        'retry-after': '2',
        'cache-control': 'no-store',
        'x-error-code': 'unavailable',
      });
      await inBucket.api().get('/ttm/login').expect(200);
      await inBucket.api().get('/api/registry/v1/canary/').expect(503);
    } finally {
      await s3.start();
    }
    await sleep(2500);
    await get('js/other.js').expect(404);
    await inBucket.api().get('/api/registry/v1/canary/').expect(404);
  }, 60_000);

  it.each(['channels/', 'release.json', 'locales/'])(
    'for what it is asked of %s leaves the last set, whole',
    async (part) => {
      const registry = registryAt(bucket());
      // A version that this server has never read.
      const n = 10 + ['channels/', 'release.json', 'locales/'].indexOf(part);
      await publish(registry, n);
      await registry.promote('stable', 'mfe-a', aVersion(n));
      const refused: string[] = [];
      s3.mishap = (method, url) => {
        if (method !== 'GET' || !url.includes(part)) return null;
        refused.push(url);
        return 'cut';
      };
      await comes(async () => (await versions()) && refused.length > 0, true);
      await sleep(1000);
      expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
      s3.mishap = null;
      await comes(versions, [aVersion(n), aVersion(2), aVersion(1)]);
      await registry.rollback('stable', 'mfe-a');
      await comes(versions, [aVersion(2), aVersion(1)]);
    },
    40_000,
  );

  it('keeps no visitor waiting when it hangs', async () => {
    await seen();
    let answer = () => {};
    const hanging = new Promise<null>((done) => (answer = () => done(null)));
    s3.mishap = () => hanging;
    const took = async () => {
      const began = Date.now();
      await inBucket.api().get('/ttm/login').expect(200);
      return Date.now() - began;
    };
    // The first one waits a little for news, nobody after it.
    expect(await took()).toBeLessThan(3000);
    expect(Math.max(await took(), await took())).toBeLessThan(1200);
    expect(await versions()).toEqual([aVersion(2), aVersion(1)]);
    s3.mishap = null;
    answer();
  }, 60_000);

  it('from the start leaves a site whose documents still come', async () => {
    const away = 's3://releases/agency?endpoint=http://127.0.0.1:9';
    const test = await createTestApp({ env: { ATOLL_REMOTES: away, ATOLL_SHELL: path.join(root, 'shell') } });
    try {
      expect(await versionsOf(test)).toBeUndefined();
      await test.api().get('/ttm/login').expect(200);
      await test
        .api()
        .get(`${base(1)}/remoteEntry.js`)
        .expect(503);
    } finally {
      await test.close();
    }
  }, 60_000);
});

describe('the command line and the server', () => {
  it('publish, promote and roll back in the same bucket', async () => {
    const { main } = (await import('@atoll/tools/remote/cli.mjs' as string)) as {
      main(args: string[], options: object): Promise<number>;
    };
    const { writeBuild } = (await import('@atoll/tools/remote/testing.mjs' as string)) as {
      writeBuild(root: string, name: string, change?: object): Promise<void>;
    };
    const remote = async (...args: string[]) => {
      const printed: string[] = [];
      const print = (text: string) => printed.push(text);
      const options = { root, env: { ATOLL_REMOTES: bucket(), ...s3.credentials }, print, printError: print };
      expect([await main([...args, '--json'], options), ...printed]).toEqual([0, expect.any(String)]);
      return JSON.parse(printed.join('')) as { to: string };
    };
    const served = async () => {
      const { body } = await inBucket.api().get('/api/registry/v1/stable/').expect(200);
      return (body as RemoteSet).remotes.find(({ name }) => name === 'mfe-b')?.candidates[0];
    };
    const promoted: string[] = [];
    for (const code of ['one', 'two']) {
      await writeBuild(root, 'mfe-b', { code });
      await remote('publish', 'mfe-b');
      promoted.push((await remote('promote', 'mfe-b')).to);
    }
    await comes(async () => (await served())?.version, promoted[1]);
    const release = await served();
    const page = await inBucket.api().get(`${release?.base}js/page.js`).set('accept-encoding', 'br').expect(200);
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    await remote('rollback', 'mfe-b');
    await comes(async () => (await served())?.version, promoted[0]);
  }, 60_000);
});
