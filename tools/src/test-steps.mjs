// What `npm test` is made of, for the whole run and for a chosen part of it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './browser.mjs';
import { flowFaults, sayFaults, testFaults } from './test-faults.mjs';
import { WEST } from './time-zones.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const bin = (file) => path.join(ROOT, 'node_modules', file);
export const NIGHTLY = process.argv.includes('--nightly');
const JEST = bin('jest/bin/jest.js');

let folder;
/** A file of this run's own, gone with it. */
const reportFile = (name) => path.join((folder ??= fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-test-'))), name);

/** Workspaces with tests of their own, and whether these run in a browser's stead: their presets say so. */
export function projects() {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => fs.globSync(pattern, { cwd: ROOT }))
    .toSorted()
    .filter((folder) => fs.existsSync(path.join(ROOT, folder, 'jest.config.mjs')));
}

const children = new Set();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopped = true;
    for (const child of children) child.kill(signal);
  });

/** Runs a script of Node and tells its exit status. */
export function run(args, env = {}, output = 'inherit') {
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

/** A check that passes or fails as a whole. */
export const check = (name, args, env) => ({
  name,
  run: async (output) => ((await run(args, env, output)) === 0 ? [1, 0, []] : [0, 1, []]),
});

/**
 * Tests of these projects: all of them, or as the further arguments of Jest say.
 * @param workers one more than cores: a test that waits for Postgres leaves room for another
 */
export const jest = (name, folders, patterns = [], env = {}, workers = 3) => ({
  name,
  async run(output) {
    const file = reportFile(`${name}.json`);
    const options = [
      '--reporters=default',
      '--json',
      `--outputFile=${file}`,
      `--maxWorkers=${workers}`,
      '--workerIdleMemoryLimit=1500MB',
      // A test that names no limit of its own may be slow on a busy machine, but not for ever.
      '--testTimeout=30000',
    ];
    const code = await run(
      ['--experimental-vm-modules', '--no-warnings', JEST, '--projects', ...folders, ...options, ...patterns],
      { TZ: WEST, ATOLL_NIGHTLY: NIGHTLY ? '1' : '', ...env },
      output,
    );
    if (!fs.existsSync(file)) return [0, 1, []];
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return [report.numPassedTests, failed || (code === 0 ? 0 : 1), testFaults(report)];
  },
});

/** Flows of the composed site, as it is built. @param {string[]} files patterns of Playwright; none is all */
export const flows = (files = []) => ({
  name: 'Chromium flows',
  async run() {
    const file = reportFile('playwright.json');
    const code = await run(
      // Flows that are chosen run without those that the whole run puts before them, and one after another all the same: some measure.
      [
        bin('@playwright/test/cli.js'),
        'test',
        '--config=shell/playwright.config.mjs',
        ...(files.length > 0 ? ['--no-deps', '--workers=1', ...files] : []),
      ],
      { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, ATOLL_NIGHTLY: NIGHTLY ? '1' : '' },
    );
    if (!fs.existsSync(file)) return [0, 1, []];
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    const { expected, unexpected, flaky } = report.stats;
    return [expected, unexpected + flaky || (code === 0 ? 0 : 1), flowFaults(report)];
  },
});

/** Runs beside other steps, from when `from` is kept; what it says is shown when its turn comes. */
export function aside(step, from = Promise.resolve()) {
  const file = reportFile(`${step.name}.log`);
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
export const thenKeep = (promise, step) => ({ ...step, run: () => step.run().finally(promise.resolve) });

/** Builds what is stale and takes the rest from its cache. */
export const build = () =>
  check('build', [bin('nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--output-style=static'], { NX_TUI: 'false' });

/** Runs one step after the other; ends with what failed, `N passed, N failed` and the exit status that says so. */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  const faults = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n▶ ${step.name}`);
    let result;
    try {
      result = await step.run();
    } catch (error) {
      console.error(error.message);
      result = [0, 1, [error.message]];
    }
    if (stopped) process.exit(130);
    passed += result[0];
    failed += result[1];
    if (result[1] > 0) faults.push({ step: step.name, faults: result[2] });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${result[1] === 0 ? '✔' : '✘'} ${step.name}: ${result[0]} passed, ${result[1]} failed, ${seconds} s`);
  }
  if (folder) fs.rmSync(folder, { recursive: true, force: true });
  process.stdout.write(sayFaults(faults));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
