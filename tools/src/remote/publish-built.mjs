// The part of `npm start` that brings what was just built into the registry.
import { Refused, readBuild } from './build-files.mjs';
import { openRegistry } from './place.mjs';
import { promote, publish } from './publish.mjs';
import { builtOffer, checkShell } from './shell.mjs';
import { remotes } from '../workspace.mjs';

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
 * Writes down what the built shell offers, then publishes and promotes every built remote whose content is not what this
 * function promoted last, so that a deliberate rollback or a release promoted by hand stays until the code itself changes.
 * @param {{root: string, store: string, env?: Record<string, string | undefined>, log?: (line: string) => void,
 *   channel?: string}} options `root` of the workspace, `store` as in ATOLL_REMOTES
 * @returns {Promise<{name: string, version: string, promoted: boolean}[]>}
 * @throws {Refused} naming the remote and every fault, also of a remote that stays and cannot run in the built shell
 */
export async function publishBuilt({ root, store, env = process.env, log = () => {}, channel = 'stable' }) {
  const registry = openRegistry(store, root, env);
  const { record } = await readRecord(registry.storage);
  const names = remotes(root).map(({ name }) => name);
  const builds = await Promise.all(names.map((name) => readBuild(root, name)));
  const isKnown = async ({ name, version }) =>
    // A store that was emptied by hand is filled again, whatever the record says.
    record[name] === version && Boolean(await registry.release(name, version));
  const known = await Promise.all(builds.map(isKnown));
  const changed = builds.filter((_, index) => !known[index]);
  await recordShell(registry, channel, root, changed);
  await publishAll(registry, channel, changed, log);
  const promoted = changed.map(({ name, version }) => [name, version]);
  if (promoted.length) await remember(registry.storage, Object.fromEntries(promoted));
  return builds.map(({ name, version }, index) => ({ name, version, promoted: !known[index] }));
}

/** The built shell is the one that is served next: what stays promoted must run in it. */
async function recordShell(registry, channel, root, changed) {
  const offer = await builtOffer(root);
  const coming = Object.fromEntries(changed.map(({ name, version }) => [name, version]));
  const { faults } = await checkShell(registry, channel, offer, coming);
  if (faults.length) throw new Refused(`The built shell cannot be served:\n${faults.join('\n')}`);
  await registry.recordShell(channel, offer);
}

/** An address may move from one remote to another: whoever takes it over comes after the one that gives it away. */
async function publishAll(registry, channel, builds, log) {
  const refused = [];
  for (const built of builds) {
    await publishOne(registry, channel, built, log).catch((error) => refused.push({ built, error }));
  }
  if (!refused.length) return;
  if (refused.length === builds.length) throw refused[0].error;
  await publishAll(
    registry,
    channel,
    refused.map(({ built }) => built),
    log,
  );
}

async function publishOne(registry, channel, built, log) {
  const { name, version } = built;
  try {
    await publish(registry, channel, built);
    // Whoever starts the whole product has its routes in view.
    await promote(registry, channel, name, version, await servedPaths(registry, channel, name));
  } catch (error) {
    error.message = `${name} ${version} cannot be served: ${error.message}`;
    throw error;
  }
  log(`${name} ${version} is served`);
}

async function servedPaths(registry, channelName, name) {
  const stable = (await registry.channel(channelName)).remotes[name]?.stable;
  const release = stable ? await registry.release(name, stable).catch(() => null) : null;
  return release?.declaration.routes.map(({ path }) => path) ?? [];
}
