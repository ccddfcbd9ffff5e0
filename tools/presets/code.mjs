// How our code is read and compiled: the same for browsers and for the server, or the one could not go on with the other's pages.
import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { containerName } from './shared.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folder of packages that has what is shared: of this repository, or of another that installed the presets. */
function packagesAbove(dir) {
  const folder = path.join(dir, 'node_modules');
  if (fs.existsSync(path.join(folder, '@module-federation/runtime'))) return folder;
  if (path.dirname(dir) === dir) throw new Error('@module-federation/runtime is not installed.');
  return packagesAbove(path.dirname(dir));
}
export const PACKAGES = packagesAbove(import.meta.dirname);

export const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js'];

/** What the shell hands out in place of a whole package, in its `src`. */
export const FACADES = {
  'react-router': 'react-router-facade.ts',
  '@reduxjs/toolkit': 'redux-toolkit-facade.ts',
  'react-redux': 'react-redux-facade.ts',
  'react-i18next': 'react-i18next-facade.ts',
};

/** The packages behind the facades. */
export const REAL_PACKAGES = {
  'real-react-i18next$': path.join(PACKAGES, 'react-i18next/dist/es/index.js'),
  'real-react-redux$': path.join(PACKAGES, 'react-redux/dist/react-redux.mjs'),
  'real-redux-toolkit$': path.join(PACKAGES, '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs'),
  'real-react-router$': path.join(PACKAGES, 'react-router/dist/production/index.js'),
};

/** Name without the scope, version and mode of the package in `dir`. */
export function packageOf(dir) {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return { name: name.replace('@atoll/', ''), version, production: process.env.NODE_ENV !== 'development' };
}

/** `module` of a configuration. `namesOnly`: of style sheets the names of their classes, of other files their addresses. */
export const modules = (name, { production, namesOnly = false }) => ({
  parser: { 'css/auto': { namedExports: false } },
  generator: {
    'css/auto': { localIdentName: `${containerName(name)}-[local]-[hash:base64:5]`, exportsOnly: namesOnly },
    ...(namesOnly && { asset: { emit: false } }),
  },
  rules: [
    { test: /\.css$/, type: 'css/auto' },
    {
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !production } },
          target: 'es2023',
        },
      },
    },
  ],
});

export const constants = ({ version, production }) =>
  new rspack.DefinePlugin({ __VERSION__: JSON.stringify(version), __PRODUCTION__: JSON.stringify(production) });
