// `npm run text-places -- --at https://…` finds where each text stands on a site that runs, and what does not fit, and tells the site:
// translators see it beside each text. Without `--at` it starts the demo agency, and only says what does not fit.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { TEXT_WIDTHS } from '@atoll/contract/text-places';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { startSite } from './site.mjs';
import { lookAt, openWindow } from './text-places/look.mjs';
import { languagesOf, pagesOf, send, textsOf } from './text-places/site.mjs';

const { values: options } = parseArgs({ options: { at: { type: 'string' } } });

function accountOf() {
  const { ATOLL_OWNER_EMAIL: email, ATOLL_OWNER_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  console.error(
    'Say who looks: ATOLL_OWNER_EMAIL and ATOLL_OWNER_PASSWORD of a colleague who may change and import texts.',
  );
  process.exit(2);
}

const given = options.at && { url: options.at.replace(/\/$/, ''), owner: accountOf(), stop: () => {} };
const site = given || (await startSite());
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const pages = await pagesOf(site.url);
  for (const language of await languagesOf(site.url)) {
    const takenAt = new Date().toISOString();
    // One after the other: the pages of one machine would wait for each other.
    // oxlint-disable-next-line no-await-in-loop
    const texts = await textsOf(site.url, language);
    // oxlint-disable-next-line no-await-in-loop
    const page = await openWindow(browser, site.url, site.owner, language);
    // oxlint-disable-next-line no-await-in-loop
    const { found, failed } = await lookAt(page, { language, pages, widths: TEXT_WIDTHS });
    // oxlint-disable-next-line no-await-in-loop
    await page.context().close();
    if (failed.length > 0) {
      // Places of those pages would be lost: what is kept stays.
      console.error(`${failed.join('\n')}\n${language}: nothing is kept of this look.`);
      process.exitCode = 1;
    }
    for (const [width, places] of found) {
      const set = { language, width, taken_at: takenAt, ...places.asSent(texts) };
      const megabytes = (JSON.stringify(set).length / 1_000_000).toFixed(1);
      console.log(
        `${language} ${width} px: ${set.places.length} texts on ${set.pictures.length} pictures, ${megabytes} MB, ${places.clipped.length} do not fit`,
      );
      for (const { text, fault, path } of places.clipped) console.log(`  ${text.name} ${fault} on ${path}`);
      // oxlint-disable-next-line no-await-in-loop
      if (given && failed.length === 0) await send(site.url, site.owner, set);
    }
  }
  if (!given) console.log('Nothing is kept: with --at the site is told, and translators see it.');
} finally {
  await browser.close();
  await site.stop();
}
