import { afterEach, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the checks look for in any tree. */
const EMPTY = { 'package-lock.json': '{"packages":{}}', 'tsconfig.json': '{"references":[]}' };

const roots = [];
afterEach(() => roots.splice(0).forEach((root) => fs.rmSync(root, { recursive: true })));

/** What the checks say of a tree that holds these files alone. */
function faultsOf(files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-sources-'));
  roots.push(root);
  for (const [name, text] of Object.entries({ ...EMPTY, ...files })) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'check-sources.mjs'), root]);
  const faults = stderr.toString().split('\n').filter(Boolean);
  expect(status).toBe(faults.length > 0 ? 1 : 0);
  return faults;
}

it('finds statements of SQL outside of the files that are for them', () => {
  const statements = [
    `const a = 'select 1';`,
    'const b = `\n  select id\n  from booking`;',
    'const c = "INSERT INTO booking values (1)";',
    'const d = `update "user" set role = 1`;',
    `const e = 'delete from booking';`,
    `const f = 'with paid as (select 1) select 2';`,
    `const g = "set local lock_timeout = '5s'";`,
  ];
  const text = `// How the service asks.\n${statements.join('\n')}\n`;
  const lines = [2, 3, 6, 7, 8, 9, 10];
  expect(faultsOf({ 'api/src/sales/bookings/bookings.service.ts': text })).toEqual(
    lines.map(
      (line) =>
        `api/src/sales/bookings/bookings.service.ts:${line} holds a statement: move it to a *.queries.ts beside it.`,
    ),
  );
  const places = [
    'sales/bookings/bookings.queries.ts',
    'sales/bookings/bookings.api-spec.ts',
    'database/migrations/m-1.ts',
  ];
  for (const place of [...places, 'database/roles.ts', 'platform/health/readiness.ts'])
    expect(faultsOf({ [`api/src/${place}`]: text })).toEqual([]);
});

it('takes no word for a statement', () => {
  const text = `const verbs = ['update', 'delete', 'select', 'create'];\n// \`update\` and \`delete\` of a row\n`;
  expect(faultsOf({ 'api/src/sales/bookings/bookings.service.ts': text })).toEqual([]);
});
