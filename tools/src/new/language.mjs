// `npm run new -- language de`: enters a language and says what remains to be written in it, place by place.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@atoll/contract/languages';
import { Foreseen } from '../preflight.mjs';
import { textFolders } from '../workspace.mjs';
import { edit, readJson, writeJson } from './writing.mjs';

/** Words that stand in no list of texts, so that nothing but a reader misses them. */
const UNSEEN = [
  'api/demo: the words of the demo agency',
  'api/src: the notes of the default exchange rates (default-rates.ts)',
  'libs/ui/src/tokens: fonts, when ours lack its script',
];

/** What search engines, formatters and Open Graph call the language: the region is where most of its readers live. */
function entry(code) {
  const { language, region } = new Intl.Locale(code).maximize();
  const parts = { hreflang: code, intl: `${language}-${region}`, openGraph: `${language}_${region}` };
  const members = Object.entries({ ...parts, prefix: `/${code.toLowerCase()}` });
  return `  ${/-/.test(code) ? `'${code}'` : code}: { ${members.map(([key, value]) => `${key}: '${value}'`).join(', ')} },`;
}

const leaves = (node) =>
  Object.values(node).flatMap((value) =>
    typeof value === 'object' && value !== null ? leaves(value) : [String(value)],
  );

/** Folders of texts: those that releases carry, those that a new remote begins with, and the API's own. */
const folders = (root) => [
  ...Object.values(textFolders(root)),
  'tools/templates/remote/locales',
  ...fs
    .globSync('api/src/**/en.json', { cwd: root })
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .toSorted(),
];

/** Lays an empty file beside each English one. */
async function layFiles(root, code) {
  const lines = [];
  for (const folder of folders(root)) {
    const texts = leaves(readJson(path.join(root, folder, 'en.json')));
    const words = texts.join(' ').split(/\s+/).length;
    await writeJson(path.join(root, folder, `${code}.json`), {});
    lines.push(`${folder}/${code}.json: ${texts.length} texts, ${words} words`);
  }
  return lines;
}

/** Where the compiler misses it. */
function untyped(root) {
  const args = ['node_modules/typescript-7/bin/tsc', '-b', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return new Set([...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file}:${line}`));
}

/**
 * Enters a language of the interface.
 * @returns {Promise<string[]>} what remains to be translated
 * @throws {Foreseen} when it is no language or is there
 */
export async function newLanguage(root, code) {
  if (!/^[a-z]{2,3}(-[A-Z]{2}|-[A-Z][a-z]{3})?$/.test(code ?? ''))
    throw new Foreseen(`Name the language by its code, like de, fr or pt-BR; not "${code ?? ''}".`);
  if (Object.hasOwn(LANGUAGES, code)) throw new Foreseen(`${code} is a language of the interface already.`);
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
  if (!name) throw new Foreseen(`${code} is the code of no language that is known here.`);
  await edit(path.join(root, 'libs/contract/src/languages.ts'), /^\} as const;$/m, `${entry(code)}\n} as const;`);
  const files = await layFiles(root, code);
  console.log(`${name} is entered. Asking the types what misses it (half a minute) …`);
  const places = untyped(root);
  return [
    '',
    'To be translated; until then visitors read English:',
    ...files.map((line) => `  ${line}`),
    '',
    'To be added, each a compiler error until it is:',
    ...[...places].map((line) => `  ${line}`),
    '  and what the types name after npm run generate, once the API compiles',
    '',
    'To be looked at, which nothing checks:',
    ...UNSEEN.map((line) => `  ${line}`),
    '',
    'node tools/src/check-sources.mjs names each text that is still missing; npm test is green when none is.',
  ];
}
