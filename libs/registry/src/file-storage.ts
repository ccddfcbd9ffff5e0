import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Storage, Stored } from './storage.ts';

const PARTIAL = '.partial-';
const LOCK = '.lock';
/** A change holds the lock for milliseconds; one this old belongs to a process that is gone (or to another machine's). */
const LOCK_STALE_MS = 30_000;
const LOCK_WAIT_MS = 10_000;

const etagOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Runs `action`; the given error codes become `otherwise`. */
async function unless<T, U>(codes: string[], action: () => Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await action();
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return otherwise;
    throw error;
  }
}

interface LockOwner {
  token: string;
  pid: number;
  host: string;
  at: number;
}

/** A store in a folder: create-only by linking a finished temporary file, compare-and-swap by lock and rename. */
export class FileStorage implements Storage {
  readonly root: string;

  /** @param root absolute folder; made when something is first written */
  constructor(root: string) {
    this.root = path.resolve(root);
  }

  /** The file of a key. Throws on a key that would leave the folder. */
  file(key: string): string {
    const file = path.resolve(this.root, key);
    if (!file.startsWith(this.root + path.sep) || key.includes('\0')) throw new Error(`The key ${key} is not allowed.`);
    return file;
  }

  async read(key: string): Promise<Stored | null> {
    const data = await unless(['ENOENT', 'ENOTDIR', 'EISDIR'], () => fs.readFile(this.file(key)), null);
    return data && { data, etag: etagOf(data) };
  }

  async list(prefix: string): Promise<string[]> {
    const folder = this.file(prefix);
    const entries = await unless(
      ['ENOENT', 'ENOTDIR'],
      () => fs.readdir(folder, { recursive: true, withFileTypes: true }),
      [],
    );
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith(PARTIAL) && !entry.name.endsWith(LOCK))
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  }

  async createOnly(key: string, data: Uint8Array): Promise<boolean> {
    const file = this.file(key);
    const partial = await this.partial(file, data);
    try {
      return await unless(['EEXIST'], () => fs.link(partial, file).then(() => true), false);
    } finally {
      await fs.rm(partial, { force: true });
    }
  }

  async compareAndSwap(key: string, expected: string | null, data: Uint8Array): Promise<boolean> {
    const file = this.file(key);
    const partial = await this.partial(file, data);
    const token = await lock(file);
    try {
      const current = await this.read(key);
      if ((current?.etag ?? null) !== expected || !(await owns(file, token))) return false;
      await fs.rename(partial, file);
      return true;
    } finally {
      if (await owns(file, token)) await fs.rm(file + LOCK, { force: true });
      await fs.rm(partial, { force: true });
    }
  }

  /** Writes the content under a name nobody reads, on disk before it gets its real one. */
  private async partial(file: string, data: Uint8Array): Promise<string> {
    const folder = path.dirname(file);
    await fs.mkdir(folder, { recursive: true });
    const partial = path.join(folder, `${PARTIAL}${process.pid}-${randomUUID()}`);
    const handle = await fs.open(partial, 'wx');
    try {
      await handle.writeFile(data);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    return partial;
  }
}

async function readOwner(file: string): Promise<LockOwner | null> {
  const text = await unless(['ENOENT'], () => fs.readFile(file + LOCK, 'utf8'), null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as LockOwner;
  } catch {
    return null;
  }
}

const owns = async (file: string, token: string) => (await readOwner(file))?.token === token;

/** Takes the lock beside `file`, waiting for a living owner and clearing away a dead one's. Returns the lock's token. */
async function lock(file: string): Promise<string> {
  const owner: LockOwner = { token: randomUUID(), pid: process.pid, host: os.hostname(), at: Date.now() };
  const ready = `${file}.${owner.token}${LOCK}`;
  await fs.writeFile(ready, JSON.stringify(owner));
  try {
    await take(ready, file, Date.now() + LOCK_WAIT_MS);
  } finally {
    await fs.rm(ready, { force: true });
  }
  return owner.token;
}

/** Links a written lock into place, so that nobody ever sees half of one. */
async function take(ready: string, file: string, deadline: number): Promise<void> {
  if (await unless(['EEXIST'], () => fs.link(ready, file + LOCK).then(() => true), false)) return;
  const holder = await readOwner(file);
  if (holder && isDead(holder)) await clear(file, holder);
  else if (Date.now() > deadline) throw new Error(`${file}${LOCK} has been held too long by process ${holder?.pid}.`);
  else await pause(3 + Math.random() * 12);
  await take(ready, file, deadline);
}

function isDead({ pid, host, at }: LockOwner): boolean {
  if (Date.now() - at > LOCK_STALE_MS) return true;
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/**
 * Removes a dead owner's lock. Exactly one process may (the one that creates the mark named after the dead lock), and only
 * while the lock is still that one: otherwise two would clear at once and the second would remove the first one's new lock.
 */
async function clear(file: string, dead: LockOwner): Promise<void> {
  const mark = `${file}.${dead.token}.dead${LOCK}`;
  const mine = await unless(['EEXIST'], () => fs.writeFile(mark, '', { flag: 'wx' }).then(() => true), false);
  if (!mine) {
    const made = await unless(['ENOENT'], () => fs.stat(mark), null);
    if (made && Date.now() - made.mtimeMs > LOCK_STALE_MS) await fs.rm(mark, { force: true });
    await pause(5);
    return;
  }
  if (await owns(file, dead.token)) await fs.rm(file + LOCK, { force: true });
  await fs.rm(mark, { force: true });
}
