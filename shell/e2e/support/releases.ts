import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Site } from '@atoll/tools/site.mjs';
import { main } from '@atoll/tools/remote/cli.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The remote command line, against the store of a site. Answers what `--json` prints. */
export async function remote<T = { rev: number; to: string }>(site: Site, root: string, ...args: string[]): Promise<T> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await main([...args, '--store', site.store, '--json'], { root, print, printError: print });
  if (code !== 0) throw new Error(`remote ${args.join(' ')} ended with ${code}:\n${printed.join('\n')}`);
  return JSON.parse(printed.join('\n')) as T;
}

export interface Workspace {
  root: string;
  /** Folder of mfe-catalog in it. */
  catalog: string;
  remove(): Promise<void>;
}

/** A folder that holds nothing but mfe-catalog, below the repository so that its packages are found. */
async function workspace(files: string[]): Promise<Workspace> {
  const parent = path.join(ROOT, 'test-results/e2e');
  await fs.mkdir(parent, { recursive: true });
  const root = await fs.mkdtemp(path.join(parent, 'workspace-'));
  const catalog = path.join(root, 'mfe-catalog');
  await Promise.all(
    files.map((file) => fs.cp(path.join(ROOT, 'mfe-catalog', file), path.join(catalog, file), { recursive: true })),
  );
  return { root, catalog, remove: () => fs.rm(root, { recursive: true, force: true }) };
}

/** What is built now, to be changed and published under another version. */
export const builtCatalog = () => workspace(['package.json', 'remote.json', 'dist']);

/** The sources, to be changed and built. */
export const catalogSources = () => workspace(['package.json', 'remote.json', 'rspack.config.mjs', 'src', 'locales']);

/** Changes a JSON file in place. */
export async function editJson(file: string, change: (content: Record<string, unknown>) => void): Promise<void> {
  const content = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, unknown>;
  change(content);
  await fs.writeFile(file, JSON.stringify(content, null, 2));
}

/** A real build of a changed mfe-catalog alone: nothing else of the workspace is built. */
export async function buildCatalog({ catalog }: Workspace): Promise<void> {
  const cli = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [cli, 'build'], { cwd: catalog });
}

/** Waits until the site hands out the present revision of the channel; a promotion is seen within half a second. */
export async function served(site: Site, rev: number): Promise<void> {
  await expect
    .poll(async () => {
      const response = await fetch(`${site.url}/api/registry/v1/stable/`);
      return ((await response.json()) as { rev: number }).rev;
    })
    .toBe(rev);
}
