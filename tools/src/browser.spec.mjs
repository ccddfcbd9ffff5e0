import { expect, it } from '@jest/globals';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from './browser.mjs';

const featuresIn = (words) =>
  words.filter((word) => word.startsWith('--disable-features=')).map((word) => word.split('=')[1].split(','));

it('switches off what Playwright does, for Chromium hears only the last list', async () => {
  // What is no browser ends at once, and Playwright tells how it was called.
  const told = await chromium.launch({ executablePath: process.execPath, args: ['-e', ''] }).catch(String);
  const [theirs] = featuresIn(told.split(/\s+/));
  const [ours, ...more] = featuresIn(CHROMIUM_FLAGS);
  expect(theirs).toContain('PaintHolding');
  expect(ours).toEqual(expect.arrayContaining(theirs));
  expect(more).toEqual([]);
});
