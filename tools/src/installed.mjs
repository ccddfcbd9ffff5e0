// Whether the packages are those of the lock file. Built-ins only: the bootstrap asks before anything is installed.
import fs from 'node:fs';
import path from 'node:path';

const packagesOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;

/**
 * What is not as the lock file says. npm writes down what it has installed when it has ended, whoever called it: an installation
 * that was cut short leaves no such list, or that of before.
 * @returns {string | null} one sentence, or null
 */
export function installationFault(root) {
  const list = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(list)) return 'The packages are not installed: run npm install.';
  const installed = packagesOf(list);
  const wrong = Object.entries(packagesOf(path.join(root, 'package-lock.json'))).find(([place, entry]) => {
    const found = installed[place];
    if (place === '' || (!found && (entry.optional || entry.devOptional || entry.peer))) return false;
    return !found || found.version !== entry.version;
  });
  if (!wrong) return null;
  const [place, { version }] = wrong;
  const name = place.replace(/^.*node_modules\//, '');
  const is = installed[place]?.version ?? 'absent';
  return `The packages are not those of package-lock.json (${name} is ${is}, not ${version ?? 'linked'}): run npm install.`;
}
