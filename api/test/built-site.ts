import { createHash } from 'node:crypto';
import fs, { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release, ReleaseFile } from '@atoll/contract/release';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import { FileStorage } from '@atoll/registry/file-storage';
import { Registry } from '@atoll/registry/registry';
import { aRelease, aVersion } from '@atoll/registry/testing';
import { type TestApp, type TestAppOptions, createTestApp } from './create-test-app.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What visitors meet, and what stands in its frame. */
const REMOTES = ['mfe-catalog', 'mfe-booking'];

type Build = Pick<Release, 'entry' | 'initial' | 'pages' | 'server'>;
const readJson = async <T>(...parts: string[]): Promise<T> =>
  JSON.parse(await readFile(path.join(ROOT, ...parts), 'utf8')) as T;

/** Brings the built remotes into a store and serves them. */
async function serveBuilt(store: string): Promise<void> {
  const registry = new Registry(new FileStorage(store));
  for (const name of REMOTES) {
    const version = aVersion(1);
    const dist = path.join(ROOT, name, 'dist');
    const target = path.join(store, 'r', name, version);
    // One channel, which each of them changes.
    // oxlint-disable no-await-in-loop
    await fs.cp(dist, target, { recursive: true });
    const build = await readJson<Build>(name, 'dist/build.json');
    const declaration = await readJson<RemoteDeclaration>(name, 'dist/remote.json');
    await registry.complete(aRelease({ ...build, name, version, declaration, files: await filesOf(dist) }));
    await registry.promote('stable', name, version);
    // oxlint-enable no-await-in-loop
  }
}

async function filesOf(folder: string): Promise<Record<string, ReleaseFile>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const described = files.map(async (file) => {
    const data = await fs.readFile(file);
    const integrity = `sha384-${createHash('sha384').update(data).digest('base64')}`;
    return [path.relative(folder, file), { integrity, bytes: data.length }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

/**
 * An application that serves the pages as they are built: its documents are drawn by shell and remotes. It waits for them as long as
 * a busy machine takes.
 */
export async function createBuiltSite({ env = {}, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const store = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-built-'));
  await serveBuilt(store);
  const surroundings = { ATOLL_REMOTES: store, ATOLL_SHELL: path.join(ROOT, 'shell/dist'), ATOLL_DRAW_WAIT: '8000' };
  const test = await createTestApp({ ...options, env: { ...surroundings, ...env } });
  const close = async () => {
    await test.close();
    await fs.rm(store, { recursive: true, force: true });
  };
  return { ...test, close };
}
