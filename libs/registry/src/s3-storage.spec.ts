import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { S3Storage } from './s3-storage.ts';
import { UnreachableError } from './storage.ts';
import { type Mishap, type S3Server, startS3 } from './testing-s3.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
}, 60_000);
afterAll(() => s3.stop());
afterEach(() => {
  s3.mishap = null;
});

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (storage: S3Storage, key: string) => new TextDecoder().decode((await storage.read(key))?.data);

let tests = 0;
/** A storage that has written before, so that what follows are the writes of a test alone. */
async function open(deadlineMs = 3000): Promise<S3Storage> {
  const storage = new S3Storage(s3.settings('releases', `test-${++tests}/`), { deadlineMs });
  await storage.createOnly('first', bytes('1'));
  return storage;
}

/** Lets these things happen to the next writes, and nothing after them. */
function next(...mishaps: Mishap[]): void {
  s3.mishap = (method) => (method === 'PUT' ? (mishaps.shift() ?? null) : null);
}

describe('a write whose answer is lost', () => {
  it('was done: it is not taken for that of somebody else', async () => {
    const storage = await open();
    next('lost');
    expect(await storage.createOnly('a', bytes('mine'))).toBe(true);
    next('lost');
    expect(await storage.compareAndSwap('a', (await storage.read('a'))?.etag ?? '', bytes('again'))).toBe(true);
    expect(await text(storage, 'a')).toBe('again');
  });

  it('was not done: it is done again', async () => {
    const storage = await open();
    next('cut', 'cut');
    expect(await storage.createOnly('a', bytes('mine'))).toBe(true);
    next('cut', 'lost');
    expect(await storage.compareAndSwap('a', (await storage.read('a'))?.etag ?? '', bytes('again'))).toBe(true);
    expect(await text(storage, 'a')).toBe('again');
  });

  it('was too late: somebody else created the key, even with the same content', async () => {
    const [mine, other] = [await open(), new S3Storage(s3.settings('releases', `test-${tests}/`))];
    await other.createOnly('warm', bytes('1'));
    s3.mishap = async (method, url) => {
      if (method !== 'PUT' || !url.includes('/a?')) return null;
      s3.mishap = null;
      await other.createOnly('a', bytes('same'));
      return 'cut';
    };
    expect(await mine.createOnly('a', bytes('same'))).toBe(false);
  });

  it('may have been done before others changed the key: nobody is told that it was not', async () => {
    const [mine, other] = [await open(), new S3Storage(s3.settings('releases', `test-${tests}/`))];
    await mine.createOnly('a', bytes('1'));
    await other.createOnly('warm', bytes('1'));
    const etag = (await mine.read('a'))?.etag ?? '';
    let hold = true;
    s3.mishap = async (method, url) => {
      if (method === 'PUT') return url.includes('/a?') ? 'lost' : null;
      if (!hold || method !== 'HEAD') return null;
      hold = false;
      s3.mishap = null;
      await other.compareAndSwap('a', (await other.read('a'))?.etag ?? '', bytes('theirs'));
      return null;
    };
    await expect(mine.compareAndSwap('a', etag, bytes('mine'))).rejects.toThrow(
      'It is not known whether a was changed',
    );
    expect(await text(mine, 'a')).toBe('theirs');
  });

  it('is given up with a sentence when it never comes', async () => {
    const storage = await open();
    s3.mishap = (method) => (method === 'PUT' ? 'cut' : null);
    await expect(storage.createOnly('a', bytes('mine'))).rejects.toThrow(UnreachableError);
    s3.mishap = null;
    expect(await storage.read('a')).toBeNull();
  });
});

describe('a write that meets another one', () => {
  it('is tried again when nobody created the key after all', async () => {
    const storage = await open();
    next('conflict');
    expect(await storage.createOnly('a', bytes('mine'))).toBe(true);
    next('conflict');
    expect(await storage.createOnly('a', bytes('mine'))).toBe(false);
  });

  it('is no swap', async () => {
    const storage = await open();
    next('conflict');
    expect(await storage.compareAndSwap('a', null, bytes('mine'))).toBe(false);
    expect(await storage.read('a')).toBeNull();
  });
});

describe('a bucket', () => {
  it('lists more keys than one answer holds', async () => {
    const storage = await open();
    const keys = Array.from({ length: 120 }, (_, n) => `many/${n}`);
    await Promise.all(keys.map((key) => storage.createOnly(key, bytes('1'))));
    expect((await storage.list('many/')).toSorted()).toEqual(keys.toSorted());
    expect(s3.asked.filter((asked) => asked.includes('list-type=2'))).toHaveLength(3);
  });

  it('keeps files with their type, and releases for ever', async () => {
    const storage = await open();
    await storage.createOnly('r/mfe-a/1/x.js', bytes('1'));
    await storage.createOnly('channels/stable.json', bytes('1'));
    const stored = async (key: string) => {
      const { headers } = await fetch(`${s3.bare}/releases/test-${tests}/${key}`);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    expect(await stored('r/mfe-a/1/x.js')).toEqual([
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await stored('channels/stable.json')).toEqual(['application/json; charset=utf-8', 'no-cache']);
  });

  it('that ignores conditions is refused before anything is written', async () => {
    const storage = new S3Storage({ ...s3.settings('releases', 'bare/'), endpoint: s3.bare });
    await expect(storage.createOnly('a', bytes('1'))).rejects.toThrow('ignores conditional writes');
    expect(await storage.read('a')).toBeNull();
  });

  it.each([
    ['is missing', () => s3.settings('nowhere'), /^The bucket nowhere refuses \(NoSuchBucket, 404\)\.$/],
    [
      'does not know us',
      () => ({ ...s3.settings(), credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'top-secret' } }),
      /^The bucket releases refuses \(InvalidAccessKeyId, 403\)\.$/,
    ],
    [
      'is away',
      () => ({ ...s3.settings(), endpoint: 'http://127.0.0.1:9' }),
      /^The bucket releases does not answer \(ECONNREFUSED\)\.$/,
    ],
  ])('that %s is an error with a sentence, not an absence', async (_, settings, sentence) => {
    const storage = new S3Storage(settings(), { deadlineMs: 3000 });
    const error = await storage.read('a').catch((thrown: unknown) => thrown as Error);
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toHaveProperty('message', expect.stringMatching(sentence));
    await expect(storage.createOnly('a', bytes('1'))).rejects.toThrow(UnreachableError);
  });

  it('that hangs is given up at the deadline', async () => {
    const storage = await open();
    let answer = () => {};
    const hanging = new Promise<null>((done) => (answer = () => done(null)));
    s3.mishap = () => hanging;
    const began = Date.now();
    await expect(storage.read('first')).rejects.toThrow('does not answer');
    expect(Date.now() - began).toBeLessThan(6000);
    answer();
  }, 20_000);

  it('that is slow takes its time, but no request is lost in the queue', async () => {
    const storage = await open(30_000);
    s3.mishap = () => new Promise((done) => setTimeout(() => done(null), 900));
    const reads = await Promise.all(Array.from({ length: 200 }, (_, n) => storage.tag(`nothing-${n}`)));
    expect(reads.every((tag) => tag === null)).toBe(true);
  }, 40_000);
});
