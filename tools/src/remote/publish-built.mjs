// The part of `npm start` that brings what was just built into the registry.
import { readBuild, remoteNames } from './build-files.mjs';
import { openRegistry } from './place.mjs';
import { promote, publish } from './publish.mjs';

/** Key of what was promoted here last, version by name. */
const RECORD = 'start-promoted.json';

async function readRecord(storage) {
  const stored = await storage.read(RECORD);
  try {
    return { record: JSON.parse(new TextDecoder().decode(stored?.data)), etag: stored.etag };
  } catch {
    return { record: {}, etag: stored?.etag ?? null };
  }
}

/** Adds to the record; what another start adds meanwhile stays. */
async function remember(storage, promoted) {
  const { record, etag } = await readRecord(storage);
  const text = `${JSON.stringify({ ...record, ...promoted }, null, 1)}\n`;
  if (!(await storage.compareAndSwap(RECORD, etag, new TextEncoder().encode(text)))) await remember(storage, promoted);
}

/**
 * Publishes and promotes every built remote whose content is not what this function promoted last, so that a deliberate
 * rollback or a release promoted by hand stays until the code itself changes.
 * @param {{root: string, store: string, env?: Record<string, string | undefined>, log?: (line: string) => void,
 *   channel?: string}} options `root` of the workspace, `store` as in ATOLL_REMOTES
 * @returns {Promise<{name: string, version: string, promoted: boolean}[]>}
 * @throws {Refused} naming the remote and every fault
 */
export async function publishBuilt({ root, store, env = process.env, log = () => {}, channel = 'stable' }) {
  const registry = openRegistry(store, root, env);
  const { record } = await readRecord(registry.storage);
  const names = await remoteNames(root);
  const builds = await Promise.all(names.map((name) => readBuild(root, name)));
  const done = [];
  for (const built of builds) {
    const { name, version } = built;
    // A store that was emptied by hand is filled again, whatever the record says.
    const known = record[name] === version && (await registry.release(name, version));
    if (!known) await publishOne(registry, channel, built, log);
    done.push({ name, version, promoted: !known });
  }
  const promoted = done.filter((entry) => entry.promoted).map(({ name, version }) => [name, version]);
  if (promoted.length) await remember(registry.storage, Object.fromEntries(promoted));
  return done;
}

async function publishOne(registry, channel, built, log) {
  const { name, version } = built;
  try {
    await publish(registry, channel, built);
    await promote(registry, channel, name, version);
  } catch (error) {
    error.message = `${name} ${version} cannot be served: ${error.message}`;
    throw error;
  }
  log(`${name} ${version} is served`);
}
