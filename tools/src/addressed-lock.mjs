// The committed lock file names no registry, so that it fits whichever one a machine uses. Without an address npm first asks for
// all versions of each package, a thousand documents of up to megabytes: that was nearly half of the processor's time of a
// first installation. Here each package gets the address it has at the registry in use; what arrives is held against the lock file's
// hashes as ever. Built-ins only: this runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';

/** npm reads a shrinkwrap before a lock file. */
const placeOf = (root) => path.join(root, 'npm-shrinkwrap.json');

const nameOf = (place, { name }) => name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The lock file with an address for every package that comes from a registry.
 * @param {object} lock content of `package-lock.json`
 * @param {Record<string, unknown>} config npm's settings: `registry`, and `@scope:registry` for scopes with another
 */
export function addressed(lock, config) {
  const at = (place, entry) => {
    if (!place.includes('node_modules/') || entry.link || entry.inBundle || !entry.integrity) return entry;
    const name = nameOf(place, entry);
    const [scope] = name.split('/');
    const registry = String(config[`${scope}:registry`] ?? config.registry).replace(/\/*$/, '/');
    return { ...entry, resolved: `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz` };
  };
  const packages = Object.entries(lock.packages).map(([place, entry]) => [place, at(place, entry)]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Writes the addressed lock file beside the committed one. */
export function writeAddressed(root, config) {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  fs.writeFileSync(placeOf(root), JSON.stringify(addressed(lock, config)));
}

/** Removes it: after the installation, and what a killed one left. */
export const removeAddressed = (root) => fs.rmSync(placeOf(root), { force: true });
