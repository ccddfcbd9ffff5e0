// What `npm run new` writes, in a small workspace below this one: it passes the checks that it will meet, and refuses in a sentence.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { newLanguage } from './new/language.mjs';
import { newModule } from './new/module.mjs';
import { newPage } from './new/page.mjs';
import { writeRemote } from './new/remote.mjs';
import { textFaults } from './remote/texts.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  'shell/package.json',
  'libs/contract/src/paths.ts',
  'mfe-admin/remote.json',
  'mfe-admin/src/contract.ts',
];

let root;
const place = (file) => path.join(root, file);
const json = (file) => JSON.parse(fs.readFileSync(place(file), 'utf8'));
const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

beforeAll(async () => {
  fs.mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
  root = fs.mkdtempSync(path.join(ROOT, 'test-results/new-'));
  for (const file of COPIED) fs.cpSync(path.join(ROOT, file), place(file));
  fs.cpSync(path.join(ROOT, 'mfe-admin/locales'), place('mfe-admin/locales'), { recursive: true });
  await writeRemote(root, 'spa-menu');
  await newPage(root, 'mfe-spa-menu', 'week-end');
  await newPage(root, 'mfe-admin', 'guests');
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe('a new remote with another page', () => {
  it('is declared, with words in every language', () => {
    const { name, namespace, routes } = json('mfe-spa-menu/remote.json');
    expect({ name, namespace }).toEqual({ name: 'mfe-spa-menu', namespace: 'spa-menu' });
    expect(routes.map((route) => `${route.path} ${route.page} ${route.access}`)).toEqual([
      '/spa-menu welcome public',
      '/week-end week-end public',
    ]);
    const files = fs
      .readdirSync(place('mfe-spa-menu/locales'))
      .map((file) => [file, json(`mfe-spa-menu/locales/${file}`)]);
    expect(textFaults(Object.fromEntries(files.map(([file, texts]) => [file.replace('.json', ''), texts])))).toEqual(
      [],
    );
    expect(fs.readFileSync(place('libs/contract/src/paths.ts'), 'utf8')).toContain("  weekEnd: () => '/week-end',\n");
  });

  it('is known to the server: what each page reads, says of itself, and where it stands in the sitemap', () => {
    const server = fs.readFileSync(place('mfe-spa-menu/src/server.ts'), 'utf8');
    expect(server).toContain("import weekEnd from './week-end/week-end.page';\n");
    expect(server).toContain("defineServer({ contract, pages: { welcome, 'week-end': weekEnd } })");
    const declared = fs.readFileSync(place('mfe-spa-menu/src/week-end/week-end.page.ts'), 'utf8');
    expect(declared).toContain("texts('spa-menu')");
    expect(declared).toContain("title: t('weekEnd.title')");
    expect(declared).not.toContain('drawn');
    expect(fs.existsSync(place('mfe-admin/src/guests/guests.page.ts'))).toBe(false);
  });

  it('passes its types, the linter, the formatter and its own tests', () => {
    const own = { extends: path.join(ROOT, 'tools/presets/tsconfig.web.json'), include: ['src', 'locales/*.json'] };
    const options = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, rootDir: ROOT };
    fs.writeFileSync(place('mfe-spa-menu/tsconfig.alone.json'), JSON.stringify({ ...own, compilerOptions: options }));
    const bin = (file) => path.join(ROOT, 'node_modules', file);
    expect(run(bin('typescript-7/bin/tsc'), '-p', 'mfe-spa-menu/tsconfig.alone.json')).toEqual({
      status: 0,
      output: '',
    });
    fs.rmSync(place('mfe-spa-menu/tsconfig.alone.json'));
    expect(run(bin('prettier/bin/prettier.cjs'), '--check', '--ignore-path=none', '.')).toMatchObject({ status: 0 });
    const tests = run(
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest/bin/jest.js'),
      '--projects',
      'mfe-spa-menu',
    );
    expect(tests.output).toMatch(/Tests: +6 passed, 6 total/);
  }, 60_000);

  it('of the office stands there, for staff', () => {
    expect(json('mfe-admin/remote.json').routes.at(-1)).toEqual({
      id: 'admin.guests',
      path: '/dashboard/guests',
      page: 'guests',
      access: 'staff',
    });
    expect(fs.readFileSync(place('mfe-admin/src/contract.ts'), 'utf8')).toContain(
      "guests: () => import('./guests/guests-page'),\n",
    );
  });
});

describe('npm run new', () => {
  it.each([
    ['a remote that is there', () => writeRemote(root, 'mfe-spa-menu'), 'mfe-spa-menu is there already.'],
    ['a remote whose words another owns', () => writeRemote(root, 'admin'), 'mfe-admin is there already.'],
    ['a name with capitals', () => writeRemote(root, 'SpaMenu'), /^Name the remote in small letters.*not "SpaMenu"\.$/],
    ['no name', () => newPage(root, 'mfe-admin'), /^Name the page in small letters/],
    [
      'a page of no remote',
      () => newPage(root, 'week-end'),
      /^Name the remote of the page first: one of mfe-admin, mfe-spa-menu\.$/,
    ],
    [
      'a page whose address is taken',
      () => newPage(root, 'mfe-admin', 'bookings'),
      /^mfe-admin has the address \/dashboard\/bookings already/,
    ],
    ['a module of no area', () => newModule(root, 'spa-menus'), /^Name the area of the module and the module/],
    ['a module of one thing', () => newModule(root, 'site/spa-menu'), /^Name the module by many of its things/],
    ['a module below what it needs', () => newModule(root, 'platform/spas'), /^platform lies below content/],
    ['a language that is there', () => newLanguage(root, 'ru'), 'ru is a language of the interface already.'],
    ['no language', () => newLanguage(root, 'german'), /^Name the language by its code/],
    ['a code of no language', () => newLanguage(root, 'xq'), /^xq is the code of no language/],
  ])('refuses %s', async (_, attempt, sentence) => {
    await expect(attempt()).rejects.toThrow(sentence);
  });

  it('says how it is used, and fails, for anything else', () => {
    const { status, output } = run(path.join(ROOT, 'tools/src/new.mjs'), 'shop');
    expect({ status, usage: output.startsWith('Usage: npm run new') }).toEqual({ status: 2, usage: true });
  });
});
