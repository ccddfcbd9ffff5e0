// Every rule of ours speaks up: a small workspace that breaks each of them once, under the settings of the real one.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const lines = (count) => Array.from({ length: count }, (_, n) => `export const n${n} = ${n};`).join('\n');

/** Files that break a rule, and what is said of each. */
const BROKEN = {
  'mfe-catalog/src/neighbour.ts': [
    "import { form } from '@atoll/mfe-booking/form';\nexport const copy = form;",
    'A remote never imports another remote: meet by URL (paths), or move what two remotes need to libs/ui.',
  ],
  'shell/src/remote.ts': [
    "export const page = () => import('@atoll/mfe-catalog/page');",
    'The shell imports no remote: it loads them at run time through the registry.',
  ],
  'libs/ui/src/client.ts': [
    "import { api } from '@atoll/api-client/base';\nexport const client = api;",
    'ui may not import api-client; allowed: contract, i18n. The table of arrows is in README.md.',
  ],
  'mfe-admin/src/relative.ts': [
    "import { paths } from '../../libs/contract/src/paths.ts';\nexport const urls = paths;",
    'Import another package by its name (@atoll/contract/…), not by a relative path.',
  ],
  'libs/i18n/src/extension.ts': [
    "import { format } from './format.js';\nexport const money = format;",
    'In libs write the real extension (.ts): Node strips types and looks for exactly this file.',
  ],
  'mfe-admin/src/index.ts': [
    "export * from './list';",
    'No barrels: import the file that defines it; packages export sub-paths.',
  ],
  'mfe-admin/src/first.ts': [
    "import { second } from './second';\nexport const first = () => second;",
    'Dependency cycle detected',
  ],
  'mfe-admin/src/second.ts': [
    "import { first } from './first';\nexport const second = () => first;",
    'Dependency cycle detected',
  ],
  'api/src/people/users/own.ts': [
    "import { booking } from '../../sales/bookings/booking.js';\nexport const own = booking;",
    'people lies below sales and knows nothing of it: move what both need down into people, or let sales hand it in through an interface that people declares.',
  ],
  'api/src/platform/config/main-port.ts': [
    "import { port } from '../../main.js';\nexport const mainPort = port;",
    'platform lies below application and knows nothing of it',
  ],
  'api/src/loyalty/points.ts': [
    'export const points = 0;',
    'api/src/loyalty is no area: put the folder into platform,',
  ],
  'mfe-catalog/src/heading.tsx': [
    'export const Heading = () => <h1>Where to go</h1>;',
    'Write "Where to go" in the locales of this package and use its key: it exists in one language only.',
  ],
  'mfe-catalog/src/button.tsx': [
    'export const Close = () => <button type="button" aria-label="Close" />;',
    'Write "Close" in the locales of this package and use its key: it exists in one language only.',
  ],
  'mfe-catalog/src/badge.ts': [
    "export const badge = { color: '#0a7ea4' };",
    'Take the colour from the tokens (libs/ui/src/tokens): #0a7ea4 would not follow the theme.',
  ],
  'mfe-catalog/src/words.tsx': [
    "import { Trans } from 'react-i18next';\nexport const Words = Trans;",
    'The shell does not provide Trans of react-i18next: it would be undefined. Add it to shell/src/react-i18next-facade.ts.',
  ],
  'mfe-booking/src/whole.ts': [
    "import * as router from 'react-router';\nexport const go = router;",
    'Import names of react-router one by one: the shell provides those of shell/src/react-router-facade.ts.',
  ],
  'mfe-booking/src/skip.ts': [
    "import { skipToken } from '@reduxjs/toolkit/query/react';\nexport const skip = skipToken;",
    'Take what @reduxjs/toolkit/query/react offers from the endpoints: imported here, a second copy of it and of immer lands in the page.',
  ],
  'shell/src/inner.ts': [
    'export const show = (at: Element, text: string) => void (at.innerHTML = text);',
    'Render elements and text instead of innerHTML: a text that somebody wrote would run as markup.',
  ],
  'mfe-booking/src/outer.ts': [
    "export const show = (at: Element, text: string) => void (at['outerHTML'] = text);",
    'Render elements and text instead of outerHTML: a text that somebody wrote would run as markup.',
  ],
  'libs/ui/src/adjacent.ts': [
    "export const show = (at: Element, text: string) => at.insertAdjacentHTML('beforeend', text);",
    'Render elements and text instead of insertAdjacentHTML: a text that somebody wrote would run as markup.',
  ],
  'mfe-i18n/src/write.ts': [
    'export const show = (text: string) => document.write(text);',
    'Render elements and text instead of document.write: a text that somebody wrote would run as markup.',
  ],
  'mfe-i18n/src/writeln.ts': [
    'export const show = (text: string) => globalThis.document.writeln(text);',
    'Render elements and text instead of document.writeln: a text that somebody wrote would run as markup.',
  ],
  'mfe-i18n/src/danger.tsx': [
    'export const Rich = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />;',
    'Do not use `dangerouslySetInnerHTML` prop',
  ],
  'api/src/anything.ts': ['export const read = (body: any) => body;', 'Unexpected `any`. Specify a different type.'],
  'api/src/optional.dto.ts': [
    "import { IsOptional } from 'class-validator';\nexport class Dto {\n  @IsOptional()\n  name?: string;\n}",
    "'IsOptional' import from 'class-validator' is restricted.",
  ],
  'api/src/long.ts': [lines(251), 'File has too many lines (251).'],
  'api/src/long.spec.ts': [lines(401), 'File has too many lines (401).'],
};

/** Files that come close and break none. */
const SOUND = {
  'mfe-admin/src/list.ts': "import { paths } from '@atoll/contract/paths';\nexport const list = paths;",
  'mfe-admin/src/clear.test.ts': "export const clear = (at: Element) => void (at.innerHTML = '');",
  'mfe-catalog/src/icon.tsx': 'export const Icon = ({ name }: { name: string }) => <span title={name}>→</span>;',
  'libs/ui/src/tokens/blue.ts': "export const blue = '#0a7ea4';",
  'libs/ui/src/stream.ts': 'export const send = (to: { write(text: string): void }, text: string) => to.write(text);',
  'api/src/platform/fields/maybe.ts':
    "import { IsOptional } from 'class-validator';\nexport const MaybeNull = () => IsOptional();",
  'api/src/sales/bookings/agent.ts': "import { user } from '../../people/users/user.js';\nexport const agent = user;",
  'api/src/people/users/users.spec.ts':
    "import { booking } from '../../sales/bookings/booking.js';\nexport const its = booking;",
  'api/src/all-modules.ts': "import { booking } from './sales/bookings/booking.js';\nexport const all = [booking];",
  'api/src/full.ts': `// The two hundred and fifty below are what a file may have.\n${lines(250)}`,
  'api/src/full.spec.ts': lines(400),
};

let workspace;
let found;

beforeAll(() => {
  workspace = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-lint-')));
  const facades = fs.globSync('shell/src/*-facade.ts', { cwd: ROOT });
  for (const part of ['.oxlintrc.json', 'tools/lint', ...facades])
    fs.cpSync(path.join(ROOT, part), path.join(workspace, part), { recursive: true });
  const sources = Object.entries({ ...BROKEN, ...SOUND }).map(([file, code]) => [file, [code].flat()[0]]);
  for (const [file, code] of sources) {
    fs.mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    fs.writeFileSync(path.join(workspace, file), `${code}\n`);
  }
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: workspace, encoding: 'utf8' });
  found = Map.groupBy(JSON.parse(stdout).diagnostics, ({ filename }) => filename);
});

afterAll(() => fs.rmSync(workspace, { recursive: true, force: true }));

describe('lint', () => {
  it.each(Object.entries(BROKEN))('refuses %s', (file, [, message]) => {
    const said = (found.get(file) ?? []).map((fault) => `${fault.severity}: ${fault.message}`);
    expect(said).toEqual([expect.stringContaining(`error: ${message}`)]);
  });

  it('has nothing against what is allowed', () => {
    expect(Object.keys(SOUND).flatMap((file) => found.get(file) ?? [])).toEqual([]);
  });
});
