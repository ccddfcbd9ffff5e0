// The shell's side of what remotes and shell agree on: what it offers, and whether the remotes can live with that.
import fs from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@atoll/contract/remote';
import { checkOffer, shellFaults } from '@atoll/registry/shell-fit';
import { packageVersions } from '../../presets/shared.mjs';
import { Refused } from './build-files.mjs';

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
  const entries = Object.entries(remotes).map(([name, entry]) => {
    const stable = coming[name] ?? entry.stable;
    return { name, stable, previous: stable === entry.stable ? entry.previous : entry.stable };
  });
  const said = async (name, version) => {
    const release = version && (await registry.release(name, version));
    return release ? shellFaults(release, offer).map((fault) => `${name} ${version}: ${fault}`) : [];
  };
  const promoted = await Promise.all(entries.map(({ name, stable }) => said(name, stable)));
  const spare = await Promise.all(entries.map(({ name, previous }) => said(name, previous)));
  return { faults: promoted.flat(), warnings: spare.flat() };
}
