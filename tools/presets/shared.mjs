// What the shell and the remotes share at run time. Everything else is bundled into the package that uses it.
import fs from 'node:fs';
import path from 'node:path';

/** Provided by the shell, one copy in the page: everything that holds state or context. */
export const THIRD_PARTY_SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@reduxjs/toolkit',
  'react-redux',
  'i18next',
  'react-i18next',
];

/** Of our own code only the two entries that hold state. libs/ui and libs/contract are bundled into each consumer. */
export const FIRST_PARTY_SHARED = ['@atoll/api-client/base', '@atoll/i18n/instance'];

/** Packages whose versions a remote and a shell must agree on: what is shared, and the runtime that the shell provides. */
const FEDERATION = '@module-federation/runtime';
const packageOf = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** Version of the package that the code in `dir` gets, as its `package.json` says. */
function installedVersion(dir, name) {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')).version;
  const above = path.dirname(dir);
  if (above === dir) throw new Error(`${name} is not installed.`);
  return installedVersion(above, name);
}

/** The version of each share in `dir`: `{ 'react/jsx-runtime': '19.3.1' }`. */
export const sharedVersions = (dir) =>
  Object.fromEntries(
    [...THIRD_PARTY_SHARED, ...FIRST_PARTY_SHARED].map((id) => [id, installedVersion(dir, packageOf(id))]),
  );

/** The version of each package that matters between shell and remotes: `{ react: '19.3.1' }`. */
export const packageVersions = (dir) => ({
  ...Object.fromEntries(Object.entries(sharedVersions(dir)).map(([id, version]) => [packageOf(id), version])),
  [FEDERATION]: installedVersion(dir, FEDERATION),
});

const numbers = (version) => version.split('-')[0].split('.');

/**
 * What a remote asks for in the page: any version of the major it was built with, so that neither a patch nor a minor of a
 * shared package in the shell ends a published remote. Below 1.0 a minor is what a major is later.
 */
export function compatibleRange(version) {
  const [major, minor] = numbers(version);
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

/**
 * What a release says it needs: the minor it was built with or a later one, as it may use what came with that minor. Before a
 * release is served and before a shell is, this is compared; a patch on either side never matters.
 */
export function neededRange(version) {
  const [major, minor] = numbers(version);
  return `^${major}.${minor}.0`;
}

/** Name of a remote's container on `window`: `mfe-catalog` → `mfe_catalog`. */
export const containerName = (name) => name.replaceAll('-', '_');
