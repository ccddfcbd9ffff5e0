// What the server drew, gone on with by another engine. Nightly: it starts a browser of its own.
import { type Firefox, startFirefox } from '@atoll/tools/firefox.mjs';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { type Outline, addressesOf, keepNodes, keptNodes, outline, showAll, waitingNodes } from './support/drawn';
import { expect, test } from './support/site';

test.describe.configure({ mode: 'serial' });

if (process.env.ATOLL_NIGHTLY)
  test.describe('Firefox', () => {
    let firefox: Firefox;
    // Far from the server's clock: a date that is written in the reader's zone would differ.
    test.beforeAll(async () => {
      firefox = await startFirefox({ timeZone: 'Asia/Tokyo' });
      await firefox.atFirst(String(keepNodes));
      const keep = `() => Object.assign(window, { outlineThatCame: (${outline})() })`;
      await firefox.atFirst(`() => document.addEventListener('DOMContentLoaded', ${keep})`);
    });
    test.afterAll(() => firefox.close());

    const run = (action: () => unknown) => firefox.evaluate(`(${action})()`);
    /** Opens an address and shows the page to its end. */
    async function read(address: string): Promise<void> {
      await firefox.goto(address);
      await expect
        .poll(() => firefox.evaluate("performance.getEntriesByName('atoll.page').length"), { timeout: 20_000 })
        .toBeGreaterThan(0);
      await run(showAll);
      await expect.poll(() => run(waitingNodes), { timeout: 20_000 }).toBe(0);
    }

    /** What was sent, without what asks for a price. */
    const reports = () => firefox.posts.filter((url) => !url.endsWith('/api/bookings/quote/'));

    /** How many lie beside each other shows when the style sheets are there. */
    const still = (seen: unknown) => ({ ...(seen as Outline), columns: [] });

    for (const language of LANGUAGE_CODES)
      for (const width of [390, 1440])
        test(`goes on with what the server drew in ${language}, ${width} px wide`, async ({ page, site }) => {
          test.setTimeout(300_000);
          await firefox.resize(width, 850);
          for (const address of await addressesOf(page, language)) {
            firefox.posts.length = 0;
            await read(site.url + address);
            expect(still(await run(outline)), address).toEqual(still(await firefox.evaluate('outlineThatCame')));
            expect(await run(keptNodes), address).toEqual({ came: expect.any(Number), gone: [] });
            expect(reports(), address).toEqual([]);
          }
        });

    test('shows a stored currency with the nodes of the server', async ({ page, site }) => {
      await firefox.resize(390, 850);
      const forget = await firefox.atFirst(`() => localStorage.setItem('atoll_currency', '{"code":"EUR","rate":0.5}')`);
      firefox.posts.length = 0;
      for (const address of await addressesOf(page, 'en')) {
        await read(site.url + address);
        expect(await firefox.evaluate("document.querySelector('.doc-price__amount').textContent"), address).toContain(
          '€',
        );
        expect(await run(keptNodes), address).toEqual({ came: expect.any(Number), gone: [] });
      }
      expect(reports()).toEqual([]);
      await forget();
    });
  });
