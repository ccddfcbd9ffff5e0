// The Chromium of this machine's system. Built-ins only: run as a program it provides one, while the packages are installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The headless shell is the same engine without a browser's windows around it: a page takes a sixth less of the processor. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium among the programs of this machine. */
export const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name)))
    .find((file) => fs.existsSync(file));

/** Installs one where that needs no question: as root on Debian. */
export function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium from the Debian packages (tests need a browser) …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const browser of [SHELL, 'chromium']) {
    // CJK glyphs: Chinese pages are looked at and measured too.
    const packages = [browser, 'fonts-noto-cjk'];
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
    if (status === 0) break;
  }
  return onPath();
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !process.env.CHROMIUM_PATH && !onPath()) fromDebian();
