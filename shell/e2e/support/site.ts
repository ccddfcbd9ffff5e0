import { type BrowserContext, type Page, type TestInfo, test as base, expect } from '@playwright/test';
import { type Site, type SiteModel, startSite } from '@atoll/tools/site.mjs';
import { type Mails, startMails } from './mails';
import { type Office, openOffice } from './office';
import { type Receiver, startReceiver } from './receiver';

/** What a browser complained about. A spec names the complaints that it provokes; any other fails it. */
export interface Complaints {
  watch(context: BrowserContext): void;
  allow(...expected: RegExp[]): void;
}

interface WorkerFixtures {
  /** Whose site it is: specs of another purpose get a site of their own. */
  purpose: string;
  /** With the mail server that takes what it sends, and another system that it may tell things. */
  site: Site & { mails: Mails; receiver: Receiver };
  office: Office;
}

/** What stood on the pages of a test that failed. */
const photograph = (context: BrowserContext, info: TestInfo) =>
  Promise.all(
    context.pages().map((page, index) => page.screenshot({ path: info.outputPath(`page-${index + 1}.png`) })),
  );

export const test = base.extend<{ complaints: Complaints }, WorkerFixtures>({
  purpose: ['flows', { option: true, scope: 'worker' }],
  site: [
    async ({ purpose: _purpose }, hand) => {
      // A machine that runs browsers beside the site draws its pages later than visitors would wait.
      const [mails, receiver] = await Promise.all([startMails(), startReceiver()]);
      const env = {
        ATOLL_MEDIA: process.env.ATOLL_FLOWS_MEDIA!,
        ATOLL_DRAW_WAIT: '3000',
        SMTP_URL: mails.url,
        ATOLL_WEBHOOK_HOSTS: receiver.host,
      };
      const site = await startSite({ env, model: JSON.parse(process.env.ATOLL_FLOWS_MODEL!) as SiteModel });
      await hand({ ...site, mails, receiver });
      await site.stop();
      await mails.stop();
      receiver.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  office: [async ({ site }, hand) => hand(await openOffice(site)), { scope: 'worker' }],
  baseURL: async ({ site }, hand) => hand(site.url),
  // What a flow does next is meant for the page, not for the document that it comes from, where links lead to other documents.
  page: async ({ page }, hand) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (!options?.waitUntil) await alive(page);
      return answer;
    };
    await hand(page);
  },
  complaints: [
    async ({ context }, hand, info) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (event) => heard.push(`uncaught: ${event.error().stack ?? event.error().message}`));
      };
      watch(context);
      await hand({ watch, allow: (...expected) => void allowed.push(...expected) });
      if (info.status !== info.expectedStatus) await photograph(context, info);
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect([...new Set(unexpected)]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until nothing is loaded any more; not for ever, for Chromium does not always tell that a revalidation has ended. */
export const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

/** On a busy machine the first documents go out before their pages are drawn; such a one is not kept. */
export const untilDrawn = (page: Page, address: string) =>
  expect
    .poll(async () => (await page.request.get(address)).text(), { timeout: 20_000 })
    .toContain('"rendered":{"remote":"mfe-');

/** Waits until the page goes on from what the server drew, where it can: a flow may keep its code from it. */
async function alive(page: Page): Promise<void> {
  const isAlive = () =>
    !document.querySelector('script[src*="/shell/js/start."]') ||
    ['atoll.page', 'atoll.heard'].every((name) => performance.getEntriesByName(name).length > 0);
  await page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => undefined);
}
