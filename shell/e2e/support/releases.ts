import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Site } from '@atoll/tools/site.mjs';
import { main } from '@atoll/tools/remote/cli.mjs';
import { openRegistry } from '@atoll/tools/remote/place.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

async function command(site: Site, root: string, args: string[]): Promise<{ code: number; output: string }> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await main([...args, '--store', site.store, '--json'], { root, print, printError: print });
  return { code, output: printed.join('\n') };
}

/** The remote command line, against the store of a site. Answers what `--json` prints. */
export async function remote<T = { rev: number; to: string }>(site: Site, root: string, ...args: string[]): Promise<T> {
  const { code, output } = await command(site, root, args);
  if (code !== 0) throw new Error(`remote ${args.join(' ')} ended with ${code}:\n${output}`);
  return JSON.parse(output) as T;
}

/** What the command line says when it refuses. */
export async function refused(site: Site, root: string, ...args: string[]): Promise<string> {
  const { code, output } = await command(site, root, args);
  expect(code, output).toBe(1);
  return output;
}

/** The store of a site, for what the command line would refuse. */
export const registryOf = (site: Site) => openRegistry(site.store, ROOT);

export interface Workspace {
  root: string;
  /** Folder of mfe-catalog in it. */
  catalog: string;
  remove(): Promise<void>;
}

/** An empty folder below the repository, so that what is built in it finds its packages. */
export async function emptyWorkspace(): Promise<{ root: string; remove(): Promise<void> }> {
  const parent = path.join(ROOT, 'test-results/e2e');
  await fs.mkdir(parent, { recursive: true });
  const root = await fs.mkdtemp(path.join(parent, 'workspace-'));
  return { root, remove: () => fs.rm(root, { recursive: true, force: true }) };
}

/** Copies files of a package of the repository into a folder. */
const copy = (name: string, files: string[], to: string) =>
  Promise.all(files.map((file) => fs.cp(path.join(ROOT, name, file), path.join(to, file), { recursive: true })));

/** A folder that holds nothing but mfe-catalog. */
async function workspace(files: string[]): Promise<Workspace> {
  const { root, remove } = await emptyWorkspace();
  const catalog = path.join(root, 'mfe-catalog');
  await copy('mfe-catalog', files, catalog);
  return { root, catalog, remove };
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

/** A real build of one package, as its team makes it. */
export async function build(folder: string): Promise<void> {
  const cli = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [cli, 'build'], { cwd: folder });
}

/** A build of the shell's sources in a folder below `root`. Answers the folder of the build. */
export async function buildShell(root: string): Promise<string> {
  const folder = path.join(root, 'shell');
  await copy('shell', ['package.json', 'rspack.config.mjs', 'src', 'locales'], folder);
  await build(folder);
  return path.join(folder, 'dist');
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

/** Publishes and promotes what is built, and waits until visitors get it. */
export async function serve(
  site: Site,
  { root, name }: { root: string; name: string },
  ...options: string[]
): Promise<void> {
  await remote(site, root, 'publish', name);
  await served(site, (await remote(site, root, 'promote', name, ...options)).rev);
}
