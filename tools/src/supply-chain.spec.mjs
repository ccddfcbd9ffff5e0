// What the lock file may bring in: exact versions, none below a known fault, licences that we can pass on.
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
const lock = readJson('package-lock.json');
const floors = readJson('tools/floors.json');

/** Installed packages with their names, workspaces left out. */
const packages = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, entry]) => ({ ...entry, name: place.slice(place.lastIndexOf('node_modules/') + 13), place }));

/** May be used and passed on beside our own licence; copyleft of a library binds the library alone. */
const LICENCES = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Zlib Python-2.0 OFL-1.1 MPL-2.0 LGPL-3.0-or-later'.split(
    ' ',
  ),
);
/** Packages that carry their licence (MIT) as a file only. */
const MIT_BY_FILE = new Set(['busboy', 'dicer', 'passport-strategy', 'pause', 'streamsearch']);

const older = (version, floor) => {
  const [a, b] = [version, floor].map((text) => text.split(/[-+]/)[0].split('.').map(Number));
  const at = [0, 1, 2].find((index) => a[index] !== b[index]);
  return at !== undefined && a[at] < b[at];
};

describe('the packages we install', () => {
  it('are pinned exactly by every workspace', () => {
    const manifests = [
      'package.json',
      ...Object.keys(lock.packages)
        .filter((place) => place && !place.includes('node_modules/'))
        .map((place) => `${place}/package.json`),
    ];
    const loose = manifests.flatMap((file) => {
      const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = readJson(file);
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([name, range]) => !name.startsWith('@atoll/') && !/^(npm:[^@]+@)?\d+\.\d+\.\d+[\w.+-]*$/.test(range))
        .map(([name, range]) => `${file}: ${name} ${range}`);
    });
    expect(loose).toEqual([]);
  });

  it('are none below a version with a known fault', () => {
    const low = packages
      .filter(({ name, version }) => floors[name] && older(version, floors[name].floor))
      .map(({ place, version }) => `${place} ${version}`);
    expect(low).toEqual([]);
    expect(older('7.0.5', '7.0.6') && older('6.9.9', '7.0.0') && !older('7.0.10', '7.0.6')).toBe(true);
  });

  it('have a checksum and come from no named place', () => {
    const loose = packages.filter(({ integrity, inBundle, resolved }) => (!integrity && !inBundle) || resolved);
    expect(loose.map(({ place }) => place)).toEqual([]);
  });

  it('have licences that we can pass on', () => {
    const known = (licence) =>
      licence
        .replaceAll(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every((part) => LICENCES.has(part));
    const foreign = packages
      .filter(({ dev, name, license }) => !dev && !(license ? known(license) : MIT_BY_FILE.has(name)))
      .map(({ place, license }) => `${place}: ${license}`);
    expect(foreign).toEqual([]);
  });
});
