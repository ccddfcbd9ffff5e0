// Flows of the composed site in Chromium: built bundles, real API, real Postgres.
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@atoll/tools/browser.mjs';
import { patient } from '@atoll/tools/presets/patience.mjs';

/** A flow that measures a promise in seconds: it has the machine to itself, when all others are through. */
const ALONE = /@alone/;

export default defineConfig({
  projects: [
    { name: 'together', grepInvert: ALONE },
    { name: 'alone', grep: ALONE, workers: 1, dependencies: ['together'] },
  ],
  globalSetup: './e2e/support/shared-model.mjs',
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 2,
  timeout: patient(45_000),
  expect: { timeout: patient(5_000) },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  outputDir: '../test-results/flows',
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // Playwright would take one of every test and throw it away: support/site.ts photographs what failed.
    screenshot: 'off',
  },
});
