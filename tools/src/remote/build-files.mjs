// A remote's build as the publisher sees it: every file with its hash, and what the build said about itself.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A refusal with one sentence for the person who asked. */
export class Refused extends Error {}

const NOT_RELEASED = /^build\.json$|\.(br|gz|map)$/;

async function readJson(file, hint) {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') throw new Refused(`${file} is missing: ${hint}`);
    throw new Refused(`${file} is not JSON: ${error.message}`);
  }
}

/** Name of the remote that a folder is; null of one that is none. */
const declaredName = (dir) =>
  fs.readFile(path.join(dir, 'remote.json'), 'utf8').then(
    (text) => JSON.parse(text).name,
    () => null,
  );

/**
 * Reads the built remote in `<root>/<name>`, or in `root` itself.
 * @returns {Promise<{root, name, packageVersion, version, declaration, build, files: Map<string, {data: Buffer, integrity: string}>}>}
 *   `version` is the package version, `-` and 8 hex digits of a hash over names and contents of all files.
 * @throws {Refused} when it is not built.
 */
export async function readBuild(root, name) {
  // A repository of its own is its one remote.
  const dir = (await declaredName(root)) === name ? root : path.join(root, name);
  const dist = path.join(dir, 'dist');
  const hint = `build it first (npx nx build ${name}).`;
  const { version: packageVersion } = await readJson(path.join(dir, 'package.json'), `there is no remote "${name}".`);
  const build = await readJson(path.join(dist, 'build.json'), hint);
  const declaration = await readJson(path.join(dist, 'remote.json'), hint);
  const entries = await fs.readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !NOT_RELEASED.test(file))
    .toSorted();
  const files = new Map();
  const content = createHash('sha256');
  const buffers = await Promise.all(names.map((file) => fs.readFile(path.join(dist, file))));
  for (const [index, file] of names.entries()) {
    const data = buffers[index];
    const integrity = `sha384-${createHash('sha384').update(data).digest('base64')}`;
    files.set(file, { data, integrity });
    content.update(`${file}\0${integrity}\n`);
  }
  const version = `${packageVersion}-${content.digest('hex').slice(0, 8)}`;
  return { root, name, packageVersion, version, declaration, build, files };
}
