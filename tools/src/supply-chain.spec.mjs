// What the lock file may bring in: exact versions, none below a known fault, licences that we can pass on.
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { billOfMaterials, lockedPackages, purlOf } from './bom.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
const lock = readJson('package-lock.json');
const floors = readJson('tools/floors.json');

const packages = lockedPackages(lock);

/** May be used and passed on beside our own licence; copyleft of a library binds the library alone. */
const LICENCES = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Zlib Python-2.0 OFL-1.1 MPL-2.0 LGPL-3.0-or-later'.split(
    ' ',
  ),
);
/** Parts of a licence expression that are not on the list. */
const foreignParts = (licence = 'none') =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .filter((part) => !LICENCES.has(part));

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
    const foreign = packages
      .filter(({ dev, licence }) => !dev && foreignParts(licence).length > 0)
      .map(({ place, licence }) => `${place}: ${licence}`);
    expect(foreign).toEqual([]);
  });
});

/** Manifests of what a workspace loads when it runs or is built, as Node finds them from folder to folder. */
function installed() {
  const found = new Map();
  const search = (from, name) => {
    for (let at = from; ; at = path.dirname(at)) {
      const file = path.join(at, 'node_modules', name, 'package.json');
      if (fs.existsSync(file)) return file;
      if (at === ROOT) return null;
    }
  };
  const visit = (folder, names) => {
    for (const name of names) {
      // Through the links of workspaces: their packages stand below the repository.
      const link = search(folder, name);
      const file = link && fs.realpathSync(link);
      if (!file || found.has(file)) continue;
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
      const { dependencies, optionalDependencies, peerDependencies } = manifest;
      found.set(file, manifest);
      visit(path.dirname(file), Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
    }
  };
  for (const place of Object.keys(lock.packages).filter((name) => name && !name.includes('node_modules/')))
    visit(path.join(ROOT, place), Object.keys(readJson(`${place}/package.json`).dependencies ?? {}));
  return [...found.values()].filter(({ name }) => !name.startsWith('@atoll/'));
}

describe('the bill of materials', () => {
  const bill = billOfMaterials(lock);
  const components = new Map(bill.components.map((component) => [component.purl, component]));

  it('names every package that is loaded, in its version, with licence and checksum', () => {
    const loaded = installed();
    expect(loaded.length).toBeGreaterThan(400);
    const missing = loaded.map(purlOf).filter((purl) => !components.has(purl));
    expect(missing).toEqual([]);
    const poor = bill.components.filter(
      ({ licenses, hashes }) => !licenses || !/^[\da-f]{64,}$/.test(hashes?.[0]?.content),
    );
    expect(poor.map(({ purl }) => purl)).toEqual([]);
    const licences = bill.components.map(({ licenses: [{ license, expression }] }) => license?.id ?? expression);
    expect(licences.flatMap(foreignParts)).toEqual([]);
  });

  it('says what needs what, and never names what is not in it', () => {
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect([...needs.keys()]).toEqual([...components.keys()]);
    expect([...needs.values()].flat().filter((ref) => !components.has(ref))).toEqual([]);
    const fastify = [...components.keys()].find((purl) => purl.startsWith('pkg:npm/%40nestjs/platform-fastify@'));
    expect(needs.get(fastify).some((ref) => ref.startsWith('pkg:npm/fastify@'))).toBe(true);
  });

  it('is the same for the same lock file, without tools for tests', () => {
    expect(billOfMaterials(structuredClone(lock))).toEqual(bill);
    expect([...components.keys()].filter((purl) => /^pkg:npm\/(jest|oxlint|nx)@/.test(purl))).toEqual([]);
  });
});
