// Puts a built remote into the store: files first, release.json last.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { releaseBase } from '@atoll/registry/resolve';
import { Refused } from './build-files.mjs';
import { checkBuild, compatibilityFaults, neighbours, removedRoutes } from './check.mjs';
import { liveOffer } from './shell.mjs';

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

/** What else runs on a channel: the other remotes and the shell. */
export async function surroundings(registry, channelName, channel, name) {
  const [others, offer] = await Promise.all([neighbours(registry, channel, name), liveOffer(registry, channelName)]);
  return { others, offer };
}

/** A rule for a change of the channel: throws with every reason why a release may not be served beside the rest. */
const mayServe = (registry, channelName, name) => async (channel, release) => {
  const faults = compatibilityFaults(release, await surroundings(registry, channelName, channel, name));
  if (faults.length) throw new Refused(faults.join('\n'));
};

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
  const faults = await checkBuild(built, await surroundings(registry, channelName, channel, name));
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
    server: build.server,
    shared: build.shared,
    files: Object.fromEntries(
      [...files].map(([file, { data, integrity }]) => [file, { integrity, bytes: data.length }]),
    ),
  });
  return { ...done, published };
}

/**
 * Serves a release from now on; its compatibility is checked again, as time passes between publish and promote.
 * @param {string} [version] the newest release when left out
 * @param {string[]} [removes] addresses that visitors lose on purpose
 * @returns the new channel revision, or null when that version is served already
 * @throws {Refused} when it does not fit the shell or the other promoted remotes
 */
export async function promote(registry, channelName, name, version, removes) {
  const wanted = version ?? (await registry.releases(name)).at(-1)?.version;
  if (!wanted) throw new Refused(`${name} has no release: publish it first.`);
  const allowed = mayServe(registry, channelName, name);
  return registry.promote(channelName, name, wanted, async (channel) => {
    const release = await registry.release(name, wanted);
    await allowed(channel, release);
    const stable = channel.remotes[name]?.stable;
    const served = stable ? await registry.release(name, stable).catch(() => null) : null;
    const others = await neighbours(registry, channel, name);
    const faults = removedRoutes(release.declaration, served?.declaration ?? null, others, removes);
    if (faults.length) throw new Refused(faults.join('\n'));
  });
}

/**
 * Serves again what was served before, or at a revision, if it fits what runs beside it by now.
 * @param {number} [rev] revision of the channel
 * @returns the new channel revision, or null when nothing changes
 * @throws {Refused} when it does not fit the shell or the other promoted remotes
 */
export const rollback = (registry, channelName, name, rev) =>
  registry.rollback(channelName, name, rev, mayServe(registry, channelName, name));
