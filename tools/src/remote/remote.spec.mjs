import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aDeclaration } from '@atoll/registry/testing';
import { main } from './cli.mjs';
import { readBuild } from './build-files.mjs';
import { openRegistry } from './place.mjs';
import { publishBuilt } from './publish-built.mjs';
import { publish } from './publish.mjs';

let root;
let store;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-remote-'));
  store = path.join(root, 'store');
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

const TEXTS = {
  en: { title: 'Trips', count_one: '{{count}} trip', count_other: '{{count}} trips' },
  ru: {
    title: 'Поездки',
    ...Object.fromEntries(['one', 'few', 'many', 'other'].map((f) => [`count_${f}`, '{{count}}'])),
  },
  zh: { title: '行程', count_other: '{{count}}个行程' },
};

/** Writes what a build of `name` leaves, with changes. */
async function build(name, { code = 'page', declaration = {}, texts = {}, report = {}, entry = '' } = {}) {
  const write = async (file, content) => {
    const target = path.join(root, name, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const short = name.replace('mfe-', '');
  const declared = {
    ...aDeclaration({ name, namespace: short, id: `${short}.home`, path: `/${short}` }),
    ...declaration,
  };
  await fs.rm(path.join(root, name, 'dist'), { recursive: true, force: true });
  await write('package.json', { version: '0.1.0' });
  await write('remote.json', declared);
  await write('dist/remote.json', declared);
  await write('dist/js/page.js', `/* ${code} */`.repeat(200));
  await write('dist/entry.js', `_FEDERATION_RUNTIME_CORE ${entry}`);
  for (const [language, content] of Object.entries({ ...TEXTS, ...texts })) {
    await write(`dist/locales/${language}.json`, content);
  }
  await write('dist/build.json', {
    entry: 'entry.js',
    entries: 1,
    initial: [],
    exposes: ['./contract'],
    pages: { home: ['js/page.js'] },
    ...report,
  });
}

async function remote(...args) {
  const printed = [];
  const print = (text) => printed.push(text);
  const code = await main([...args, '--store', store, '--json'], { root, print, printError: print });
  return { code, ...JSON.parse(printed.join('\n')) };
}
const served = async (name) => {
  const { remotes } = await remote('status');
  return remotes.find((entry) => entry.name === name)?.stable;
};
const stored = async () => (await fs.readdir(store, { recursive: true })).filter((file) => file.includes('.'));

describe('remote check', () => {
  const refused = async (change) => {
    await build('mfe-a', change);
    const { code, remotes } = await remote('check', 'mfe-a');
    expect(code).toBe(1);
    return remotes[0].faults.join(' ');
  };

  it('accepts a build that keeps every rule', async () => {
    await build('mfe-a');
    expect(await remote('check', 'mfe-a')).toMatchObject({ code: 0, ok: true, remotes: [{ ok: true, faults: [] }] });
  });

  it.each([
    ['a contract that is too new', { declaration: { contract: '9.0' } }, 'Contract 9.0 does not run'],
    ['a runtime of its own', { declaration: { runtime: 'own' } }, 'runtime'],
    ['another name than its package', { declaration: { name: 'mfe-b' } }, 'remote.json names "mfe-b"'],
    ['a second exposed module', { report: { exposes: ['./contract', './store'] } }, 'Only ./contract may be exposed'],
    ['no exposed module', { report: { exposes: [] } }, 'Only ./contract may be exposed'],
    ['a route without a page', { report: { pages: {} } }, 'which the build does not have'],
    ['a page file that is not there', { report: { initial: ['js/gone.js'] } }, 'js/gone.js belongs to the build'],
    ['a missing text', { texts: { ru: { ...TEXTS.ru, title: undefined } } }, 'locales/ru.json: title is missing'],
    ['a missing plural form', { texts: { ru: { ...TEXTS.ru, count_few: undefined } } }, 'count_few is missing'],
    ['an empty text', { texts: { zh: { ...TEXTS.zh, title: ' ' } } }, 'locales/zh.json: title is empty'],
    ['a text that English lacks', { texts: { zh: { ...TEXTS.zh, more: 'x' } } }, 'more is not in English'],
    ['other placeholders', { texts: { zh: { ...TEXTS.zh, title: '{{name}}' } } }, 'title has other placeholders'],
  ])('refuses %s', async (_what, change, sentence) => {
    expect(await refused(change)).toContain(sentence);
  });

  it('refuses an entry that is one budget too big', async () => {
    const entry = Array.from({ length: 30_000 }, (_, n) => (n * 2_654_435_761).toString(36)).join('');
    expect(await refused({ entry })).toMatch(/The entry is \d+ bytes gzipped, \d+ over its budget/);
  });

  it('says so in one sentence when the remote is not built', async () => {
    await build('mfe-a');
    await fs.rm(path.join(root, 'mfe-a/dist'), { recursive: true });
    const { code, faults } = await remote('check', 'mfe-a');
    expect([code, faults.length]).toEqual([1, 1]);
    expect(faults[0]).toContain('build it first');
  });
});

describe('remote publish and promote', () => {
  it('stores every file hashed and compressed, and serves it only after promote', async () => {
    await build('mfe-a');
    const { releases } = await remote('publish', 'mfe-a');
    expect(releases[0]).toMatchObject({ published: true, files: 6 });
    expect(releases[0].version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    const folder = `r/mfe-a/${releases[0].version}/`;
    expect(await stored()).toEqual(expect.arrayContaining([`${folder}js/page.js.br`, `${folder}js/page.js.gz`]));
    expect(await served('mfe-a')).toBeUndefined();
    expect(await remote('promote', 'mfe-a')).toMatchObject({ code: 0, rev: 1, from: null, to: releases[0].version });
    expect(await served('mfe-a')).toBe(releases[0].version);
  });

  it('changes nothing when the same content is published or promoted again', async () => {
    await build('mfe-a');
    await remote('publish', 'mfe-a');
    await remote('promote', 'mfe-a');
    expect((await remote('publish', 'mfe-a')).releases[0].published).toBe(false);
    expect(await remote('promote', 'mfe-a')).toMatchObject({ code: 0, changed: false });
    expect((await remote('status')).rev).toBe(1);
  });

  it('refuses other content under a published version', async () => {
    await build('mfe-a');
    await remote('publish', 'mfe-a');
    const built = await readBuild(root, 'mfe-a');
    built.files.set('js/page.js', { data: Buffer.from('other'), integrity: `sha384-${'B'.repeat(64)}` });
    await expect(publish(openRegistry(store, root), 'stable', built)).rejects.toThrow('never changes');
  });

  it('completes an upload that was cut short, of which nothing was visible', async () => {
    await build('mfe-a');
    const built = await readBuild(root, 'mfe-a');
    const registry = openRegistry(store, root);
    registry.complete = () => Promise.reject(new Error('killed'));
    await expect(publish(registry, 'stable', built)).rejects.toThrow('killed');
    expect((await remote('list', 'mfe-a')).remotes[0].releases).toEqual([]);
    expect((await remote('promote', 'mfe-a', built.version)).code).toBe(1);
    expect((await remote('publish', 'mfe-a')).releases[0]).toMatchObject({ published: true, version: built.version });
    expect((await remote('promote', 'mfe-a')).code).toBe(0);
  });

  it('refuses an address of another promoted remote, also when that one was promoted after the publish', async () => {
    const routes = [{ id: 'b.home', path: '/a', page: 'home', access: 'public' }];
    await build('mfe-a');
    await build('mfe-b', { declaration: { routes } });
    await remote('publish', 'mfe-a', 'mfe-b');
    await remote('promote', 'mfe-a');
    const { code, faults } = await remote('promote', 'mfe-b');
    expect([code, faults]).toEqual([1, ['route /a is served by mfe-a.']]);
    expect((await remote('status')).rev).toBe(1);
  });

  it('rolls back and says what it came from', async () => {
    await build('mfe-a');
    const [one] = (await remote('publish', 'mfe-a')).releases;
    await remote('promote', 'mfe-a');
    await build('mfe-a', { code: 'second' });
    const [two] = (await remote('publish', 'mfe-a')).releases;
    await remote('promote', 'mfe-a');
    expect(await remote('rollback', 'mfe-a')).toMatchObject({ code: 0, rev: 3, from: two.version, to: one.version });
    expect(await remote('rollback', 'mfe-a', '--to', '2')).toMatchObject({ code: 0, rev: 4, to: two.version });
    expect((await remote('rollback', 'mfe-a', '--to', '0')).code).toBe(2);
    expect((await remote('rollback', 'mfe-zz')).code).toBe(1);
  });

  it.each([[['bogus']], [['publish']], [['publish', '../x']], [['status', '--channel', '../x']], [['list', '--what']]])(
    'answers %j with exit code 2 and one sentence',
    async (args) => {
      const { code, faults } = await remote(...args);
      expect([code, faults.length]).toEqual([2, 1]);
    },
  );
});

describe('what npm start does', () => {
  const start = () => publishBuilt({ root, store });

  it('serves every built remote once, and again only when its content changed', async () => {
    await build('mfe-a');
    await build('mfe-b');
    expect((await start()).map(({ name, promoted }) => [name, promoted])).toEqual([
      ['mfe-a', true],
      ['mfe-b', true],
    ]);
    await build('mfe-b', { code: 'second' });
    expect((await start()).map(({ promoted }) => promoted)).toEqual([false, true]);
  });

  it('leaves a deliberate rollback alone until the code changes', async () => {
    await build('mfe-a');
    const [one] = await start();
    await build('mfe-a', { code: 'second' });
    await start();
    await remote('rollback', 'mfe-a');
    await start();
    expect(await served('mfe-a')).toBe(one.version);
    await build('mfe-a', { code: 'third' });
    const [three] = await start();
    expect(await served('mfe-a')).toBe(three.version);
  });

  it('names the remote and the fault when one cannot be served', async () => {
    await build('mfe-a', { declaration: { contract: '9.0' } });
    await expect(start()).rejects.toThrow(/^mfe-a 0\.1\.0-[0-9a-f]{8} cannot be served: Contract 9\.0 does not run/);
  });
});
