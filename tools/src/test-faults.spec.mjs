import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { scratchFolder } from './scratch.mjs';
import { flowFaults, sayFaults, testFaults } from './test-faults.mjs';
import { bin } from './test-steps.mjs';

const IMPORT = `import { expect, test } from '${bin('@playwright/test/index.mjs')}';\n`;
const folders = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** Runs a program over these files and reads what it wrote down. */
function report(files, args) {
  const folder = scratchFolder();
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const file = path.join(folder, 'report.json');
  const { stderr } = spawnSync(process.execPath, args(file), {
    cwd: folder,
    // Playwright takes what runs inside Jest for one of its tests.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, JEST_WORKER_ID: undefined },
    encoding: 'utf8',
  });
  if (!fs.existsSync(file)) throw new Error(stderr);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

it('names each test that failed with what it said, and each file that could not be run', () => {
  const said = testFaults(
    report(
      {
        'package.json': '{}',
        'jest.config.json': '{ "testMatch": ["**/*.spec.js"], "transform": {} }',
        'a.spec.js':
          "describe('a lagoon', () => { it('is blue', () => expect('green').toBe('blue')); it('is warm', () => expect(1).toBe(1)); });",
        'b.spec.js': 'nowhere();',
      },
      (file) => [bin('jest/bin/jest.js'), '--json', `--outputFile=${file}`, '--maxWorkers=1'],
    ),
  ).toSorted();
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('a.spec.js › a lagoon is blue\nError: expect(received).toBe(expected)');
  expect(said[0]).toContain('Received: "green"');
  expect(said[1]).toMatch(/^b\.spec\.js\n[\s\S]*ReferenceError: nowhere is not defined/);
});

it('names each flow that failed, also one that passed when it was tried again', () => {
  const said = flowFaults(
    report(
      {
        'package.json': '{ "type": "module" }',
        'playwright.config.mjs':
          "export default { testMatch: '*.e2e.mjs', retries: 1, reporter: 'json', outputDir: 'out' };",
        'a.e2e.mjs': `${IMPORT}test.describe('an atoll', () => {
          test('is flat', () => expect(3).toBe(2));
          test('is quiet', ({}, { retry }) => expect(retry).toBe(1));
          test('is warm', () => undefined);
        });`,
      },
      () => [bin('@playwright/test/cli.js'), 'test'],
    ),
  );
  expect(said.map((text) => text.split('\n')[0])).toEqual(['a.e2e.mjs:3 › is flat', 'a.e2e.mjs:4 › is quiet']);
  expect(said[0]).toContain('Expected: 2\nReceived: 3');
});

it('says nothing of a run that passed, and of many faults the first', () => {
  expect(sayFaults([])).toBe('');
  const many = Array.from({ length: 23 }, (_, index) => `fault ${index}`);
  const said = sayFaults([
    { step: 'lint', faults: [] },
    { step: 'tests', faults: many },
  ]);
  expect(said).toMatch(/^\n✘ lint\n\n✘ tests\n\nfault 0\n/);
  expect(said).toMatch(/fault 19\n\nand 3 more\n$/);
});
