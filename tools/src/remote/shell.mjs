// The shell's side of what remotes and shell agree on: what it offers, and whether the remotes can live with that.
import fs from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@atoll/contract/remote';
import { entryOf, versionsOf } from '@atoll/registry/channel';
import { checkOffer, shellFaults } from '@atoll/registry/shell-fit';
import { packageVersions } from '../../presets/shared.mjs';
import { Refused } from './build-files.mjs';
import { usable } from './check.mjs';

/**
 * What the shell that visitors get offers; in a store that knows of none, what a shell built from this checkout would.
 * @returns {Promise<{contract: string, shared: Record<string, string>}>}
 */
export const liveOffer = async (registry, channelName) =>
  (await registry.shell(channelName)) ?? {
    contract: CONTRACT_VERSION,
    shared: packageVersions(import.meta.dirname),
  };

/**
 * What the built shell in `<root>/shell` offers.
 * @throws {Refused} when it is not built
 */
export async function builtOffer(root) {
  const file = path.join(root, 'shell/dist/shell.json');
  const text = await fs.readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Refused(`${file} is missing: build it first (npx nx build shell).`);
  const { value, faults } = checkOffer(JSON.parse(text).offers, `${file}: offers`);
  if (faults) throw new Refused(faults.join('\n'));
  return value;
}

/**
 * Tells whether a shell may take the place of the one that a channel's visitors get.
 * @param {Record<string, string>} [coming] versions that will be promoted with the shell, by remote
 * @returns {Promise<{faults: string[], warnings: string[]}>} `faults` of promoted releases, `warnings` about their fall-backs
 */
export async function checkShell(registry, channelName, offer, coming = {}) {
  const { remotes } = await registry.channel(channelName);
  const said = async (name, version) => {
    const release = await usable(registry, name, version);
    return release ? shellFaults(release, offer).map((fault) => `${name} ${version}: ${fault}`) : [];
  };
  const found = await Promise.all(
    Object.entries(remotes).map(([name, entry]) => {
      const next = entryOf(coming[name] ?? entry.stable, versionsOf(entry), entry.off);
      return Promise.all(versionsOf(next).map((version) => said(name, version)));
    }),
  );
  return { faults: found.flatMap(([stable]) => stable), warnings: found.flatMap(([, ...others]) => others.flat()) };
}
