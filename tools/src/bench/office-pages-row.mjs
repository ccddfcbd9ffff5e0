// What opening a screen of the office costs: bytes of JavaScript beside one bundle of the same sources, and how soon it stands on a slow
// machine.
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';
import { bookGuests, signIn } from '../office-morning.mjs';
import { startSite } from '../site.mjs';
import { median } from './measure.mjs';
import { buildSingle } from './single-bundle/build.mjs';

const ROUNDS = 5;
const BYTES = 1.25;
const OPEN_MS = 1_500;

/** Screens of a morning, and what stands on each when it has its answers. */
const SCREENS = {
  overview: ['/dashboard/overview', 'main section a'],
  bookings: ['/dashboard/bookings', 'main tbody tr a'],
  booking: ['/dashboard/bookings/:booking', 'main dl'],
  'a trip': ['/dashboard/packages/:package', 'main textarea'],
  pictures: ['/dashboard/media', 'main li a'],
  calendar: ['/dashboard/departures', 'main table, main [role="grid"]'],
  texts: ['/dashboard/translations', 'main li'],
};

/** Signs in on a page of its own. @returns the page with a session to the browser's tools, and its addresses */
async function morning(browser, site) {
  const [{ id: booking }] = await bookGuests(site.url);
  const { results } = await (await fetch(`${site.url}/api/packages/?page_size=1`)).json();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await signIn(page, site);
  const address = (path) => site.url + path.replace(':booking', booking).replace(':package', String(results[0].id));
  return { page, tools, address };
}

/** Bytes of JavaScript, compressed as they are sent, of a screen that is opened by nobody's cache. */
async function bytesOf({ page, tools, address }, [path, ready]) {
  let bytes = 0;
  const scripts = new Set();
  const come = ({ requestId, type, response }) =>
    (type === 'Script' || /\.js(\?|$)/.test(response.url)) && scripts.add(requestId);
  const done = ({ requestId, encodedDataLength }) => scripts.has(requestId) && (bytes += encodedDataLength);
  tools.on('Network.responseReceived', come).on('Network.loadingFinished', done);
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address(path));
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  tools.off('Network.responseReceived', come).off('Network.loadingFinished', done);
  await tools.send('Network.setCacheDisabled', { cacheDisabled: false });
  return bytes;
}

/** Milliseconds until a screen stands whose files this browser has, on a machine of a fourth of the speed. */
async function openedIn({ page, tools, address }, [path, ready]) {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = Date.now();
  await page.goto(address(path), { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const opened = Date.now() - before;
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  return opened;
}

/** Each screen of a morning: ≤ 1.25× the bytes of one bundle, and there within 1.5 s at 4× CPU with a warm cache. */
export async function officePages() {
  const out = buildSingle();
  const sites = [await startSite(), await startSite({ env: { ATOLL_SHELL: out } })];
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const federated = await morning(browser, sites[0]);
    const single = await morning(browser, sites[1]);
    const rows = [];
    for (const [name, screen] of Object.entries(SCREENS)) {
      const [bytes, bare] = [await bytesOf(federated, screen), await bytesOf(single, screen)];
      const opened = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        const one = await openedIn(federated, screen);
        if (round >= 0) opened.push(one);
      }
      const ms = median(opened);
      rows.push({
        row: 'web.office-pages',
        what: `${name}: ${(bytes / 1024).toFixed(0)} KB of JavaScript beside one bundle`,
        figure: `${(bytes / bare).toFixed(2)}×`,
        floor: `${BYTES}×`,
        ok: bytes <= bare * BYTES,
      });
      rows.push({
        row: 'web.office-pages',
        what: `${name}: there, 4× CPU, warm cache`,
        figure: `${ms.toFixed(0)} ms`,
        floor: `${OPEN_MS} ms`,
        ok: ms <= OPEN_MS,
      });
    }
    return rows;
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
    fs.rmSync(out, { recursive: true, force: true });
  }
}
