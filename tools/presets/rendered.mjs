// The build of what draws pages on the server: one CommonJS file, which runs from the very bytes that were hashed.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EXTENSIONS, FACADES, REAL_PACKAGES, PACKAGES, constants, modules, packageOf } from './code.mjs';
import { FIRST_PARTY_SHARED, THIRD_PARTY_SHARED, containerName } from './shared.mjs';

const SHARED = [...THIRD_PARTY_SHARED, ...FIRST_PARTY_SHARED];
const FOLDER = 'server';

/** Strings only and nothing of Node: the whole of `react-dom/server` brings streams along. */
const TO_STRING = path.join(PACKAGES, 'react-dom/cjs/react-dom-server-legacy.browser.production.js');

/** The card that stands where something has failed: no boundary catches anything on a server. */
function errorCard(dir) {
  try {
    return [createRequire(path.join(dir, 'package.json')).resolve('@atoll/ui/error-card')];
  } catch {
    return [];
  }
}

/** Modules that are left empty: what only a browser shows, and what only that needs. */
function emptied(dir, files, host) {
  for (const file of files) {
    if (!fs.existsSync(path.join(dir, file)))
      throw new Error(`neverDrawn of ${path.basename(dir)} names ${file}, which is not there.`);
  }
  const paths = files.map((file) => path.join(dir, file));
  return Object.fromEntries(
    ['react-day-picker', ...(host ? [] : errorCard(dir)), ...paths].map((module) => [module, false]),
  );
}

/** The shell carries what it shares, in its facades; remotes ask `require` for it. */
const entryOf = (dir, host) =>
  host
    ? {
        entry: { shell: './src/server.tsx' },
        library: { type: 'commonjs2' },
        alias: {
          ...Object.fromEntries(Object.entries(FACADES).map(([id, file]) => [`${id}$`, path.join(dir, 'src', file)])),
          'react-dom/server$': TO_STRING,
        },
        externals: {},
      }
    : {
        entry: { server: './src/server.ts' },
        library: { type: 'commonjs2', export: 'default' },
        alias: {},
        externals: Object.fromEntries(SHARED.map((id) => [id, `commonjs ${id}`])),
      };

/**
 * Rspack configuration of a package's server bundle, `dist/server/<name>.<contenthash>.cjs`. It is built before the
 * browser's, which writes down its name.
 * @param {string} dir absolute folder of the package
 * @param {{host?: boolean, neverDrawn?: string[]}} [options] `host` only for the shell; `neverDrawn`: modules of the package that only
 *   a browser shows, from its folder: they would stay in the memory of the process
 */
export function rendered(dir, { host = false, neverDrawn = [] } = {}) {
  const { name, version, production } = packageOf(dir);
  const { entry, library, alias, externals } = entryOf(dir, host);
  return {
    name: FOLDER,
    context: dir,
    mode: production ? 'production' : 'development',
    target: 'node26',
    devtool: false,
    entry,
    output: {
      path: path.join(dir, 'dist', FOLDER),
      filename: '[name].[contenthash:8].cjs',
      // Names of classes depend on it.
      uniqueName: containerName(name),
      library,
      clean: true,
    },
    externals,
    // Nothing of Node is there where pages are drawn.
    externalsPresets: { node: false },
    resolve: { extensions: EXTENSIONS, alias: { ...REAL_PACKAGES, ...emptied(dir, neverDrawn, host), ...alias } },
    module: {
      ...modules(name, { production, namesOnly: true }),
      parser: { 'css/auto': { namedExports: false }, javascript: { dynamicImportMode: 'eager' } },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [constants({ version, production })],
  };
}

/** Where the server bundle of a build lies in its folder; undefined where there is none. */
export function serverFile(out) {
  const folder = path.join(out, FOLDER);
  const [file] = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return file && `${FOLDER}/${file}`;
}
