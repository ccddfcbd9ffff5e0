// Front ends that are built again whenever one of their files changes.
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { developed } from '../../presets/development.mjs';

/** Shows the components of `libs/ui` by themselves: a page of its own, in no document of the site. */
export const GALLERY = { name: 'gallery', dir: path.join('libs', 'ui', 'gallery') };

/** Whether a package is a remote: shell and gallery are pages with a React of their own. */
export const isRemote = ({ name }) => name !== 'shell' && name !== GALLERY.name;

/** Where the files of a build are had. */
export const baseOf = (name) => `/@dev/${name}/`;

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const isCode = (file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.');
const integrityOf = (file) => `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;

/** The configuration for browsers: a package may be built for the server besides. */
const forBrowsers = (configs) => [configs].flat().find(({ target }) => [target].flat().includes('web'));

async function configurationOf({ name, dir, out, hot }) {
  const { default: configs } = await import(pathToFileURL(path.join(dir, 'rspack.config.mjs')).href);
  return developed(forBrowsers(configs), { name, out, base: baseOf(name), hot, remote: isRemote({ name }) });
}

/**
 * Builds a package as `watch` does, once and without maps of its sources.
 * @throws {Error} which names what does not compile
 */
export async function buildOnce(options) {
  const compiler = rspack({ ...(await configurationOf(options)), devtool: false });
  const stats = await new Promise((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : done(result))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/**
 * Builds a package and goes on building it.
 * @param {{name: string, dir: string, out: string, hot: boolean}} options
 * @returns {Promise<{name, dir, out, changes: EventEmitter, state: () => {hash: string, errors: string[]}, close: () => Promise<void>}>}
 *   `changes` tells of each build (`built`); resolves when the first one has ended
 */
export async function watch({ name, dir, out, hot }) {
  const compiler = rspack(await configurationOf({ name, dir, out, hot }));
  const changes = new EventEmitter();
  let state = { hash: '', errors: [] };
  let watching;
  await new Promise((done) => {
    watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      const { errors = [], hash } = stats?.toJson({ all: false, errors: true, hash: true }) ?? {};
      const messages = errors.map(({ moduleName, message }) => `${moduleName ?? name}: ${message}`);
      state = { hash: hash ?? state.hash, errors: error ? [String(error)] : messages };
      changes.emit('built', state);
      done();
    });
  });
  const close = () => new Promise((done) => watching.close(() => compiler.close(done)));
  return { name, dir, out, changes, state: () => state, close };
}

/** What a document loads of the shell: as `shell.json` of a build for visitors says it. */
export function shellFiles({ out, name }) {
  const { main, css, documentCss } = readJson(path.join(out, 'shell.json'));
  const ours = (files) => files.filter(isCode).map((file) => baseOf(name) + file);
  return { scripts: ours(main), sheets: ours([documentCss, ...css].filter(Boolean)) };
}

/** A build as the release that a document hands to the shell. The hashes are those of the files as they are now. */
export function releaseOf({ name, dir, out }) {
  const { entry, initial, pages } = readJson(path.join(out, 'build.json'));
  const { version } = readJson(path.join(dir, 'package.json'));
  const files = fs
    .globSync('**/*', { cwd: out })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isCode);
  const known = (list) => list.filter(isCode);
  return {
    version: `${version}-developed`,
    base: baseOf(name),
    entry,
    initial: known(initial),
    pages: Object.fromEntries(Object.entries(pages).map(([page, list]) => [page, known(list)])),
    declaration: readJson(path.join(dir, 'remote.json')),
    integrity: Object.fromEntries(files.map((file) => [file, integrityOf(path.join(out, file))])),
  };
}
