// Finds the Chromium that tests and benchmarks use.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell is the same engine without a browser's windows around it: a page takes a sixth less of the processor. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a machine without a display, a GPU or the internet; root has no sandbox to use. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name)))
    .find((file) => fs.existsSync(file));

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium from the Debian packages (tests need a browser) …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  // CJK glyphs: Chinese pages are looked at and measured too.
  for (const browser of [SHELL, 'chromium']) {
    const packages = [browser, 'fonts-noto-cjk'];
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
    if (status === 0) break;
  }
  return onPath();
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, then the PATH, then Playwright's own, then (as root on Debian) a fresh install.
 * @throws Error with one sentence that says what to do.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (fs.existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH points to ${given}, which does not exist.`);
  }
  const own = chromium.executablePath();
  const found = onPath() ?? (own && fs.existsSync(own) ? own : undefined) ?? fromDebian();
  if (!found) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program.');
  return found;
}
