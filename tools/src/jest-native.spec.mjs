// The runner of the Node packages' tests: what is wrong in a test file is told, whatever kind of wrong it is.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const IMPORT = `import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';\n`;

const FILES = {
  'package.json': '{ "type": "module" }',
  'jest.config.mjs': `import { node } from ${JSON.stringify(path.join(ROOT, 'tools/presets/jest.mjs'))};
export default node(import.meta.dirname);`,
  'src/lagoon.ts': `${IMPORT}const seal = (target: object) => void Object.assign(target, { sealed: true });
@seal class Lagoon { constructor(readonly name: string) {} }
export const check = (name: string) => expect(Reflect.get(Lagoon, 'sealed') && new Lagoon(name).name).toBe('Ari');`,
  'src/a-kinds.spec.ts': `${IMPORT}import { check } from './lagoon.js';
describe('kinds', () => {
  it('passes', () => check('Ari'));
  it('differs', () => check('Baa'));
  it('never ends', () => new Promise(() => undefined), 50);
  it('rejects aside', async () => {
    void Promise.reject(new Error('nobody listens'));
    await new Promise((done) => setTimeout(done, 20));
  });
  it.each([[1, 1], [1, 2]])('row %i %i', (left, right) => expect(left).toBe(right));
  it('leaves a spy behind', () => {
    jest.spyOn(console, 'log').mockReturnValue(undefined);
    expect(jest.isMockFunction(console.log)).toBe(true);
  });
});
describe('hooks', () => {
  beforeAll(() => { throw new Error('no database'); });
  it('needs its hook', () => undefined);
});
describe('hooks of each test', () => {
  let times = 0;
  beforeEach(() => (++times === 3 ? new Promise(() => undefined) : undefined), 40);
  it('is quick', () => undefined);
  it('is quick again', () => undefined);
  it('waits for its hook', () => undefined);
});`,
  'src/b-after.spec.ts': `${IMPORT}import { check } from './lagoon.js';
it('finds no spy of another file', () => expect(jest.isMockFunction(console.log)).toBe(false));
it('uses a helper that is loaded already', () => check('Ari'));
it('has nothing of the other file', () => expect(expect.getState().currentTestName).toBe('has nothing of the other file'));`,
  'src/c-broken.spec.ts': `import './missing.js';`,
  'src/d-empty.spec.ts': `export {};`,
};

describe('the runner of tests in Node', () => {
  let folder;
  let report;
  let output = '';
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-native-'));
    for (const [name, text] of Object.entries(FILES)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    const file = path.join(folder, 'report.json');
    const args = ['--json', `--outputFile=${file}`, '--runInBand', '--rootDir', folder, '--config', 'jest.config.mjs'];
    const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
    const env = { ...process.env, ATOLL_PATIENCE: '3' };
    const child = spawn(process.execPath, ['--no-warnings', jest, ...args], { cwd: folder, env });
    child.stdout.resume();
    child.stderr.on('data', (chunk) => (output += chunk));
    await new Promise((done) => child.on('exit', done));
    report = JSON.parse(fs.readFileSync(file, 'utf8'));
  }, 60_000);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const results = (name) => {
    const suite = report.testResults.find((result) => path.basename(result.name) === name);
    return Object.fromEntries(suite.assertionResults.map(({ title, status }) => [title, status]));
  };

  it('tells failures, endless tests, lost rejections and broken hooks', () => {
    expect(results('a-kinds.spec.ts')).toEqual({
      passes: 'passed',
      differs: 'failed',
      'never ends': 'failed',
      'rejects aside': 'failed',
      'row 1 1': 'passed',
      'row 1 2': 'failed',
      'leaves a spy behind': 'passed',
      'needs its hook': 'failed',
      'is quick': 'passed',
      'is quick again': 'passed',
      'waits for its hook': 'failed',
    });
    // Positions are those of the sources.
    expect(output).toContain('src/lagoon.ts:4:');
  });

  it('stretches limits by its patience, however often a hook runs', () => {
    expect(output).toContain('Exceeded timeout of 150 ms for a test');
    expect(output).toContain('Exceeded timeout of 120 ms for a hook');
  });

  it('keeps files apart that share modules', () => {
    expect(Object.values(results('b-after.spec.ts'))).toEqual(['passed', 'passed', 'passed']);
  });

  it('fails for a file that cannot be loaded or has no test', () => {
    expect(report).toMatchObject({ success: false, numFailedTestSuites: 3, numRuntimeErrorTestSuites: 2 });
    expect(output).toContain('Your test suite must contain at least one test');
  });
});
