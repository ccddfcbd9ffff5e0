// Jest projects of the workspace: ES modules, compiled by SWC, one line of configuration in each package.
import path from 'node:path';

const PRESETS = import.meta.dirname;
const ROOT = path.resolve(PRESETS, '../..');

/** Packages that run in Node: api, libs/contract, libs/registry, tools. */
export const node = (dir, overrides = {}) => ({
  displayName: path.relative(ROOT, dir),
  rootDir: dir,
  testEnvironment: path.join(PRESETS, 'jest.node.mjs'),
  testRunner: path.join(PRESETS, 'jest.native.mjs'),
  testMatch: ['<rootDir>/{src,test}/**/*.{spec,api-spec}.{ts,mjs}'],
  ...overrides,
});

/** Jest says something else where Node lacks the flag. */
function neededFlags() {
  if (![...process.execArgv, process.env.NODE_OPTIONS].some((flags) => flags?.includes('--experimental-vm-modules')))
    throw new Error('Run tests by `npm test -- <part of a path>`: it gives Node and Jest the flags that they need.');
  return {};
}

/** Packages that run in a browser: shell, mfe-*, libs/ui, libs/i18n, libs/api-client. jsdom with Node's fetch. */
export const browser = (dir, overrides = {}) => ({
  ...neededFlags(),
  displayName: path.relative(ROOT, dir),
  rootDir: dir,
  testEnvironment: path.join(PRESETS, 'jest.jsdom.mjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/src/**/*.{test,spec}.{ts,tsx}'],
  setupFilesAfterEnv: [path.join(PRESETS, 'jest.setup.mjs')],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(PRESETS, 'jest.css-module.mjs'),
    '\\.(css|svg|woff2)$': path.join(PRESETS, 'jest.css-module.mjs'),
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          keepClassNames: true,
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            optimizer: { globals: { vars: { __VERSION__: '"0.0.0"', __PRODUCTION__: 'false' } } },
          },
        },
      },
    ],
  },
  ...overrides,
});
