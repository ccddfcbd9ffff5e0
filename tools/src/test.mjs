// `npm test`: every check of the product, each set up by itself. Ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './browser.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const bin = (file) => path.join(ROOT, 'node_modules', file);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-test-'));
const nightly = process.argv.includes('--nightly');
/** What runs in browsers and is shared with them; its tests read no built file. */
const FRONT = [
  ...['libs/contract', 'libs/registry', 'libs/i18n', 'libs/api-client', 'libs/ui'],
  ...['shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-i18n'],
];

const children = new Set();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopped = true;
    for (const child of children) child.kill(signal);
  });

function run(args, env = {}, output = 'inherit') {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    children.add(child);
    child.on('exit', (code) => {
      children.delete(child);
      done(code ?? 1);
    });
  });
}

const JEST = bin('jest/bin/jest.js');

/** A check that passes or fails as a whole. */
const check = (name, args, env) => ({
  name,
  run: async (output) => ((await run(args, env, output)) === 0 ? [1, 0] : [0, 1]),
});

const jest = (name, projects, ...patterns) => ({
  name,
  async run(output) {
    const file = path.join(reports, `${name}.json`);
    const options = [
      '--reporters=default',
      '--json',
      `--outputFile=${file}`,
      // One more than cores: a test that waits for Postgres leaves room for another.
      '--maxWorkers=3',
      '--workerIdleMemoryLimit=1500MB',
      // A test that names no limit of its own may be slow on a busy machine, but not for ever.
      '--testTimeout=30000',
    ];
    const code = await run(
      ['--experimental-vm-modules', '--no-warnings', JEST, '--projects', ...projects, ...options, ...patterns],
      { TZ: 'UTC', ATOLL_NIGHTLY: nightly ? '1' : '' },
      output,
    );
    if (!fs.existsSync(file)) return [0, 1];
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return [report.numPassedTests, failed || (code === 0 ? 0 : 1)];
  },
});

const flows = {
  name: 'Chromium flows',
  async run() {
    const file = path.join(reports, 'playwright.json');
    const chromium = findChromium();
    const code = await run([bin('@playwright/test/cli.js'), 'test', '--config', 'shell/playwright.config.mjs'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ATOLL_NIGHTLY: nightly ? '1' : '',
    });
    if (!fs.existsSync(file)) return [0, 1];
    const { stats } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return [stats.expected, stats.unexpected + stats.flaky || (code === 0 ? 0 : 1)];
  },
};

/** Runs beside other steps, from when `from` is kept; what it says is shown when its turn comes. */
function aside(step, from = Promise.resolve()) {
  const file = path.join(reports, `${step.name}.log`);
  const output = fs.openSync(file, 'w');
  const result = from.then(() => step.run(output));
  // A fault is met where the result is asked for.
  result.catch(() => undefined);
  return {
    name: step.name,
    async run() {
      const counts = await result;
      fs.closeSync(output);
      process.stdout.write(fs.readFileSync(file));
      return counts;
    },
  };
}

/** A step whose end lets others begin. */
const thenKeep = (promise, step) => ({ ...step, run: () => step.run().finally(promise.resolve) });

const nx = (target) => [bin('nx/dist/bin/nx.js'), 'run-many', '-t', target, '--output-style=static'];
const spectral = ['lint', '--ruleset', 'api/spectral.yaml', '--fail-severity', 'warn', 'api/openapi.json'];
const INSTALL = 'install.spec';
const START = 'start.spec';
// What needs nothing from the others starts first and is asked in its turn; the installation is a whole one, of a copy.
const format = aside(check('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']));
const document = aside(check('api document', [bin('@stoplight/spectral-cli/dist/index.js'), ...spectral]));
const installing = aside(jest('installing', ['tools'], INSTALL));
// Each start lays the built files down anew from the cache: beside what reads none of them.
const built = Promise.withResolvers();
const starting = aside(jest('starting', ['tools'], START), built.promise);
const steps = [
  check('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']),
  check('styles and texts', ['tools/src/check-sources.mjs']),
  check('build', nx('build'), { NX_TUI: 'false' }),
  thenKeep(built, check('generated files', ['tools/src/generate.mjs', '--check', '--no-build'])),
  check('types', [bin('typescript-7/bin/tsc'), '-b']),
  format,
  document,
  jest('interface tests', FRONT),
  starting,
  jest('API and tools tests', ['api', 'tools'], '--testPathIgnorePatterns', INSTALL, START),
  flows,
  installing,
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  const started = performance.now();
  console.log(`\n▶ ${step.name}`);
  let result;
  try {
    result = await step.run();
  } catch (error) {
    console.error(error.message);
    result = [0, 1];
  }
  if (stopped) process.exit(130);
  passed += result[0];
  failed += result[1];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result[1] === 0 ? '✔' : '✘'} ${step.name}: ${result[0]} passed, ${result[1]} failed, ${seconds} s`);
}
fs.rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
