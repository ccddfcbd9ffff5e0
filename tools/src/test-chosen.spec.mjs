import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dateTests } from './date-tests.mjs';
import { allTests, chosen } from './test-chosen.mjs';
import { ROOT, projects } from './test-steps.mjs';
import { BETWEEN, EAST, WEST } from './time-zones.mjs';

const files = ['api/src/catalogue/packages/packages.api-spec.ts', 'mfe-catalog/src/package-list/package-card.test.tsx'];

describe('a word after npm test --', () => {
  it('is all of a folder that has this name', () => {
    expect(chosen(files, 'packages')).toEqual([files[0]]);
    expect(chosen(files, 'mfe-catalog')).toEqual([files[1]]);
    expect(chosen(files, './api/src/catalogue/packages/')).toEqual([files[0]]);
  });

  it('is else any part of a path', () => {
    expect(chosen(files, 'package-card')).toEqual([files[1]]);
    expect(chosen(files, files[0])).toEqual([files[0]]);
    expect(chosen(files, 'nowhere')).toEqual([]);
  });
});

describe('tests', () => {
  it('are found in every workspace that has some, and in the browser’s folder', () => {
    const { byProject, flows } = allTests();
    expect([...byProject.keys()]).toEqual(projects());
    expect(projects()).toEqual(expect.arrayContaining(['api', 'libs/registry', 'mfe-admin', 'shell', 'tools']));
    for (const found of byProject.values()) expect(found.length).toBeGreaterThan(0);
    expect(flows).toContain('shell/e2e/traveller.e2e.ts');
  });

  it('stand west of UTC, and where they write dates in the far east and, by night, in UTC too', () => {
    const noonIn = (timeZone) =>
      new Date('2027-02-14T11:00:00Z').toLocaleDateString('en', { timeZone, day: 'numeric' });
    expect([WEST, EAST, BETWEEN].map(noonIn)).toEqual(['14', '15', '14']);
    expect(new Date(2027, 1, 14).getTimezoneOffset()).toBe(480);
    expect(dateTests(false)).toEqual(
      expect.arrayContaining([
        'api/src/sales/bookings/bookings.api-spec.ts',
        'libs/i18n/src/format.test.ts',
        'libs/contract/src/days.spec.ts',
      ]),
    );
    expect(dateTests(true)).toContain('api/src/catalogue/packages/catalogue.api-spec.ts');
  });

  it('and types are asked of every workspace with sources', () => {
    const { references } = JSON.parse(fs.readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8'));
    const typed = fs.globSync('{*,libs/*}/tsconfig.json', { cwd: ROOT }).map((file) => path.posix.dirname(file));
    expect(references.map(({ path: folder }) => folder)).toEqual(expect.arrayContaining(typed));
    const { workspaces } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const packages = fs.globSync('{*,libs/*}/package.json', { cwd: ROOT }).map((file) => path.posix.dirname(file));
    const entered = workspaces.flatMap((pattern) => fs.globSync(pattern, { cwd: ROOT }));
    expect(entered).toEqual(expect.arrayContaining(packages));
  });
});
