import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startS3 } from '@atoll/registry/testing-s3';
import { main } from './cli.mjs';
import { readBuild } from './build-files.mjs';
import { openRegistry } from './place.mjs';
import { publishBuilt } from './publish-built.mjs';
import { publish } from './publish.mjs';
import { NEEDS, TEXTS, writeBuild, writeShell } from './testing.mjs';

let root;
let store;
let s3;

beforeAll(async () => {
  s3 = await startS3();
}, 60_000);
afterAll(() => s3.stop());
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-remote-'));
  store = path.join(root, 'store');
  await writeShell(root);
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

/** Stores that everything below works with. */
const STORES = [
  ['a folder', () => path.join(root, 'store')],
  ['a bucket', () => s3.place('releases', `test-${Math.random().toString(36).slice(2)}`)],
];
const build = (name, change) => writeBuild(root, name, change);
const registryOf = () => openRegistry(store, root, s3.credentials);

async function remote(...args) {
  const printed = [];
  const print = (text) => printed.push(text);
  const code = await main([...args, '--store', store, '--json'], {
    root,
    env: s3.credentials,
    print,
    printError: print,
  });
  return { code, ...JSON.parse(printed.join('\n')) };
}
const served = async (name) => {
  const { remotes } = await remote('status');
  return remotes.find((entry) => entry.name === name)?.stable;
};
const stored = () => registryOf().storage.list('r/');

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
    [
      'a label without a text',
      { declaration: { nav: [{ id: 'a', area: 'main', to: '/a', labelKey: 'a:gone', order: 1 }] } },
      'Link a has the label a:gone, which is no text of the remote.',
    ],
    [
      'a link to nowhere',
      { declaration: { nav: [{ id: 'a', area: 'main', to: '/nowhere?x=1', labelKey: 'a:title', order: 1 }] } },
      'Link a leads to /nowhere?x=1, where no page is.',
    ],
    [
      'styles for the whole page',
      { files: { 'css/a.css': '.a_x{color:red}body{margin:0}' } },
      'css/a.css styles elements',
    ],
    [
      'the federation runtime in its own code',
      { files: { 'js/a.js': 'globalThis.__FEDERATION__.__INSTANCES__' } },
      'js/a.js uses the federation runtime',
    ],
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

describe('a remote and the shell that is served', () => {
  const needs = (ranges) => ({ report: { shared: { ...NEEDS, ...ranges } } });
  const shell = async (offer) => {
    await writeShell(root, offer);
    return remote('record-shell');
  };
  beforeEach(() => shell());

  it.each([
    ['an older patch', { react: '^19.3.0' }, true],
    ['an older minor', { react: '^19.2.0' }, true],
    ['a newer minor', { react: '^19.4.0' }, false],
    ['an older major', { react: '^17.0.0' }, false],
    ['a newer major', { react: '^20.0.0' }, false],
    ['a newer minor of a library of ours', { '@atoll/i18n': '^1.1.0' }, false],
    ['a package that no shell offers', { lodash: '^4.0.0' }, false],
  ])('built with %s: %j may be published: %s', async (_what, ranges, allowed) => {
    await build('mfe-a', needs(ranges));
    const [{ faults }] = (await remote('check', 'mfe-a')).remotes;
    const [[name, range]] = Object.entries(ranges);
    expect(faults.join()).toMatch(allowed ? /^$/ : `It needs ${name} ${range}; the shell offers`);
    expect((await remote('publish', 'mfe-a')).code).toBe(allowed ? 0 : 1);
  });

  it('is compared with what is served, not with this checkout', async () => {
    await shell({ contract: '2.0' });
    await build('mfe-a', { declaration: { contract: '2.0' } });
    expect((await remote('publish', 'mfe-a')).code).toBe(0);
    await shell({ contract: '1.9' });
    const { code, faults } = await remote('promote', 'mfe-a');
    expect([code, faults]).toEqual([1, ['Contract 2.0 does not run on this shell, which offers 1.9.']]);
  });

  it('is not rolled back to what the shell no longer runs', async () => {
    await build('mfe-a');
    await remote('publish', 'mfe-a');
    await remote('promote', 'mfe-a');
    await build('mfe-a', { code: 'second', ...needs({ react: '^19.4.0' }) });
    await writeShell(root, { shared: { react: '19.4.0' } });
    expect(await remote('check-shell')).toMatchObject({ code: 0, faults: [], warnings: [] });
    await remote('record-shell');
    await remote('publish', 'mfe-a');
    await remote('promote', 'mfe-a');

    await writeShell(root, { shared: { react: '20.0.0' } });
    const { code, faults, warnings } = await remote('check-shell');
    expect(code).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(/^mfe-a \S+: It needs react \^19\.4\.0; the shell offers 20\.0\.0\.$/),
    ]);
    expect(warnings).toEqual([expect.stringContaining('It needs react ^19.3.0')]);
    expect((await remote('record-shell')).code).toBe(1);
    expect((await registryOf().shell('stable')).shared.react).toBe('19.4.0');

    await registryOf().recordShell('stable', { contract: '1.0', shared: { react: '20.0.0', '@atoll/i18n': '1.0.0' } });
    const back = await remote('rollback', 'mfe-a');
    expect([back.code, back.faults]).toEqual([1, ['It needs react ^19.3.0; the shell offers 20.0.0.']]);
  });

  it('names every fall-back that it would take away', async () => {
    for (const react of ['^19.1.0', '^19.2.0', '^19.3.0']) {
      await build('mfe-a', { code: react, ...needs({ react }) });
      await remote('publish', 'mfe-a');
      await remote('promote', 'mfe-a');
    }
    await writeShell(root, { shared: { react: '20.0.0' } });
    const { faults, warnings } = await remote('check-shell');
    const ranges = [faults, warnings].map((all) => all.map((fault) => /needs react (\S+);/.exec(fault)[1]));
    expect(ranges).toEqual([['^19.3.0'], ['^19.2.0', '^19.1.0']]);
  });

  it('says so when the shell is not built', async () => {
    await fs.rm(path.join(root, 'shell'), { recursive: true });
    const { code, faults } = await remote('check-shell');
    expect([code, faults]).toEqual([1, [expect.stringContaining('build it first')]]);
    expect((await remote('check-shell', 'mfe-a')).code).toBe(2);
  });
});

describe.each(STORES)('remote publish and promote in %s', (_, place) => {
  beforeEach(() => {
    store = place();
  });

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
    await expect(publish(registryOf(), 'stable', built)).rejects.toThrow('never changes');
  });

  it('completes an upload that was cut short, of which nothing was visible', async () => {
    await build('mfe-a');
    const built = await readBuild(root, 'mfe-a');
    const registry = registryOf();
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

  it('refuses a rollback that brings back an address which another remote took meanwhile', async () => {
    const at = (id, path) => [{ id, path, page: 'home', access: 'public' }];
    await build('mfe-a', { declaration: { routes: at('a.home', '/lagoon') } });
    await remote('publish', 'mfe-a');
    await remote('promote', 'mfe-a');
    await build('mfe-a', { declaration: { routes: at('a.home', '/a') } });
    await remote('publish', 'mfe-a');
    await remote('promote', 'mfe-a', '--removes-route', '/lagoon');
    await build('mfe-b', { declaration: { routes: at('b.home', '/lagoon') } });
    await remote('publish', 'mfe-b');
    // What mfe-a would fall back to has the address too.
    expect(await remote('promote', 'mfe-b')).toMatchObject({ code: 0, unspared: ['mfe-a'] });
    expect((await registryOf().channel('stable')).remotes['mfe-a'].previous).toBeNull();
    const { code, faults } = await remote('rollback', 'mfe-a', '--to', '1');
    expect([code, faults]).toEqual([1, ['route /lagoon is served by mfe-b.']]);
    expect((await remote('status')).rev).toBe(3);
  });

  it('lets a team go on beside a damaged release of another, of which visitors get the one before', async () => {
    const at = (id, path) => ({ id, path, page: 'home', access: 'public' });
    let newest;
    for (const code of ['one', 'two']) {
      await build('mfe-a', { code });
      [newest] = (await remote('publish', 'mfe-a')).releases;
      await remote('promote', 'mfe-a');
    }
    const { storage } = registryOf();
    const key = `r/mfe-a/${newest.version}/release.json`;
    await storage.compareAndSwap(key, (await storage.read(key)).etag, Buffer.from('{"schema":'));
    await build('mfe-b');
    expect((await remote('publish', 'mfe-b')).code).toBe(0);
    expect(await remote('promote', 'mfe-b')).toMatchObject({ code: 0, changed: true });
    await build('mfe-b', { declaration: { routes: [at('b.home', '/b'), at('b.more', '/a')] } });
    expect((await remote('publish', 'mfe-b')).faults).toEqual(['route /a is served by mfe-a.']);
    expect(await remote('check-shell')).toMatchObject({ code: 0, faults: [] });
  });

  it('takes an address from visitors only when that is said', async () => {
    const at = (...paths) => paths.map((path, n) => ({ id: `a.${n}`, path, page: 'home', access: 'public' }));
    await build('mfe-a', { declaration: { routes: at('/', '/a/:id', '/b') } });
    await remote('publish', 'mfe-a');
    await remote('promote', 'mfe-a');
    await build('mfe-a', { declaration: { routes: at('/a/:slug') } });
    await remote('publish', 'mfe-a');
    const { code, faults } = await remote('promote', 'mfe-a');
    expect([code, faults.map((fault) => fault.split(' ')[1])]).toEqual([1, ['/', '/b']]);
    expect((await remote('promote', 'mfe-a', '--removes-route', '/')).faults).toHaveLength(1);
    expect((await remote('promote', 'mfe-a', '--removes-route', '/', '--removes-route', '/b')).code).toBe(0);
    expect((await remote('rollback', 'mfe-a')).code).toBe(0);
  });

  it('withdraws, switches off and on, and restores', async () => {
    await build('mfe-a');
    const [one] = (await remote('publish', 'mfe-a')).releases;
    await remote('promote', 'mfe-a');
    await build('mfe-a', { code: 'second' });
    const [two] = (await remote('publish', 'mfe-a')).releases;
    await remote('promote', 'mfe-a');
    expect(await remote('yank', 'mfe-a', two.version)).toMatchObject({ code: 0, to: one.version });
    expect(await served('mfe-a')).toBe(one.version);
    expect((await remote('promote', 'mfe-a', two.version)).faults).toEqual([`mfe-a ${two.version} was withdrawn.`]);
    expect((await remote('kill', 'mfe-a')).code).toBe(0);
    expect((await remote('status')).remotes[0]).toMatchObject({ off: true, usable: [] });
    expect((await remote('revive', 'mfe-a')).changed).toBe(true);
    expect((await remote('restore')).changed).toBe(false);
    expect((await remote('yank', 'mfe-a')).code).toBe(2);
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

describe.each(STORES)('what npm start does with %s', (_, place) => {
  beforeEach(() => {
    store = place();
  });
  const start = () => publishBuilt({ root, store, env: s3.credentials });

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

  it('keeps what another start promotes at the same time', async () => {
    const [one, two] = ['one', 'two'].map((folder) => path.join(root, folder));
    await Promise.all([one, two].map((at) => writeShell(at)));
    await writeBuild(one, 'mfe-a');
    await writeBuild(two, 'mfe-b');
    const both = () => Promise.all([one, two].map((at) => publishBuilt({ root: at, store, env: s3.credentials })));
    expect((await both()).flat().map(({ promoted }) => promoted)).toEqual([true, true]);
    expect((await both()).flat().map(({ promoted }) => promoted)).toEqual([false, false]);
  });

  it('moves an address from one remote to another, whichever comes first', async () => {
    const at = (id, path) => [{ id, path, page: 'home', access: 'public' }];
    await build('mfe-a', { declaration: { routes: at('a.home', '/a') } });
    await build('mfe-b', { declaration: { routes: [...at('b.home', '/b'), ...at('b.lagoon', '/lagoon')] } });
    await start();
    await build('mfe-a', { declaration: { routes: [...at('a.home', '/a'), ...at('a.lagoon', '/lagoon')] } });
    await build('mfe-b', { declaration: { routes: at('b.home', '/b') } });
    expect((await start()).map(({ promoted }) => promoted)).toEqual([true, true]);
    await build('mfe-a', { declaration: { routes: at('a.home', '/b') } });
    await expect(start()).rejects.toThrow('mfe-a');
  });

  it('does not serve a shell that a remote which stays cannot run in', async () => {
    await build('mfe-a');
    await start();
    await writeShell(root, { shared: { react: '20.0.0' } });
    await expect(start()).rejects.toThrow(/^The built shell cannot be served:\nmfe-a \S+: It needs react \^19\.3\.0/);
    expect((await registryOf().shell('stable')).shared.react).toBe('19.3.1');
    await build('mfe-a', { code: 'second', report: { shared: { ...NEEDS, react: '^20.0.0' } } });
    expect((await start()).map(({ promoted }) => promoted)).toEqual([true]);
  });

  it('names the remote and the fault when one cannot be served', async () => {
    await build('mfe-a', { declaration: { contract: '9.0' } });
    await expect(start()).rejects.toThrow(/^mfe-a 0\.1\.0-[0-9a-f]{8} cannot be served: Contract 9\.0 does not run/);
  });
});

describe('what npm start does while another start writes', () => {
  it('remembers what it promoted all the same', async () => {
    store = s3.place('releases', `test-${Math.random().toString(36).slice(2)}`);
    await build('mfe-a');
    const start = () => publishBuilt({ root, store, env: s3.credentials });
    s3.mishap = (method, url) => {
      if (method !== 'PUT' || !url.includes('start-promoted.json')) return null;
      s3.mishap = null;
      return 'conflict';
    };
    expect((await start()).map(({ promoted }) => promoted)).toEqual([true]);
    expect(s3.mishap).toBeNull();
    expect((await start()).map(({ promoted }) => promoted)).toEqual([false]);
  });
});

describe('a store that cannot be used', () => {
  const faults = async (place) => {
    store = place;
    const { code, faults: sentences } = await remote('status');
    return [code, ...sentences];
  };

  it('is named in one sentence, without secrets', async () => {
    expect(await faults('https://agency.example/x')).toEqual([2, expect.stringContaining('"https:" is not supported')]);
    expect(await faults('s3://AKIA:hunter2@bucket')).toEqual([2, expect.not.stringMatching(/AKIA|hunter2/)]);
    expect(await faults(s3.place('nowhere'))).toEqual([1, 'The bucket nowhere refuses (NoSuchBucket, 404).']);
    const nobody = 's3://releases?endpoint=http://127.0.0.1:9';
    expect(await faults(nobody)).toEqual([1, 'The bucket releases does not answer (ECONNREFUSED).']);
  });
});
