// Checks that no linter makes: colours only in the tokens, texts complete in every language, a lock file without holes.
import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { folderCycles } from './folder-cycles.mjs';
import { strays } from './workspace.mjs';

const ROOT = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..'));
const SKIP = new Set([
  'node_modules',
  'dist',
  'dist-types',
  '.git',
  '.nx',
  '.data',
  'coverage',
  'test-results',
  'demo',
]);
const faults = [];

function* files(dir) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(file);
    else yield file;
  }
}

const name = (file) => path.relative(ROOT, file);
const all = [...files(ROOT)];

// Style sheets take colours from custom properties.
for (const file of all.filter(
  (f) => f.endsWith('.css') && !f.endsWith('.gen.css') && !f.includes('libs/ui/src/tokens'),
))
  fs.readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .forEach((line, index) => {
      if (/:\s*[^;]*(#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\()/i.test(line) && !/url\(|mask/.test(line))
        faults.push(`${name(file)}:${index + 1} has a colour of its own: take it from libs/ui/src/tokens.`);
    });

// Texts: the same keys in every language, every plural form the language needs, equal placeholders.
const flatten = (node, prefix = '') =>
  Object.entries(node).flatMap(([key, value]) =>
    value && typeof value === 'object' ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
const PLURAL = /_(zero|one|two|few|many|other)$/;
const required = (language) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)));
};
// How a language is set, beyond what its translators see in a file.
const DASH = [/\S [–—]/, 'has a dash that may begin a line: put a space before it that does not break (U+00A0).'];
const UNIT = [
  /\d (?:минут|мин|час|символ|цифр|дн|ноч|лет|год|МБ|секунд)/,
  'has a number that may part from its unit: put a space between that does not break (U+00A0).',
];
// Letters, messages and papers are read as plain text too: what a browser breaks is set.
const SHORT = [
  /(?<![\p{L}\d-])(?:[вкусоиа]|на|за|по|от|до|из|не|но|во|ко|со|об) \S/iu,
  'has a short word that may end a line: put a space behind it that does not break (U+00A0).',
];
const isShown = (file) => !name(file).startsWith('api/');
const TYPOGRAPHY = {
  en: [DASH],
  ru: [DASH, UNIT],
  zh: [
    [/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u, 'has a half-width mark beside a Chinese character.'],
    [/\p{Script=Han}[a-z\d]|[a-z\d]\p{Script=Han}/iu, 'has no space between a Chinese character and a Latin one.'],
  ],
};
const placeholders = (text) => [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])].sort().join();

for (const english of all.filter((f) => path.basename(f) === 'en.json')) {
  const source = new Map(flatten(JSON.parse(fs.readFileSync(english, 'utf8'))));
  const stems = new Map([...source].map(([key, text]) => [key.replace(PLURAL, ''), text]));
  for (const language of LANGUAGE_CODES) {
    const file = english.replace(/en\.json$/, `${language}.json`);
    if (!fs.existsSync(file)) {
      faults.push(`${name(file)} is missing.`);
      continue;
    }
    const texts = new Map(flatten(JSON.parse(fs.readFileSync(file, 'utf8'))));
    for (const [key, text] of texts) {
      for (const [fault, says] of [
        ...(TYPOGRAPHY[language] ?? []),
        ...(language === 'ru' && isShown(file) ? [SHORT] : []),
      ])
        if (fault.test(text)) faults.push(`${name(file)}: ${key} ${says}`);
      const stem = key.replace(PLURAL, '');
      if (typeof text !== 'string' || text.trim() === '') faults.push(`${name(file)}: ${key} is empty.`);
      else if (!stems.has(stem)) faults.push(`${name(file)}: ${key} is not in English.`);
      else if (!PLURAL.test(key) && placeholders(text) !== placeholders(stems.get(stem)))
        faults.push(`${name(file)}: ${key} has other placeholders than English.`);
    }
    for (const [key] of source) {
      const stem = key.replace(PLURAL, '');
      if (stem === key) {
        if (!texts.has(key)) faults.push(`${name(file)}: ${key} is missing.`);
      } else
        for (const form of required(language))
          if (!texts.has(`${stem}_${form}`)) faults.push(`${name(file)}: ${stem}_${form} is missing.`);
    }
  }
}

// A lock file with a hole installs here and fails on a fresh clone of another platform; an address ties it to one registry.
const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
const names = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, '')));
for (const [key, entry] of Object.entries(lock.packages)) {
  for (const optional of Object.keys(entry.optionalDependencies ?? {}))
    if (!names.has(optional))
      faults.push(`package-lock.json: ${optional}, wanted by ${key || 'the root'}, has no entry.`);
  if (entry.resolved && !entry.link) faults.push(`package-lock.json: ${key} carries a download address.`);
}

// Statements stand in `*.queries.ts` and in migrations, where a reviewer looks for them (security requirement S8).
const STATEMENT =
  /['"`]\s*(select\s|insert\s+into\s|delete\s+from\s|update\s+\S+\s+set\s|with\s+\w+\s+as\s|truncate\s|set\s+local\s)/gi;
const MAY_HOLD_SQL = [
  /\.queries\.ts$|spec\.ts$|^database\/migrations\//,
  // Before there is an application, and beside it: roles, migrations, the first owner, what is cleared at night, readiness.
  /^database\/(clean-up|owner|prepare-database|roles)\.ts$|^platform\/health\/readiness\.ts$/,
  // Builds the parts that the statements of lists are put together from.
  /^content\/listing\/statement\.ts$/,
];
const API = path.join(ROOT, 'api/src/');
for (const file of all.filter((f) => f.startsWith(API) && f.endsWith('.ts'))) {
  if (MAY_HOLD_SQL.some((place) => place.test(path.relative(API, file)))) continue;
  const text = fs.readFileSync(file, 'utf8');
  for (const { index } of text.matchAll(STATEMENT))
    faults.push(
      `${name(file)}:${text.slice(0, index).split('\n').length} holds a statement: move it to a *.queries.ts beside it.`,
    );
}

// A page that asks again by itself keeps its session alive: nobody may be looking at it any more.
for (const file of all.filter((f) => /\.tsx?$/.test(f))) {
  const text = fs.readFileSync(file, 'utf8');
  if (text.includes('pollingInterval:') && !text.includes('skipPollingIfUnfocused: true'))
    faults.push(`${name(file)} asks again also when nobody looks: read it with KEPT_FRESH of libs/api-client.`);
}

// A remote that is entered by half builds here and is checked, tested or installed by nobody.
faults.push(...strays(ROOT));

// Rooms of the API stand in a line.
faults.push(...folderCycles(path.join(ROOT, 'api/src')));

for (const fault of [...new Set(faults)]) console.error(fault);
// Not at once: what reads them through a pipe would lose all but the first of many.
process.exitCode = faults.length ? 1 : 0;
