import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileStorage } from './file-storage.ts';
import { openStorage, parsePlace, s3CredentialsOf } from './place.ts';
import { Registry, channelKey, historyKey } from './registry.ts';
import type { Storage } from './storage.ts';
import { type S3Server, startS3 } from './testing-s3.ts';
import { aDeclaration, aRelease, aVersion } from './testing.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const leftovers = async (root: string) =>
  (await fs.readdir(root, { recursive: true })).filter((file) => /\.partial-|\.lock$/.test(file));

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
}, 60_000);
afterAll(() => s3.stop());

/** A store of its own for each test. */
interface Ground {
  place: string;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

const grounds: [string, () => Promise<Ground>][] = [
  [
    'a folder',
    async () => {
      const root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-registry-'));
      return {
        place: `file:${root}`,
        remove: (key) => fs.rm(path.join(root, key), { recursive: true }),
        clear: async () => {
          expect(await leftovers(root)).toEqual([]);
          await fs.rm(root, { recursive: true });
        },
      };
    },
  ],
  [
    'a bucket',
    async () => {
      const prefix = `test-${Math.random().toString(36).slice(2)}/`;
      return {
        place: s3.place('releases', prefix),
        remove: async (key) => s3.remove(prefix + key),
        clear: async () => s3.remove(prefix),
      };
    },
  ],
];

/** Publishes and promotes releases of its own in a process of its own. */
const WRITER = `
  const [place, first, count] = process.argv.slice(1);
  const { openStorage, parsePlace, s3CredentialsOf } = await import(${JSON.stringify(`${import.meta.dirname}/place.ts`)});
  const { Registry } = await import(${JSON.stringify(`${import.meta.dirname}/registry.ts`)});
  const { aRelease, aVersion } = await import(${JSON.stringify(`${import.meta.dirname}/testing.ts`)});
  const storage = openStorage(parsePlace(place, { base: '/', credentials: s3CredentialsOf(process.env) }));
  await Promise.all(Array.from({ length: Number(count) }, async (_, index) => {
    const [name, version] = ['mfe-' + (Number(first) + index), aVersion(Number(first) + index)];
    await new Registry(storage).complete(aRelease({ name, version }));
    await new Registry(storage).promote('stable', name, version);
  }));
  process.exit(0);
`;

describe.each(grounds)('releases in %s', (_, make) => {
  let ground: Ground;
  let storage: Storage;
  let registry: Registry;
  /** As another process sees the store. */
  const open = () => openStorage(parsePlace(ground.place, { base: '/', credentials: s3CredentialsOf(s3.credentials) }));
  const publish = (name: string, n: number) => registry.complete(aRelease({ name, version: aVersion(n) }));
  const overwrite = async (key: string, text: string) =>
    storage.compareAndSwap(key, (await storage.read(key))?.etag ?? null, bytes(text));

  beforeEach(async () => {
    ground = await make();
    storage = open();
    registry = new Registry(storage);
  });
  afterEach(() => ground.clear());

  describe('the store', () => {
    it('creates a key once, whoever asks first', async () => {
      const texts = Array.from({ length: 20 }, (__, n) => `${n}`);
      const made = await Promise.all(texts.map((text) => open().createOnly('a/b.json', bytes(text))));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(new TextDecoder().decode((await storage.read('a/b.json'))?.data)).toBe(texts[made.indexOf(true)]);
      expect(await storage.list('a/')).toEqual(['a/b.json']);
    });

    it('swaps only the content it was told', async () => {
      expect(await storage.compareAndSwap('c.json', '"nothing such"', bytes('1'))).toBe(false);
      expect(await storage.read('c.json')).toBeNull();
      expect(await storage.compareAndSwap('c.json', null, bytes('1'))).toBe(true);
      expect(await storage.compareAndSwap('c.json', null, bytes('2'))).toBe(false);
      const one = await storage.read('c.json');
      expect(await storage.compareAndSwap('c.json', one?.etag ?? '', bytes('2'))).toBe(true);
      expect(await storage.compareAndSwap('c.json', one?.etag ?? '', bytes('3'))).toBe(false);
      expect(new TextDecoder().decode((await storage.read('c.json'))?.data)).toBe('2');
    });

    it('lets one of many swaps of the same content through', async () => {
      await storage.createOnly('c.json', bytes('0'));
      const etag = (await storage.read('c.json'))?.etag ?? '';
      const swaps = Array.from({ length: 20 }, (__, n) => open().compareAndSwap('c.json', etag, bytes(`new ${n}`)));
      const made = await Promise.all(swaps);
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(new TextDecoder().decode((await storage.read('c.json'))?.data)).toBe(`new ${made.indexOf(true)}`);
    });

    it('lists all keys below a prefix, and none beside it', async () => {
      const keys = ['l/a.json', 'l/b/c.json', 'l/b/d e.json'];
      await Promise.all([...keys, 'la.json', 'k/l/x'].map((key) => storage.createOnly(key, bytes('1'))));
      expect((await storage.list('l/')).toSorted()).toEqual(keys);
      expect(await storage.list('nothing/')).toEqual([]);
    });

    it.each(['../x', '/etc/passwd', 'a/../../x', 'a\0b'])('refuses the key %j', async (key) => {
      await expect(storage.read(key)).rejects.toThrow('not allowed');
      await expect(storage.createOnly(key, bytes('1'))).rejects.toThrow('not allowed');
    });
  });

  describe('promoting', () => {
    const names = Array.from({ length: 20 }, (__, n) => `mfe-${n}`);
    const isWhole = async () => {
      const channel = await registry.channel('stable');
      expect(Object.keys(channel.remotes).toSorted()).toEqual(names.toSorted());
      const history = await registry.history('stable');
      expect(history.map(({ rev }) => rev)).toEqual(names.map((__, n) => 20 - n));
    };

    it('loses none of 20 parallel publishes and promotes', async () => {
      const promotes = names.map(async (name, n) => {
        await publish(name, n);
        // A registry for each, as each stands for a process of its own.
        return new Registry(open()).promote('stable', name, aVersion(n));
      });
      const revs = (await Promise.all(promotes)).map((channel) => channel?.rev);
      expect(revs.toSorted((a = 0, b = 0) => a - b)).toEqual(names.map((__, n) => n + 1));
      await isWhole();
    });

    it('loses none of those of four processes', async () => {
      const ends = [0, 5, 10, 15].map(async (first) => {
        const args = ['--no-warnings', '--input-type=module', '-e', WRITER, ground.place, `${first}`, '5'];
        const child = spawn(process.execPath, args, {
          env: { ...process.env, ...s3.credentials },
          stdio: ['ignore', 'inherit', 'inherit'],
        });
        return (await once(child, 'exit'))[0] as number;
      });
      expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
      await isWhole();
    }, 60_000);

    it('keeps the first release of a version', async () => {
      const made = await Promise.all(names.map(() => new Registry(open()).complete(aRelease({}))));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await publish('mfe-a', 1)).toBe(false);
    });

    it('refuses a release that was never completed', async () => {
      await storage.createOnly('r/mfe-a/0.1.1-00000001/remoteEntry.js', bytes('1'));
      await expect(registry.promote('stable', 'mfe-a', aVersion(1))).rejects.toThrow(
        'There is no release 0.1.1-00000001 of mfe-a.',
      );
      expect(await registry.channel('stable')).toMatchObject({ rev: 0, remotes: {} });
    });

    it('leaves the channel untouched when the rule given says no', async () => {
      await publish('mfe-a', 1);
      const no = () => Promise.reject(new Error('No.'));
      await expect(registry.promote('stable', 'mfe-a', aVersion(1), no)).rejects.toThrow('No.');
      expect((await registry.channel('stable')).rev).toBe(0);
    });

    it('writes the copy of a revision whose process died before it could', async () => {
      await publish('mfe-a', 1);
      await publish('mfe-a', 2);
      await registry.promote('stable', 'mfe-a', aVersion(1));
      await ground.remove(historyKey('stable', 1));
      await registry.promote('stable', 'mfe-a', aVersion(2));
      expect((await registry.revision('stable', 1))?.remotes['mfe-a']?.stable).toBe(aVersion(1));
    });
  });

  describe('rolling back', () => {
    beforeEach(async () => {
      for (const n of [1, 2, 3, 4, 5, 6]) {
        await publish('mfe-a', n);
        await registry.promote('stable', 'mfe-a', aVersion(n));
      }
    });
    const served = async () => (await registry.channel('stable')).remotes['mfe-a'];

    it('goes one release back, again and again, and never falls back to the one it left', async () => {
      await registry.rollback('stable', 'mfe-a');
      expect(await served()).toEqual({ stable: aVersion(5), previous: aVersion(4), earlier: [aVersion(3)] });
      await registry.rollback('stable', 'mfe-a');
      expect(await served()).toEqual({ stable: aVersion(4), previous: aVersion(3), earlier: [aVersion(2)] });
    });

    it('finds what was served long ago, and shows the last revisions only', async () => {
      await publish('mfe-b', 1);
      await publish('mfe-b', 2);
      // So many that it is the first of the revisions which are read next.
      for (let n = 0; n < 20; n++) await registry.promote('stable', 'mfe-b', aVersion(1 + (n % 2)));
      await registry.rollback('stable', 'mfe-a');
      expect(await served()).toEqual({ stable: aVersion(5), previous: aVersion(4), earlier: [aVersion(3)] });
      expect((await registry.history('stable', 3)).map(({ rev }) => rev)).toEqual([27, 26, 25]);
      expect(await registry.history('stable')).toHaveLength(27);
    });

    it('goes to any revision', async () => {
      await registry.rollback('stable', 'mfe-a', 1);
      expect(await served()).toEqual({ stable: aVersion(1), previous: null });
      await expect(registry.rollback('stable', 'mfe-a')).rejects.toThrow('no earlier release');
      await expect(registry.rollback('stable', 'mfe-a', 99)).rejects.toThrow('did not serve');
      expect((await registry.history('stable')).map(({ change }) => change?.action)[0]).toBe('rollback');
    });

    it('never falls back to the one it left, also when that had been served before', async () => {
      await registry.promote('stable', 'mfe-a', aVersion(5));
      await registry.rollback('stable', 'mfe-a');
      expect(await served()).toEqual({ stable: aVersion(6), previous: aVersion(4) });
      await registry.rollback('stable', 'mfe-a');
      expect(await served()).toEqual({ stable: aVersion(4), previous: aVersion(3), earlier: [aVersion(2)] });
    });

    it('refuses a release whose files are gone', async () => {
      await ground.remove(`r/mfe-a/${aVersion(5)}/release.json`);
      await expect(registry.rollback('stable', 'mfe-a')).rejects.toThrow('no longer in the store');
    });
  });

  describe('taking back', () => {
    beforeEach(async () => {
      for (const n of [1, 2, 3]) {
        await publish('mfe-a', n);
        await registry.promote('stable', 'mfe-a', aVersion(n));
      }
    });
    const candidates = async () =>
      (await registry.resolve('stable')).remotes[0]?.candidates.map(({ version }) => version);

    it('withdraws a release for good, and what was served before takes its place', async () => {
      expect(await candidates()).toEqual([aVersion(3), aVersion(2), aVersion(1)]);
      await registry.withdraw('stable', 'mfe-a', aVersion(2));
      expect(await candidates()).toEqual([aVersion(3), aVersion(1)]);
      await registry.withdraw('stable', 'mfe-a', aVersion(3));
      expect(await candidates()).toEqual([aVersion(1)]);
      await expect(registry.withdraw('stable', 'mfe-a', aVersion(1))).rejects.toThrow('nothing else to serve');
      await expect(registry.withdraw('stable', 'mfe-a', aVersion(9))).rejects.toThrow('There is no release');
      await expect(registry.promote('stable', 'mfe-a', aVersion(3))).rejects.toThrow('was withdrawn');
      await expect(registry.rollback('stable', 'mfe-a', 2)).rejects.toThrow('was withdrawn');
      expect(await registry.withdraw('stable', 'mfe-a', aVersion(3))).toBeNull();
    });

    it('never falls back to a withdrawn release, also not through an old revision', async () => {
      await publish('mfe-a', 4);
      await registry.promote('stable', 'mfe-a', aVersion(4));
      await registry.withdraw('stable', 'mfe-a', aVersion(2));
      await registry.rollback('stable', 'mfe-a', 3);
      expect(await candidates()).toEqual([aVersion(3), aVersion(1)]);
    });

    it('switches a remote off, through any promotion, until it is switched on', async () => {
      await registry.switch('stable', 'mfe-a', false);
      expect(await candidates()).toEqual([]);
      expect(await registry.switch('stable', 'mfe-a', false)).toBeNull();
      await publish('mfe-a', 4);
      await registry.promote('stable', 'mfe-a', aVersion(4));
      await registry.rollback('stable', 'mfe-a');
      expect(await candidates()).toEqual([]);
      await registry.switch('stable', 'mfe-a', true);
      expect(await candidates()).toEqual([aVersion(3), aVersion(2), aVersion(1)]);
      await expect(registry.switch('stable', 'mfe-b', false)).rejects.toThrow('not served');
    });

    it('restores a damaged or missing channel as its history last knew it', async () => {
      expect(await registry.restore('stable')).toBeNull();
      await overwrite(channelKey('stable'), '{"rev":');
      await overwrite(historyKey('stable', 3), 'x');
      expect((await registry.restore('stable'))?.rev).toBe(4);
      expect(await candidates()).toEqual([aVersion(2), aVersion(1)]);
      expect((await registry.history('stable', 1))[0]?.change).toMatchObject({ action: 'restore', to: '#2' });

      await ground.remove(channelKey('stable'));
      await expect(registry.promote('stable', 'mfe-a', aVersion(3))).rejects.toThrow('its history reaches revision 4');
      expect((await registry.restore('stable'))?.rev).toBe(5);
      expect(await candidates()).toEqual([aVersion(2), aVersion(1)]);
      await expect(registry.restore('empty')).resolves.toBeNull();
    });
  });

  it('keeps no fall-back with an address of the release that a withdrawal brought back', async () => {
    const at = async (name: string, n: number, path: string) => {
      const declaration = aDeclaration({ name, namespace: name, id: `${name}.home`, path });
      await registry.complete(aRelease({ name, version: aVersion(n), declaration }));
      return registry.promote('stable', name, aVersion(n));
    };
    await at('mfe-a', 1, '/lagoon');
    const before = await at('mfe-a', 2, '/a');
    await at('mfe-b', 1, '/lagoon');
    await at('mfe-b', 2, '/b');
    // Both may fall back to the address now, as neither serves it.
    await registry.rollback('stable', 'mfe-a', before?.rev);
    const { change, remotes } = (await registry.withdraw('stable', 'mfe-a', aVersion(2))) ?? {};
    expect(remotes).toEqual({
      'mfe-a': { stable: aVersion(1), previous: null },
      'mfe-b': { stable: aVersion(2), previous: null },
    });
    expect(change).toMatchObject({ action: 'yank', unspared: ['mfe-b'] });
  });

  describe('resolving from the store', () => {
    it('serves the previous release when the promoted one is gone or damaged', async () => {
      await publish('mfe-a', 1);
      await publish('mfe-a', 2);
      await registry.promote('stable', 'mfe-a', aVersion(1));
      await registry.promote('stable', 'mfe-a', aVersion(2));
      const versions = async () =>
        (await registry.resolve('stable')).remotes.map(({ candidates }) => candidates.map(({ version }) => version));
      expect(await versions()).toEqual([[aVersion(2), aVersion(1)]]);
      await overwrite(`r/mfe-a/${aVersion(2)}/release.json`, '{"schema":');
      expect(await versions()).toEqual([[aVersion(1)]]);
    });

    it('says so when the channel file is not one', async () => {
      await storage.createOnly(channelKey('stable'), bytes('{"schema":"atoll-channel/1","rev":-1,"remotes":{}}'));
      await expect(registry.channel('stable')).rejects.toThrow('channels/stable.json/rev');
    });
  });
});

describe('a folder', () => {
  it('hands out nothing of a neighbour whose name begins alike', async () => {
    const root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-registry-'));
    await fs.mkdir(path.join(root, 'remotes-evil'));
    await fs.writeFile(path.join(root, 'remotes-evil/x.json'), '1');
    const storage = new FileStorage(path.join(root, 'remotes'));
    await expect(storage.read('../remotes-evil/x.json')).rejects.toThrow('not allowed');
    await expect(storage.list('../remotes-evil/')).rejects.toThrow('not allowed');
    expect(() => storage.file('..')).toThrow('not allowed');
    await fs.rm(root, { recursive: true });
  });

  it('waits for a living owner of the lock, and takes it neither from it nor from whoever has it by then', async () => {
    const root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-registry-'));
    const storage = new FileStorage(root);
    const file = path.join(root, 'c.json.lock');
    const owner = { token: 'theirs', pid: process.pid, host: os.hostname(), at: Date.now() };
    await fs.writeFile(file, JSON.stringify(owner));
    let done = false;
    const swap = storage.compareAndSwap('c.json', null, bytes('1')).finally(() => (done = true));
    await new Promise((wait) => setTimeout(wait, 300));
    expect([done, JSON.parse(await fs.readFile(file, 'utf8'))]).toEqual([false, owner]);
    await fs.rm(file);
    expect(await swap).toBe(true);
    expect(await leftovers(root)).toEqual([]);
    await fs.rm(root, { recursive: true });
  });

  it('writes nothing and leaves the lock alone for whom it took too long, so that another has it by now', async () => {
    const root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-registry-'));
    const file = path.join(root, 'c.json.lock');
    const other = { token: 'theirs', pid: process.pid, host: os.hostname(), at: Date.now() };
    class Late extends FileStorage {
      override async read(key: string) {
        const stored = await super.read(key);
        await fs.writeFile(file, JSON.stringify(other));
        return stored;
      }
    }
    expect(await new Late(root).compareAndSwap('c.json', null, bytes('1'))).toBe(false);
    expect(await new FileStorage(root).read('c.json')).toBeNull();
    expect(JSON.parse(await fs.readFile(file, 'utf8'))).toEqual(other);
    await fs.rm(root, { recursive: true });
  });

  it('takes over the lock of a killed process', async () => {
    const root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-registry-'));
    const storage = new FileStorage(root);
    const child = spawn(process.execPath, ['-e', 'process.exit(0)']);
    await once(child, 'exit');
    const dead = { token: 'dead', pid: child.pid, host: os.hostname(), at: Date.now() };
    await fs.writeFile(path.join(root, 'c.json.lock'), JSON.stringify(dead));
    const swaps = Array.from({ length: 10 }, (_, n) => storage.compareAndSwap('c.json', null, bytes(`${n}`)));
    expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
    expect(await leftovers(root)).toEqual([]);
    await fs.rm(root, { recursive: true });
  });
});
