// `npm run bom [-- <file>]`: the bill of materials of what Atoll is made of and runs on, as CycloneDX 1.6. Built-ins only, and made
// from the lock file alone: the same commit gives the same bytes, without the network. (`npm sbom` leaves out what is also a peer.)
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGES = 'node_modules/';

/** Packages that carry their licence (MIT) as a file only. */
const MIT_BY_FILE = new Set(['busboy', 'dicer', 'passport-strategy', 'pause', 'png-js', 'streamsearch']);

/**
 * What the lock file installs, workspaces left out: its entries with `place`, `name` (of the package itself, not of an alias) and
 * `licence` (SPDX, undefined when the package names none).
 */
export function lockedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes(PACKAGES) && !link)
    .map(([place, entry]) => {
      const name = entry.name ?? place.slice(place.lastIndexOf(PACKAGES) + PACKAGES.length);
      return { ...entry, place, name, licence: entry.license ?? (MIT_BY_FILE.has(name) ? 'MIT' : undefined) };
    });
}

/** Package URL: `pkg:npm/%40nestjs/core@12.0.1`. */
export const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version.replaceAll('+', '%2B')}`;

const licenceOf = (licence) =>
  / (?:AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } };

/** `sha512-<base64>` as CycloneDX writes it. */
function hashOf(integrity) {
  const [algorithm, value] = integrity.split(' ')[0].split(/-(.*)/);
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

function componentOf({ name, version, optional, integrity, licence, ...entry }) {
  const [, group, bare] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name);
  const purl = purlOf({ name, version });
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: bare,
    version,
    scope: optional || entry.devOptional ? 'optional' : 'required',
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(licence && { licenses: [licenceOf(licence)] }),
    purl,
  };
}

/** Place of a dependency as Node finds it from a package: beside it or further up. */
function placeFrom(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const place = `${at && `${at}/`}${PACKAGES}${name}`;
    if (lock.packages[place]) return place;
    if (at === '') return null;
  }
}

/** The bill of materials: every package that is not for developers only, once for each version, with what it needs. */
export function billOfMaterials(lock) {
  const used = lockedPackages(lock).filter(({ dev }) => !dev);
  const byPlace = new Map(used.map((entry) => [entry.place, purlOf(entry)]));
  const components = new Map();
  const needs = new Map();
  for (const entry of used) {
    const purl = byPlace.get(entry.place);
    components.set(purl, components.get(purl) ?? componentOf(entry));
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    const found = Object.keys(wanted).map((name) => byPlace.get(placeFrom(lock, entry.place, name)));
    needs.set(purl, new Set([...(needs.get(purl) ?? []), ...found.filter(Boolean)]));
  }
  const { name, version, license } = lock.packages[''];
  const own = `pkg:npm/${name}@${version}`;
  const refs = [...components.keys()].toSorted();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': own, name, version, licenses: [licenceOf(license)], purl: own },
    },
    components: refs.map((ref) => components.get(ref)),
    dependencies: refs.map((ref) => ({ ref, dependsOn: [...needs.get(ref)].toSorted() })),
  };
}

if (import.meta.main) {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const text = `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file) fs.writeFileSync(path.resolve(process.env.INIT_CWD ?? '.', file), text);
  else process.stdout.write(text);
}
