// Puts a built remote into the store: files first, release.json last.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { releaseBase } from '@atoll/registry/resolve';
import { Refused } from './build-files.mjs';
import { checkBuild, compatibilityFaults, neighbours } from './check.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSED = /\.(js|css|json|svg)$/;
/** Below this a compressed copy saves nothing worth a file. */
const COMPRESS_FROM_BYTES = 512;
/** The best quality costs seconds for a big chunk; 9 is within some percent of it. */
const BEST_QUALITY_TO_BYTES = 60_000;

const quality = (bytes) => (bytes <= BEST_QUALITY_TO_BYTES ? zlib.constants.BROTLI_MAX_QUALITY : 9);

async function upload(registry, prefix, file, { data }) {
  const { storage } = registry;
  const key = prefix + file;
  if (!(await storage.createOnly(key, data))) {
    // Left by an upload that was cut short; the same bytes are as good as new ones.
    const stored = await storage.read(key);
    if (!stored || Buffer.compare(stored.data, data) !== 0) {
      throw new Refused(`${key} exists with other content: a published version never changes.`);
    }
  }
  if (!COMPRESSED.test(file) || data.length < COMPRESS_FROM_BYTES) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality(data.length),
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const [br, gz] = await Promise.all([brotli(data, { params }), gzip(data, { level: 9 })]);
  await Promise.all([storage.createOnly(`${key}.br`, br), storage.createOnly(`${key}.gz`, gz)]);
}

const sameFiles = (release, files) =>
  Object.keys(release.files).length === files.size &&
  [...files].every(([file, { integrity }]) => release.files[file]?.integrity === integrity);

/**
 * Checks a build and stores it as a release. Publishing the same content again changes nothing.
 * @returns {Promise<{name: string, version: string, published: boolean, files: number, bytes: number}>}
 * @throws {Refused} with every fault, or when the version exists with other content.
 */
export async function publish(registry, channelName, built) {
  const { name, version, declaration, build, files } = built;
  const bytes = [...files.values()].reduce((sum, { data }) => sum + data.length, 0);
  const done = { name, version, files: files.size, bytes };
  const existing = await registry.release(name, version);
  if (existing) {
    if (sameFiles(existing, files)) return { ...done, published: false };
    throw new Refused(`${name} ${version} exists with other content: a published version never changes.`);
  }
  const channel = await registry.channel(channelName);
  const faults = await checkBuild(built, await neighbours(registry, channel, name));
  if (faults.length) throw new Refused(faults.join('\n'));
  const prefix = releaseBase(name, version).slice(1);
  await Promise.all([...files].map(([file, content]) => upload(registry, prefix, file, content)));
  const published = await registry.complete({
    schema: 'atoll-release/1',
    name,
    version,
    created_at: new Date().toISOString(),
    entry: build.entry,
    initial: build.initial,
    pages: build.pages,
    declaration,
    files: Object.fromEntries(
      [...files].map(([file, { data, integrity }]) => [file, { integrity, bytes: data.length }]),
    ),
  });
  return { ...done, published };
}

/**
 * Serves a release from now on; its compatibility is checked again, as time passes between publish and promote.
 * @param {string} [version] the newest release when left out
 * @returns the new channel revision, or null when that version is served already
 * @throws {Refused} when it does not fit the shell or the other promoted remotes
 */
export async function promote(registry, channelName, name, version) {
  const wanted = version ?? (await registry.releases(name)).at(-1)?.version;
  if (!wanted) throw new Refused(`${name} has no release: publish it first.`);
  return registry.promote(channelName, name, wanted, async (channel) => {
    const release = await registry.release(name, wanted);
    const faults = compatibilityFaults(release.declaration, await neighbours(registry, channel, name));
    if (faults.length) throw new Refused(faults.join('\n'));
  });
}
