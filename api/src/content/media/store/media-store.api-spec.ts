import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type S3Server, startS3 } from '@atoll/registry/testing-s3';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { testConfig } from '../../../../test/test-database.js';
import { sharp } from '../../../platform/uploads/sharp.js';
import type { MediaDto } from '../media-answers.dto.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';
import { S3Store } from './s3-store.js';

// Pictures take their time on a busy machine.
jest.setTimeout(60_000);

let s3: S3Server;
/** Environment of an installation whose pictures lie in the bucket. */
const pictures = () => ({ S3_ENDPOINT: s3.endpoint, S3_BUCKET: 'pictures', ...s3.credentials });
const folder = mkdtempSync(path.join(tmpdir(), 'atoll-media-'));
beforeAll(async () => {
  s3 = await startS3();
}, 60_000);
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (more: Record<string, string> = {}) => {
  const settings = testConfig('store', { ...pictures(), ...more }).s3;
  if (!settings) throw new Error('no bucket');
  return new S3Store(settings);
};

describe.each<[string, () => MediaStore]>([
  ['a folder', () => new DiskStore(folder)],
  ['a bucket', () => bucket()],
])('pictures in %s', (_, open) => {
  let store: MediaStore;
  beforeAll(() => {
    store = open();
  });
  afterAll(() => store.close());
  const key = 'masters/0a1b2c.jpg';
  const bytes = randomBytes(300_000);

  it('are there from the first write to the removal', async () => {
    expect([await store.get(key), await store.has(key), await store.stream(key)]).toEqual([null, false, null]);
    await store.put(key, bytes);
    expect(await store.has(key)).toBe(true);
    expect((await store.get(key))?.equals(bytes)).toBe(true);
    const parts: Buffer[] = [];
    for await (const part of (await store.stream(key)) ?? []) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect([await store.get(key), await store.has(key)]).toEqual([null, false]);
  });

  it('are written twice without harm', async () => {
    await store.put(key, bytes);
    await store.put(key, bytes);
    expect((await store.get(key))?.equals(bytes)).toBe(true);
    await store.remove(key);
  });

  it('have keys that lead nowhere else', async () => {
    for (const wrong of [
      '../../../media/x.jpg',
      'a/../../x.jpg',
      '/etc/passwd',
      'a/b/c.jpg',
      'a\\b.jpg',
      'masters/.hidden',
      'masters/x',
      '',
      'a/b.jpg\0',
    ])
      for (const call of [
        () => store.put(wrong, bytes),
        async () => store.get(wrong),
        async () => store.has(wrong),
        () => store.remove(wrong),
        () => store.stream(wrong),
      ])
        await expect(call()).rejects.toThrow(RangeError);
  });
});

describe('a folder', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('never shows a file by halves', async () => {
    const store = new DiskStore(folder);
    const bytes = randomBytes(2_000_000);
    const seen = await Promise.all(
      Array.from({ length: 12 }, async (_entry, at) => {
        if (at % 2 === 0) await store.put('masters/aa.jpg', bytes);
        const read = await store.get('masters/aa.jpg');
        return read === null || read.equals(bytes);
      }),
    );
    expect(seen).not.toContain(false);
  });

  it('without room is 507 and keeps no part of the file', async () => {
    const store = new DiskStore(folder);
    const before = readdirSync(folder, { recursive: true }).length;
    jest.spyOn(fs, 'rename').mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    await expect(store.put('masters/ffff.jpg', randomBytes(10))).rejects.toMatchObject({
      status: 507,
      code: 'storage_full',
    });
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
    expect(readdirSync(folder, { recursive: true }).length).toBeLessThanOrEqual(before + 1);
  });
});

describe('a bucket', () => {
  it('is described by the environment, all faults at once', () => {
    expect(testConfig('store').s3).toBeNull();
    expect(testConfig('store', pictures()).s3).toMatchObject({
      bucket: 'pictures',
      region: 'us-east-1',
      forcePathStyle: true,
    });
    expect(testConfig('store', { S3_BUCKET: 'x' }).s3).toEqual({
      endpoint: null,
      bucket: 'x',
      prefix: '',
      region: 'us-east-1',
      credentials: null,
      forcePathStyle: false,
    });
    expect(() => testConfig('store', { S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'half', S3_ENDPOINT: 'ftp://x' })).toThrow(
      /2 fault/,
    );
  });

  it('that refuses is an error, not an absence', async () => {
    const store = bucket({ S3_BUCKET: 'nowhere' });
    await expect(store.get('masters/0a.jpg')).rejects.toThrow();
    const stranger = bucket({ S3_ACCESS_KEY_ID: 'NOBODY' });
    await expect(stranger.put('masters/0a.jpg', Buffer.from('x'))).rejects.toThrow();
    await stranger.close();
    await store.close();
  });

  it('is also a place, with credentials beside it', () => {
    const ATOLL_MEDIA = 's3://pictures/agency?endpoint=https://s3.example&region=here';
    expect(testConfig('store', { ATOLL_MEDIA, ...s3.credentials }).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      prefix: 'agency/',
      region: 'here',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    });
    expect(testConfig('store', { ATOLL_MEDIA: 'file:/pictures' })).toMatchObject({ s3: null, mediaDir: '/pictures' });
    expect(() => testConfig('store', { ATOLL_MEDIA, S3_BUCKET: 'x' })).toThrow('both name a bucket');
    expect(() => testConfig('store', { ATOLL_MEDIA: 'https://x', ATOLL_SHELL: ATOLL_MEDIA })).toThrow(
      /2 fault.*\n.*ATOLL_MEDIA: A place is a folder.*\n.*ATOLL_SHELL must be a folder/,
    );
  });

  it('that leaves a request unanswered is asked again after ten seconds', async () => {
    const store = bucket();
    let answer = () => {};
    const hanging = new Promise<null>((done) => (answer = () => done(null)));
    s3.mishap = () => {
      s3.mishap = null;
      return hanging;
    };
    const began = Date.now();
    expect(await store.get('masters/0a.jpg')).toBeNull();
    expect(Date.now() - began).toBeGreaterThan(9000);
    answer();
    await store.close();
  });

  describe.each([
    ['S3_BUCKET', '', pictures],
    ['ATOLL_MEDIA', 'agency/', () => ({ ATOLL_MEDIA: s3.place('pictures', 'agency/'), ...s3.credentials })],
  ])('of an installation by %s', (_, prefix, env) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp({ env: env() });
    }, 120_000);
    afterAll(() => test.close());

    it('holds masters and sizes, and is empty again when the picture goes', async () => {
      const editor = await test.as('editor');
      const file = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b5563' } })
        .png()
        .toBuffer();
      const { body } = await editor.post('/api/media/').attach('file', file, 'reef.png');
      const media = body as MediaDto;
      const sized = await test.api().get(media.variants.card).buffer(true);
      expect([sized.status, sized.headers['content-type']]).toEqual([200, 'image/webp']);
      const objects = () =>
        readdirSync(s3.folder, { recursive: true }).filter((name) => String(name).endsWith('_object'));
      expect(objects()).toHaveLength(2);
      expect(objects().every((name) => String(name).startsWith(`pictures/${prefix}`))).toBe(true);
      expect((await test.api().get(media.variants.card)).status).toBe(200);
      expect((await editor.delete(`/api/media/${media.id}/`).set('If-Match', '"1"')).status).toBe(204);
      expect(objects()).toEqual([]);
      expect(readdirSync(path.dirname(test.database.config.mediaDir), { recursive: true })).not.toContain('masters');
    });
  });
});
