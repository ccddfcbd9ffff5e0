import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileStorage } from './file-storage.ts';
import { Registry, channelKey, historyKey } from './registry.ts';
import { aRelease, aVersion } from './testing.ts';

let root: string;
let storage: FileStorage;
let registry: Registry;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-registry-'));
  storage = new FileStorage(root);
  registry = new Registry(storage);
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const publish = (name: string, n: number) => registry.complete(aRelease({ name, version: aVersion(n) }));
const leftovers = async () =>
  (await fs.readdir(root, { recursive: true })).filter((file) => /\.partial-|\.lock$/.test(file));

describe('the file store', () => {
  it('creates a key once, whoever asks first', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, n) => storage.createOnly('a/b.json', bytes(`${n}`))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await storage.list('a/')).toEqual(['a/b.json']);
    expect(await leftovers()).toEqual([]);
  });

  it('swaps only the content it was told', async () => {
    expect(await storage.compareAndSwap('c.json', 'nothing such', bytes('1'))).toBe(false);
    expect(await storage.compareAndSwap('c.json', null, bytes('1'))).toBe(true);
    expect(await storage.compareAndSwap('c.json', null, bytes('2'))).toBe(false);
    const one = await storage.read('c.json');
    expect(await storage.compareAndSwap('c.json', one?.etag ?? '', bytes('2'))).toBe(true);
    expect(new TextDecoder().decode((await storage.read('c.json'))?.data)).toBe('2');
    expect(await leftovers()).toEqual([]);
  });

  it('takes over the lock of a killed process', async () => {
    const child = spawn(process.execPath, ['-e', 'process.exit(0)']);
    await once(child, 'exit');
    const dead = { token: 'dead', pid: child.pid, host: os.hostname(), at: Date.now() };
    await fs.writeFile(path.join(root, 'c.json.lock'), JSON.stringify(dead));
    const swaps = Array.from({ length: 10 }, (_, n) => storage.compareAndSwap('c.json', null, bytes(`${n}`)));
    expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
    expect(await leftovers()).toEqual([]);
  });

  it.each(['../x', '/etc/passwd', 'a/../../x', 'a\0b'])('refuses the key %j', async (key) => {
    await expect(storage.read(key)).rejects.toThrow('not allowed');
  });
});

describe('promoting', () => {
  it('loses none of 20 parallel publishes and promotes', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `mfe-${n}`);
    const promotes = names.map(async (name, n) => {
      await publish(name, n);
      // A registry for each, as each stands for a process of its own.
      return new Registry(new FileStorage(root)).promote('stable', name, aVersion(n));
    });
    const revs = (await Promise.all(promotes)).map((channel) => channel?.rev);
    expect(revs.toSorted((a = 0, b = 0) => a - b)).toEqual(names.map((_, n) => n + 1));
    const channel = await registry.channel('stable');
    expect(Object.keys(channel.remotes)).toHaveLength(20);
    const history = await registry.history('stable');
    expect(history.map(({ rev }) => rev)).toEqual(names.map((_, n) => 20 - n));
    expect(await leftovers()).toEqual([]);
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
    await fs.rm(storage.file(historyKey('stable', 1)));
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
    expect(await served()).toEqual({ stable: aVersion(5), previous: aVersion(4) });
    await registry.rollback('stable', 'mfe-a');
    expect(await served()).toEqual({ stable: aVersion(4), previous: aVersion(3) });
  });

  it('goes to any revision', async () => {
    await registry.rollback('stable', 'mfe-a', 1);
    expect(await served()).toEqual({ stable: aVersion(1), previous: null });
    await expect(registry.rollback('stable', 'mfe-a')).rejects.toThrow('no earlier release');
    await expect(registry.rollback('stable', 'mfe-a', 99)).rejects.toThrow('did not serve');
    expect((await registry.history('stable')).map(({ change }) => change?.action)[0]).toBe('rollback');
  });

  it('refuses a release whose files are gone', async () => {
    await fs.rm(path.join(root, 'r/mfe-a', aVersion(5)), { recursive: true });
    await expect(registry.rollback('stable', 'mfe-a')).rejects.toThrow('no longer in the store');
  });
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
    await fs.writeFile(storage.file(`r/mfe-a/${aVersion(2)}/release.json`), '{"schema":');
    expect(await versions()).toEqual([[aVersion(1)]]);
  });

  it('says so when the channel file is not one', async () => {
    await storage.createOnly(channelKey('stable'), bytes('{"schema":"atoll-channel/1","rev":-1,"remotes":{}}'));
    await expect(registry.channel('stable')).rejects.toThrow('channels/stable.json/rev');
  });
});
