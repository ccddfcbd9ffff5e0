// New parts in a copy of everything: written by the commands that a developer calls, installed, checked, built, served and seen.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { shownAtFirst } from './shown-at-first.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MADE_HERE = new Set([
  ...['node_modules', '.git', '.nx', '.data', 'dist', 'dist-types', 'coverage', 'test-results'],
  'npm-shrinkwrap.json',
]);
const MINUTES = 60_000;

let copy;
/** What its tests keep for their next run goes with it. */
let temporary;
const place = (file) => path.join(copy, file);
const write = (file, text) => fs.writeFileSync(place(file), text);

/** Runs a script of the copy with the Node that runs this. */
function run(...args) {
  const foreign = ([name]) => !/^(NODE_OPTIONS|JEST_|ATOLL_NIGHTLY|NX_)/.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(foreign));
  const options = { cwd: copy, encoding: 'utf8', env: { ...env, NX_TUI: 'false', TMPDIR: temporary }, maxBuffer: 64e6 };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}
function done(...args) {
  const { status, output } = run(...args);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
}
const make = (...args) => done('tools/src/new.mjs', ...args);
const types = () => run('node_modules/typescript-7/bin/tsc', '-b', '--pretty', 'false');

beforeAll(() => {
  fs.mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
  temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-whole-'));
  copy = fs.mkdtempSync(path.join(ROOT, 'test-results/whole-'));
  const written = fs.readdirSync(ROOT).filter((name) => !MADE_HERE.has(name));
  for (const name of written)
    fs.cpSync(path.join(ROOT, name), place(name), {
      recursive: true,
      filter: (file) => !MADE_HERE.has(path.basename(file)),
    });
  // In a repository of its own, or the linter sees what the one around it ignores.
  execFileSync('git', ['init', '--quiet', copy]);
  // Packages by links, as no file of theirs is changed; npm writes its own list in place.
  const installed = fs.globSync('{.,*,libs/*}/node_modules', { cwd: ROOT, exclude: (name) => name === 'test-results' });
  for (const folder of installed) execFileSync('cp', ['-al', path.join(ROOT, folder), place(folder)]);
  const list = place('node_modules/.package-lock.json');
  fs.rmSync(list);
  fs.copyFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), list);
}, 5 * MINUTES);
afterAll(() => {
  for (const folder of [copy, temporary]) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('new parts', () => {
  it(
    'of a front end are whole: installed, checked, and the checks know them',
    () => {
      make('remote', 'hello');
      make('page', 'mfe-hello', 'gallery');
      expect(done('tools/src/check-sources.mjs')).toBe('');
      expect(types()).toEqual({ status: 0, output: '' });
      expect(done('tools/src/test.mjs', 'mfe-hello')).toMatch(/^6 passed, 0 failed$/m);
    },
    10 * MINUTES,
  );

  it(
    'of the API have their table, and calls of staff that their tests make; what the API is told of it is all there',
    () => {
      make('module', 'site/spa-menus');
      const entity = 'api/src/site/spa-menus/spa-menu.entity.ts';
      const column = "  @Property({ type: 'integer', nullable: true })\n  minutes: number | null = null;\n\n";
      const source = fs.readFileSync(place(entity), 'utf8');
      write(entity, source.replace(/(?= {2}@Property[^@]+createdAt: Date;)/, column));
      expect(done('tools/src/migration.mjs', 'spa-menu-minutes')).toContain('is written and entered in index.ts');
      expect(done('tools/src/migration.mjs', '--check')).toContain('The migrations lead to the entities.');

      expect(types()).toEqual({ status: 0, output: '' });
      expect(done('tools/src/check-sources.mjs')).toBe('');
      done('node_modules/oxlint/bin/oxlint', '--deny-warnings', 'api');
      const written = ['api/src/site/spa-menus', 'api/src/*.ts', 'api/src/database', 'api/src/platform/docs'];
      done('node_modules/prettier/bin/prettier.cjs', '--check', ...written);
      const tests = ['api/src/site/spa-menus', 'permissions.api-spec', 'object-access', 'document.api-spec'];
      expect(done('tools/src/test.mjs', ...tests)).toMatch(/^[1-9]\d* passed, 0 failed$/m);
    },
    10 * MINUTES,
  );

  it(
    'are built, published, promoted and seen',
    async () => {
      done('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--output-style=static');
      expect(done('tools/src/remote.mjs', 'check', 'mfe-hello')).toMatch(/^mfe-hello 0\.1\.0-\w+ may be published\.$/m);
      const { startSite } = await import(pathToFileURL(place('tools/src/site.mjs')).href);
      const site = await startSite({ demo: false });
      const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
      try {
        const page = await browser.newPage({ locale: 'ru-RU' });
        expect((await page.goto(`${site.url}/ru/hello`)).status()).toBe(200);
        await page.getByRole('heading', { level: 1, name: 'Новая страница' }).waitFor();
        await page.goto(`${site.url}/ru/gallery`);
        await page.getByRole('heading', { level: 1, name: 'Новая страница' }).waitFor();
        for (const address of ['/ru/hello', '/ru/gallery'])
          expect(await shownAtFirst(`${site.url}${address}`)).toMatch(/<h1[^>]*>Новая страница<\/h1>/);
        expect((await fetch(`${site.url}/api/spa-menus/`)).status).toBe(401);
      } finally {
        await browser.close();
        await site.stop();
      }
    },
    10 * MINUTES,
  );

  it(
    'whose types or tests fail are found by what every developer calls',
    () => {
      write('mfe-hello/src/fault.ts', "export const fault: number = 'text';\n");
      expect(types()).toEqual({
        status: expect.any(Number),
        output: expect.stringMatching(/^mfe-hello\/src\/fault\.ts\(1/m),
      });
      expect(types().status).not.toBe(0);
      write('mfe-hello/src/fault.ts', 'export const fault: number = 1;\n');
      write(
        'mfe-hello/src/fault.spec.ts',
        "import { expect, it } from '@jest/globals';\nit('fails', () => expect(1).toBe(2));\n",
      );
      const failed = run('tools/src/test.mjs', 'mfe-hello');
      expect(failed.output).toMatch(/^6 passed, 1 failed$/m);
      expect(failed.status).toBe(1);
      fs.rmSync(place('mfe-hello/src/fault.spec.ts'));
    },
    5 * MINUTES,
  );

  it(
    'of a language say what remains to be translated',
    () => {
      const told = make('language', 'de');
      for (const line of [
        /^ {2}mfe-hello\/locales\/de\.json: 4 texts, \d+ words$/m,
        /^ {2}libs\/i18n\/locales\/common\/de\.json: \d+ texts, \d+ words$/m,
        /^ {2}api\/src\/people\/mail\/\S+\.ts:\d+$/m,
        /^ {2}api\/demo: /m,
      ])
        expect(told).toMatch(line);
      expect(run('tools/src/check-sources.mjs').output).toContain(
        'mfe-hello/locales/de.json: welcome.title is missing.',
      );
    },
    10 * MINUTES,
  );
});
