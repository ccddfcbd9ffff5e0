// The part of `npm start` that brings what was just built into the registry.
import fs from 'node:fs/promises';
import { readBuild, remoteNames } from './build-files.mjs';
import { openRegistry } from './place.mjs';
import { promote, publish } from './publish.mjs';

const RECORD = 'start-promoted.json';

async function readRecord(file) {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Publishes and promotes every built remote whose content is not what this function promoted last, so that a deliberate
 * rollback or a release promoted by hand stays until the code itself changes.
 * @param {{root: string, store: string, log?: (line: string) => void, channel?: string}} options `root` of the workspace,
 *   `store` as in ATOLL_REMOTES
 * @returns {Promise<{name: string, version: string, promoted: boolean}[]>}
 * @throws {Refused} naming the remote and every fault
 */
export async function publishBuilt({ root, store, log = () => {}, channel = 'stable' }) {
  const registry = openRegistry(store, root);
  const file = registry.storage.file(RECORD);
  const record = await readRecord(file);
  const names = await remoteNames(root);
  const builds = await Promise.all(names.map((name) => readBuild(root, name)));
  const done = [];
  for (const built of builds) {
    const { name, version } = built;
    // A store that was emptied by hand is filled again, whatever the record says.
    const known = record[name] === version && (await registry.release(name, version));
    if (!known) await publishOne(registry, channel, built, log);
    record[name] = version;
    done.push({ name, version, promoted: !known });
  }
  if (done.some(({ promoted }) => promoted)) {
    await fs.writeFile(`${file}.new`, `${JSON.stringify(record, null, 1)}\n`);
    await fs.rename(`${file}.new`, file);
  }
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
