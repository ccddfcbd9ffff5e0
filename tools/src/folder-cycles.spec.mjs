import { afterEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folderCycles } from './folder-cycles.mjs';

const roots = [];
afterEach(() => roots.splice(0).forEach((root) => fs.rmSync(root, { recursive: true })));

/** What is said of rooms whose files import these. */
function cyclesOf(imports) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-rooms-'));
  roots.push(root);
  for (const [file, target] of Object.entries(imports)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), `import { x } from '${target}';\nexport const y = x;\n`);
  }
  return folderCycles(root);
}

it('names a circle of folders once, with the way around and a file that closes it', () => {
  const circle = {
    'people/auth/letters.ts': '../mail/outbox.js',
    'people/mail/notices.ts': '../notifications/kinds.js',
    'people/notifications/row.entity.ts': '../auth/user.entity.js',
  };
  expect(cyclesOf(circle)).toEqual([
    'people/auth/letters.ts closes a circle of folders: people/auth → people/mail → people/notifications → people/auth. Move what both need to the one below.',
  ]);
});

it('finds a circle through another area, and one that types or a folder inside close', () => {
  expect(
    cyclesOf({ 'people/mail/a.ts': '../../sales/forms/b.js', 'sales/forms/c.ts': '../../people/mail/d.js' }),
  ).toHaveLength(1);
  expect(cyclesOf({ 'texts/a/deep/b.ts': '../../c/d.js', 'texts/c/e.ts': '../a/f.js' })).toHaveLength(1);
});

it('has nothing against a line, tests that look up, or the modules that put an area together', () => {
  const line = {
    'people/auth/a.ts': '../accounts/b.js',
    'people/mail/c.ts': '../accounts/b.js',
    'people/accounts/roles.spec.ts': '../auth/a.js',
    'people/people.module.ts': './mail/c.js',
    'people/accounts/d.ts': './b.js',
  };
  expect(cyclesOf(line)).toEqual([]);
});
