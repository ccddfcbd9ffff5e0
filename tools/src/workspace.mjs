// The packages of the workspace as they lie there. A remote is its `remote.json`: who needs to know which remotes there are asks
// here, and a half-entered one is told in one sentence. Built-ins only.
import fs from 'node:fs';
import path from 'node:path';

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const isFolder = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** What builds and checks leave behind, also where the sources went away with another branch. */
const MADE = /^(dist|dist-types|node_modules|coverage|\.DS_Store|.*\.tsbuildinfo)$/;

/** Folders that are meant to be remotes: `mfe-*` with something in it that was written. */
function remoteFolders(root) {
  return fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && isFolder(path.join(root, name)))
    .filter((name) => fs.readdirSync(path.join(root, name)).some((file) => !MADE.test(file)))
    .toSorted();
}

/**
 * The remotes of a workspace, by name: each folder `mfe-*` with a declaration.
 * @returns {{name: string, declaration: import('@atoll/contract/remote').RemoteDeclaration}[]}
 * @throws {SyntaxError} when a declaration is not JSON
 */
export const remotes = (root) =>
  remoteFolders(root)
    .filter((name) => fs.existsSync(path.join(root, name, 'remote.json')))
    .map((name) => ({ name, declaration: readJson(path.join(root, name, 'remote.json')) }));

/** Folder of each namespace's texts: those of the libraries and the shell, and one of each remote. */
export const textFolders = (root) => ({
  common: 'libs/i18n/locales/common',
  errors: 'libs/i18n/locales/errors',
  shell: 'shell/locales',
  ...Object.fromEntries(remotes(root).map(({ name, declaration }) => [declaration.namespace, `${name}/locales`])),
});

/** What `tsc -b` is asked to check: every package with sources, as the text of the root's `tsconfig.json`. */
export function rootTypes(root) {
  const groups = ['libs/*', 'shell', 'shell/e2e', 'mfe-*', 'api'];
  const files = groups.flatMap((group) => fs.globSync(`${group}/tsconfig.json`, { cwd: root }).toSorted());
  const lines = files.map((file) => `    { "path": "${path.dirname(file).split(path.sep).join('/')}" }`);
  return `{\n  "files": [],\n  "references": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Files without which a remote is built, checked or tested by nobody, and what to do. */
const NEEDED = {
  'tsconfig.json': 'its types are checked by nobody',
  'jest.config.mjs': 'its tests are run by nobody',
  'rspack.config.mjs': 'it is built by nobody',
  'src/contract.ts': 'the shell finds no pages',
  'locales/en.json': 'it has no words',
};

function declarationFaults(root, name) {
  const file = path.join(root, name, 'remote.json');
  if (!fs.existsSync(file))
    return [`${name} has no remote.json: write one as the other remotes have it, or delete the folder.`];
  let declaration;
  try {
    declaration = readJson(file);
  } catch (error) {
    return [`${name}/remote.json is not JSON: ${error.message}.`];
  }
  return declaration.name === name
    ? []
    : [`${name}/remote.json says "name": "${declaration.name}": write "${name}", as the folder is called.`];
}

function packageFaults(root, name) {
  const file = path.join(root, name, 'package.json');
  if (!fs.existsSync(file)) return [`${name} has no package.json: it is no part of the workspace.`];
  const { name: packageName, scripts } = readJson(file);
  if (packageName !== `@atoll/${name}`)
    return [`${name}/package.json says "name": "${packageName}": write "@atoll/${name}".`];
  if (!scripts?.build) return [`${name}/package.json has no script "build": write "build": "rspack build".`];
  const { packages } = readJson(path.join(root, 'package-lock.json'));
  const isInstalled = packages[name] && fs.existsSync(path.join(root, 'node_modules/@atoll', name, 'package.json'));
  return isInstalled ? [] : [`${name} is not installed: run npm install.`];
}

function fileFaults(root, name) {
  return Object.entries(NEEDED)
    .filter(([file]) => !fs.existsSync(path.join(root, name, file)))
    .map(([file, so]) => `${name} has no ${file}: ${so}. Write it as the other remotes have it.`);
}

function typesFaults(root) {
  const file = path.join(root, 'tsconfig.json');
  const entered = new Set(readJson(file).references.map(({ path: folder }) => folder));
  const wanted = JSON.parse(rootTypes(root)).references.map(({ path: folder }) => folder);
  return [
    ...wanted
      .filter((folder) => !entered.has(folder))
      .map((folder) => `tsconfig.json does not name ${folder}, so that its types are checked by nobody`),
    ...[...entered]
      .filter((folder) => !wanted.includes(folder))
      .map((folder) => `tsconfig.json names ${folder}, which is not there`),
  ].map((fault) => `${fault}: run npm run generate.`);
}

function namespaceFaults(root) {
  const owners = Map.groupBy(
    remotes(root).map(({ name, declaration: { namespace } }) => ({ name, namespace })),
    ({ namespace }) => namespace,
  );
  return [...owners].flatMap(([namespace, found]) => {
    const names = [...(/^(common|errors|shell)$/.test(namespace) ? ['Atoll'] : []), ...found.map(({ name }) => name)];
    return names.length > 1 ? [`${names.join(' and ')} both own the namespace "${namespace}": give one another.`] : [];
  });
}

/**
 * What is wrong with the remotes of a workspace: one sentence each that says what to do.
 * @returns {string[]}
 */
export function strays(root) {
  const faults = remoteFolders(root).flatMap((name) => {
    const declared = declarationFaults(root, name);
    // The rest is meant for a remote: a folder that is none is told so and nothing else.
    return declared.length ? declared : [...packageFaults(root, name), ...fileFaults(root, name)];
  });
  return faults.length ? faults : [...typesFaults(root), ...namespaceFaults(root)];
}
