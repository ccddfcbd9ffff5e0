// A remote with a repository of its own: nothing of this workspace but the tarballs, and a site that runs.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { patient } from '../presets/patience.mjs';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { newOwnRemote } from './new/own-remote.mjs';
import { freePort } from './postgres.mjs';
import { killGroup } from './processes.mjs';
import { shownAtFirst } from './shown-at-first.mjs';
import { startSite } from './site.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MINUTES = 60_000;

let folder;
let site;
let browser;

const foreign = ([name]) => !/^(npm_|NODE_OPTIONS|JEST_|ATOLL_|NODE_ENV)/.test(name);
const env = Object.fromEntries(Object.entries(process.env).filter(foreign));

function npm(...args) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}
function done(...args) {
  const { status, output } = npm(...args);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
}
const remote = (...args) => done('run', 'remote', '--', ...args, '--store', site.store);

beforeAll(async () => {
  // Far from this workspace, so that nothing of it is found by chance.
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-own-'));
  await newOwnRemote(ROOT, 'hello', folder);
  site = await startSite({ demo: false });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}, 5 * MINUTES);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('a remote with a repository of its own', () => {
  it(
    'is installed from the tarballs, typed and built',
    () => {
      done('install', '--prefer-offline', '--no-audit', '--no-fund');
      // Its scripts find this one first, whatever Node the machine has.
      const { stdout } = spawnSync(path.join(folder, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' });
      expect(stdout.trim()).toBe(process.version);
      done('run', 'types');
      fs.writeFileSync(
        path.join(folder, 'src/fault.ts'),
        "import { paths } from '@atoll/contract/paths';\npaths.nowhere();\n",
      );
      expect(npm('run', 'types').output).toMatch(/src\/fault\.ts\(2,7\): error TS2339/);
      fs.rmSync(path.join(folder, 'src/fault.ts'));
      done('run', 'build');
    },
    5 * MINUTES,
  );

  it(
    'may show pages of the office by what the office is made of',
    () => {
      const files = ['rspack.config.mjs', 'src/welcome/welcome-page.tsx'].map((file) => path.join(folder, file));
      const before = files.map((file) => fs.readFileSync(file, 'utf8'));
      const [config, page] = files;
      fs.writeFileSync(
        config,
        `import { drawn } from '@atoll/tools/presets/federation.mjs';
        import { writeOfficeCss } from '@atoll/tools/presets/office-css.mjs';
        import { antdToken } from '@atoll/ui/tokens';
        writeOfficeCss(import.meta.dirname, antdToken, ['Button']);
        export default drawn(import.meta.dirname);`,
      );
      fs.writeFileSync(
        page,
        `import { Button } from 'antd';
        import { OfficeProvider } from '@atoll/ui/office/office-provider';
        import '../office/antd.gen.css';
        export default () => <OfficeProvider><Button>Book</Button></OfficeProvider>;`,
      );
      done('run', 'types');
      done('run', 'build');
      const css = fs.globSync('dist/css/*.css', { cwd: folder }).map((file) => path.join(folder, file));
      expect(css.map((file) => fs.readFileSync(file, 'utf8')).join('')).toContain('.ant-btn');
      files.forEach((file, at) => fs.writeFileSync(file, before[at]));
      done('run', 'build');
    },
    5 * MINUTES,
  );

  it(
    'is checked, published and promoted, and stands in the site that runs',
    async () => {
      expect(npm('run', 'remote', '--', 'publish').output).toContain('Name the store of the site: ATOLL_REMOTES');
      expect(remote('check')).toMatch(/mfe-hello 0\.1\.0-[0-9a-f]{8} may be published\./);
      expect(done('run', 'remote', '--', 'check-api', '--site', site.url)).toMatch(
        /serves all that the remotes built here/,
      );
      remote('publish');
      expect(remote('promote')).toMatch(/mfe-hello 0\.1\.0-\w+ is served on stable/);
      const page = await browser.newPage({ locale: 'zh-CN' });
      await page.goto(`${site.url}/zh/hello`);
      await page.getByRole('heading', { level: 1, name: '新页面' }).waitFor();
      await page.close();
      expect(await shownAtFirst(`${site.url}/zh/hello`)).toMatch(/<h1[^>]*>新页面<\/h1>/);
    },
    2 * MINUTES,
  );

  describe('developed in that site', () => {
    const write = (title) =>
      fs.writeFileSync(
        path.join(folder, 'src/welcome/welcome-page.tsx'),
        `import { useState } from 'react';
        import { PageHeading } from '@atoll/ui/page-heading';
        export default function WelcomePage() {
          const [count, setCount] = useState(0);
          return <PageHeading title="${title}"><button onClick={() => setCount(count + 1)}>{count}</button></PageHeading>;
        }`,
      );
    const shown = (title) => page.getByRole('heading', { level: 1, name: title });
    const opened = () => page.evaluate(() => Reflect.get(window, 'opened'));
    let developing;
    let page;

    async function open(...options) {
      write('Before');
      const port = await freePort();
      developing = spawn('npm', ['run', 'dev', '--', '--site', site.url, '--port', String(port), ...options], {
        cwd: folder,
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      page = await browser.newPage({ locale: 'en-GB' });
      await new Promise((ready) => developing.stdout.on('data', (chunk) => /Stop it with/.test(chunk) && ready()));
      await page.goto(`http://127.0.0.1:${port}/hello`);
      await shown('Before').waitFor();
      await page.evaluate(() => Reflect.set(window, 'opened', 'once'));
    }
    afterEach(async () => {
      await page?.close();
      if (developing) killGroup(developing.pid, 'SIGTERM');
    });

    it(
      'a component that is saved is replaced in the open page, which keeps its state',
      async () => {
        await open();
        await page.getByRole('button', { name: '0', exact: true }).click();
        write('After');
        await shown('After').waitFor({ timeout: patient(1_000) });
        await page.getByRole('button', { name: '1', exact: true }).waitFor({ timeout: 1_000 });
        expect(await opened()).toBe('once');
      },
      2 * MINUTES,
    );

    it(
      'the page is loaded anew in the shell of the site, for who asks for it',
      async () => {
        await open('--site-shell');
        write('After');
        await shown('After').waitFor({ timeout: patient(5_000) });
        expect(await opened()).toBeUndefined();
      },
      2 * MINUTES,
    );
  });
});
