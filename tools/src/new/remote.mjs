// `npm run new -- remote hello`: a remote with one page, as small as one can be and whole.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Foreseen } from '../preflight.mjs';
import { remotes, rootTypes, strays } from '../workspace.mjs';
import { checkName, copyTemplate, namespaceWords, readJson, writeJson } from './writing.mjs';

/** npm enters the package in the lock file and links it: it needs nothing that is not installed for the shell. */
function install(root) {
  const npm = process.env.npm_execpath;
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const [file, ...all] = npm ? [process.execPath, npm, ...args] : ['npm', ...args];
  const { status } = spawnSync(file, all, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0)
    throw new Foreseen('npm install failed; the lines above say why. Run it again once that is mended.');
}

/** The versions of what is shared are those of the shell. */
async function pin(root, name) {
  const { dependencies: installed } = readJson(path.join(root, 'shell/package.json'));
  const file = path.join(root, name, 'package.json');
  const manifest = readJson(file);
  const pinned = Object.keys(manifest.dependencies).map((id) => [id, installed[id]]);
  await writeJson(file, { ...manifest, dependencies: Object.fromEntries(pinned) });
}

/**
 * Writes the files of a remote.
 * @returns {Promise<string>} its name
 * @throws {Foreseen} when the name is taken or none
 */
export async function writeRemote(root, given) {
  const short = checkName(given?.replace(/^mfe-/, ''), 'remote');
  const name = `mfe-${short}`;
  if (fs.existsSync(path.join(root, name))) throw new Foreseen(`${name} is there already.`);
  const other = remotes(root).find(({ declaration }) => declaration.namespace === short);
  if (other) throw new Foreseen(`${other.name} owns the namespace "${short}" already: take another name.`);
  await copyTemplate('remote', path.join(root, name), namespaceWords(short));
  await pin(root, name);
  return name;
}

/**
 * Writes and installs a remote.
 * @returns {Promise<string[]>} what to do next
 * @throws {Foreseen} when the name is taken or none
 */
export async function newRemote(root, given) {
  const name = await writeRemote(root, given);
  install(root);
  fs.writeFileSync(path.join(root, 'tsconfig.json'), rootTypes(root));
  const faults = strays(root);
  if (faults.length) throw new Foreseen(faults.join('\n'));
  return [
    `${name} is written, with one page at /${name.slice('mfe-'.length)}.`,
    `  npm test -- ${name}      its tests`,
    `  npm run dev -- ${name}   the site with it, changed while you look`,
    `  npm start                 builds, publishes and promotes it with all others`,
    `Its routes and its place in the navigation stand in ${name}/remote.json.`,
  ];
}
