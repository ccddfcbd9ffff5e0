// `npm run mutants`: changes one line of the product at a time, in a copy, and runs the tests that ought to notice. Part of the
// nightly run. `npm run mutants -- money` takes those of one list, or those whose file or name holds the word.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { WEST } from './time-zones.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LISTS = path.join(ROOT, 'tools/mutants');

/**
 * A change of one place that a test must notice.
 * @typedef {{list: string, name: string, file: string, from: string, to: string, tests: string[], timeZone?: string}} Mutant
 *   `name` says what goes wrong for whom; `from` stands exactly once in `file`; `tests` are paths, the quickest first, and run in
 *   `timeZone` where only that one shows it.
 */

/** @returns {Promise<Mutant[]>} all lists: bookings, money, pricing, card-prices, access, locks, caches, dates, remotes, loading, rates, input, drawing, waiting, promises, pages, texts, office */
export async function allMutants() {
  const files = fs.readdirSync(LISTS).filter((file) => file.endsWith('.mjs'));
  const lists = await Promise.all(files.map((file) => import(pathToFileURL(path.join(LISTS, file)).href)));
  return lists.flatMap(({ default: mutants }, index) =>
    mutants.map((mutant) => ({ ...mutant, list: path.basename(files[index], '.mjs') })),
  );
}

/** How often the text that a mutant replaces stands in its file; 1 is right. */
export function places({ file, from }, root = ROOT) {
  const at = path.join(root, file);
  return fs.existsSync(at) ? fs.readFileSync(at, 'utf8').split(from).length - 1 : 0;
}

/** The workspace as it stands, without what is built; packages are shared, workspaces are those of the copy. */
function copyWorkspace() {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-mutants-'));
  const left = new Set(['.git', '.nx', '.data', 'dist', 'dist-types', 'node_modules', 'coverage', 'test-results']);
  fs.cpSync(ROOT, copy, { recursive: true, filter: (from) => !left.has(path.basename(from)) });
  const modules = path.join(copy, 'node_modules');
  fs.mkdirSync(path.join(modules, '@atoll'), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@atoll') fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules/@atoll')))
    fs.symlinkSync(fs.readlinkSync(path.join(ROOT, 'node_modules/@atoll', name)), path.join(modules, '@atoll', name));
  return copy;
}

/** Runs a test file in the copy: whether it passed, and the end of what it said. */
function runTests(copy, test, timeZone = WEST) {
  const folders = ['api', 'tools', 'shell'].concat(fs.globSync('{libs/*,mfe-*}', { cwd: copy }));
  const project = folders.find((folder) => test.startsWith(`${folder}/`));
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--no-warnings', path.join(ROOT, 'node_modules/jest/bin/jest.js')],
      ...['--projects', project, '--testTimeout=30000', '--bail=1', '--runTestsByPath', test],
    ],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, TZ: timeZone, ATOLL_TEST_WARM: '1', CI: 'true' } },
  );
  return { passed: status === 0, output: stderr.slice(-1500) };
}

function isRed(copy, { file, from, to, tests, timeZone }) {
  const at = path.join(copy, file);
  const source = fs.readFileSync(at, 'utf8');
  fs.writeFileSync(
    at,
    source.replace(from, () => to),
  );
  try {
    return tests.some((test) => !runTests(copy, test, timeZone).passed);
  } finally {
    fs.writeFileSync(at, source);
  }
}

/** Runs the mutants and ends with `N passed, N failed`: a survivor is a failure, as are tests that fail without any mutant. */
async function main(words) {
  const mutants = (await allMutants()).filter(
    ({ list, name, file }) => words.length === 0 || words.some((word) => [list, name, file].join(' ').includes(word)),
  );
  const copy = copyWorkspace();
  const end = () => fs.rmSync(copy, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (end(), process.exit(130)));
  let killed = 0;
  let faults = 0;
  try {
    const sound = new Map();
    for (const test of new Set(mutants.flatMap(({ tests }) => tests))) {
      const { passed, output } = runTests(copy, test);
      sound.set(test, passed);
      if (!passed) console.log(`✘ ${test} fails without a mutant:\n${output}`);
    }
    for (const mutant of mutants) {
      const usable = places(mutant, copy) === 1 && mutant.tests.every((test) => sound.get(test));
      const red = usable && isRed(copy, mutant);
      if (red) killed++;
      else faults++;
      console.log(
        `${red ? '✔' : usable ? '✘ SURVIVED' : '✘ unusable'} ${mutant.list}: ${mutant.name} (${mutant.file})`,
      );
    }
  } finally {
    end();
  }
  console.log(`\n${killed} passed, ${faults} failed`);
  process.exit(faults === 0 ? 0 : 1);
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2).filter((word) => !word.startsWith('-')));
