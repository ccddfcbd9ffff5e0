// `npm run text-places -- --at https://…` finds where each text stands on a site that runs, and what does not fit, and tells the site:
// translators see it beside each text. Without `--at` it starts the demo agency, and only says what does not fit.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { TEXT_WIDTHS } from '@atoll/contract/text-places';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { startSite } from './site.mjs';
import { lookAt, openWindow } from './text-places/look.mjs';
import { run } from './text-places/run.mjs';
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
  process.exitCode = await run({
    languages: await languagesOf(site.url),
    textsOf: (language) => textsOf(site.url, language),
    look: async (language) => {
      const page = await openWindow(browser, site.url, site.owner, language);
      const seen = await lookAt(page, { language, pages, widths: TEXT_WIDTHS });
      await page.context().close();
      return seen;
    },
    send: async (set) => given && send(site.url, site.owner, set),
    print: console.log,
    printError: console.error,
  });
  if (!given) console.log('Nothing is kept: with --at the site is told, and translators see it.');
} finally {
  await browser.close();
  await site.stop();
}
