// Finds the Chromium that tests and benchmarks use.
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { fromDebian, onPath } from './system-browser.mjs';

/** What Playwright switches off for every test. Chromium hears only the last such list, and that is ours. */
const UNTESTED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',

  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The suggestions below the address bar: a Chromium with windows loads two pages of its own for each, a third of its work. */
const OF_THE_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

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
  `--disable-features=${[...UNTESTED, ...OF_THE_WINDOW].join()}`,
];

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
