// `npm run dev` as it is called; what a page makes of it is tested in the browser (shell/e2e/development.e2e.ts).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './postgres.mjs';

const PROGRAM = path.join(import.meta.dirname, 'dev.mjs');

let temporary;
let env;
beforeAll(async () => {
  temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-dev-spec-'));
  const { NODE_ENV: _test, NODE_OPTIONS: _options, ...rest } = process.env;
  env = { ...rest, TMPDIR: temporary, PORT: String(await freePort()), HOST: '127.0.0.1' };
});
afterAll(() => fs.rmSync(temporary, { recursive: true, force: true }));

/** Runs it to its end; `onOutput` may end it. */
function dev(args, onOutput = () => undefined) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      onOutput(output, child);
    });
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

describe('npm run dev', () => {
  it.each([
    [['mfe-nowhere', '--site', 'http://127.0.0.1:9'], /^There is no remote mfe-nowhere: name one of mfe-admin, /],
    [['mfe-booking', '--site', 'nowhere'], /^--site takes an address like https:\/\/example\.com, not "nowhere"\.$/m],
    [['--sight', 'http://127.0.0.1:9'], /^Usage: npm run dev/],
  ])('%j is refused in a sentence', async (args, sentence) => {
    expect(await dev(args)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
  });

  it('says where the page is, of a site that does not answer too, and takes its files along when it ends', async () => {
    let asked;
    let gallery;
    const { code, output } = await dev(['mfe-booking', '--site', 'http://127.0.0.1:9'], (said, child) => {
      if (asked || !/Stop it with Ctrl-C/.test(said)) return;
      expect(fs.readdirSync(temporary).filter((name) => name.startsWith('atoll-dev-'))).toHaveLength(1);
      asked = fetch(`http://127.0.0.1:${env.PORT}/packages`).then(async (answer) => [
        answer.status,
        await answer.text(),
      ]);
      gallery = fetch(`http://127.0.0.1:${env.PORT}/@dev/gallery/`).then((answer) => answer.text());
      void Promise.allSettled([asked, gallery]).then(() => child.kill('SIGTERM'));
    });
    expect(await asked).toEqual([502, expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer: /)]);
    expect(output).toContain(`mfe-booking and the shell in http://127.0.0.1:9: http://127.0.0.1:${env.PORT}\n`);
    expect(output).toContain(`libs/ui by themselves: http://127.0.0.1:${env.PORT}/@dev/gallery/\n`);
    expect(await gallery).toMatch(/<title>libs\/ui<\/title>/);
    expect(code).toBe(0);
    expect(fs.readdirSync(temporary).filter((name) => name.startsWith('atoll-dev-'))).toEqual([]);
  }, 60_000);
});
