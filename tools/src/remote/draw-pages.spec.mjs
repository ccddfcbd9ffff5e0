// What a remote's server bundle must be before it is published.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SHELL_SOURCE, remoteSource } from '@atoll/registry/testing-drawing';
import { main } from './cli.mjs';
import { writeBuild, writeShell } from './testing.mjs';

const SERVER = 'server/server.1a2b3c4d.cjs';
const GOOD = remoteSource({ home: 'return state.texts.a.title + url' });
let root;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'atoll-drawn-'));
  await writeShell(root, { server: SHELL_SOURCE });
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

async function remote(command) {
  const printed = [];
  const print = (text) => printed.push(text);
  const store = path.join(root, 'store');
  const code = await main([command, 'mfe-a', '--store', store, '--json'], { root, env: {}, print, printError: print });
  return { code, ...JSON.parse(printed.join('\n')) };
}
const build = (source, { server = SERVER } = {}) =>
  writeBuild(root, 'mfe-a', { files: { [server]: source }, report: { server } });
const faultsOf = async (source, change) => {
  await build(source, change);
  return (await remote('check')).remotes[0].faults;
};

describe('a remote whose pages are drawn on a server', () => {
  it('may be published, and its release says by what', async () => {
    expect(await faultsOf(GOOD)).toEqual([]);
    const { releases } = await remote('publish');
    const file = path.join(root, 'store/r/mfe-a', releases[0].version, 'release.json');
    expect(JSON.parse(await fs.readFile(file, 'utf8'))).toMatchObject({ server: SERVER });
  });

  it.each([
    ['throws when it is loaded', 'throw new Error("no document")', /cannot be used: no document/],
    [
      'says of its pages what they may not',
      `${GOOD};exports.pages.home.search = { kept: [1] }`,
      /home\/search\/kept: must match/,
    ],
    [
      'throws in a head',
      `${GOOD};exports.pages.home.head = () => nothing.title`,
      /"home".*\(en\): nothing is not defined/,
    ],
    [
      'plans what is no read',
      `${GOOD};exports.pages.home.queries = () => ({ a: {} })`,
      /"home".*\(en\): queries\/0\/endpoint/,
    ],
    ['throws in a page', remoteSource({ home: 'document.title' }), /"home".*\(en\): document is not defined/],
    [
      'lacks a page',
      `${remoteSource({ other: 'return ""' })};exports.pages.home = exports.pages.other`,
      /"home" cannot be drawn/,
    ],
    [
      'does not say what a page is',
      remoteSource({ other: 'return ""' }),
      /^Page "home" is not declared in src\/server\.ts/,
    ],
    ['asks for what the shell does not share', 'require("antd")', /does not share "antd"/],
    [
      'is one byte too big',
      `${GOOD}${'/'.repeat(225_001 - GOOD.length)}`,
      /is 225001 bytes, 1 over its budget of 225000/,
    ],
  ])('is refused when it %s', async (_what, source, sentence) => {
    expect((await faultsOf(source))[0]).toMatch(sentence);
    expect((await remote('publish')).code).toBe(1);
  });

  it('is refused when it ends the process, once', async () => {
    const faults = await faultsOf(remoteSource({ home: 'for (;;);' }));
    expect(faults).toEqual([
      'Page "home" cannot be drawn on a server (en): The drawing process is gone: it took more than 3000 ms.',
    ]);
  });

  it('is drawn in every language, with the texts of the build', async () => {
    const faults = await faultsOf(remoteSource({ home: 'if (language !== "en") throw state.texts.a.title + url' }));
    expect(faults).toEqual([
      'Page "home" cannot be drawn on a server (ru): Поездки/ru/a',
      'Page "home" cannot be drawn on a server (zh): 行程/zh/a',
    ]);
  });

  it('is refused when its file lies elsewhere, or is not there', async () => {
    expect(await faultsOf(GOOD, { server: 'js/server.cjs' })).toEqual([
      'What draws the pages on a server must be one file server/….cjs, not js/server.cjs.',
    ]);
    await writeBuild(root, 'mfe-a', { report: { server: SERVER } });
    expect((await remote('check')).remotes[0].faults).toEqual([`${SERVER} belongs to the build but is not there.`]);
  });

  it('is not drawn where the built shell cannot', async () => {
    await fs.rm(path.join(root, 'shell'), { recursive: true });
    await writeShell(root);
    expect(await faultsOf('throw 1')).toEqual([]);
  });
});
