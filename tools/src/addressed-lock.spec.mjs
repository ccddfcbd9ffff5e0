import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { addressed } from './addressed-lock.mjs';

const lock = {
  name: 'atoll',
  packages: {
    '': { name: 'atoll' },
    'libs/ui': { version: '0.1.0' },
    'node_modules/@atoll/ui': { resolved: 'libs/ui', link: true },
    'node_modules/react': { version: '20.0.0', integrity: 'sha512-a' },
    'node_modules/nx/node_modules/@scope/part': { version: '1.2.3', integrity: 'sha512-b' },
    'node_modules/typescript-7': { name: 'typescript', version: '7.0.2', integrity: 'sha512-c' },
    'node_modules/npm/node_modules/inside': { version: '1.0.0', inBundle: true },
  },
};

it('gives each package of a registry its address there, and leaves everything else', () => {
  const config = { registry: 'https://packages.example/npm', '@scope:registry': 'https://other.example/' };
  const { packages, ...rest } = addressed(lock, config);
  expect(rest).toEqual({ name: 'atoll' });
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/react': {
      ...lock.packages['node_modules/react'],
      resolved: 'https://packages.example/npm/react/-/react-20.0.0.tgz',
    },
    'node_modules/nx/node_modules/@scope/part': {
      ...lock.packages['node_modules/nx/node_modules/@scope/part'],
      resolved: 'https://other.example/@scope/part/-/part-1.2.3.tgz',
    },
    'node_modules/typescript-7': {
      ...lock.packages['node_modules/typescript-7'],
      resolved: 'https://packages.example/npm/typescript/-/typescript-7.0.2.tgz',
    },
  });
});

it('finds no package of the committed lock file without one', () => {
  const committed = JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'));
  const { packages } = addressed(committed, { registry: 'https://packages.example/' });
  const without = Object.entries(packages).filter(
    ([place, { resolved }]) => place.includes('node_modules/') && resolved === undefined,
  );
  expect(without.filter(([, { inBundle }]) => !inBundle).map(([place]) => place)).toEqual([]);
});
