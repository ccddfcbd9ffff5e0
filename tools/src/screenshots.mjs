// `npm run screenshots [-- <part of a name> …]` takes the main screens anew, for the README and for the page that shows them side by
// side. It needs what `npm start` has built.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { bookGuests, signIn } from './office-morning.mjs';
import { startSite } from './site.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = path.join(ROOT, 'tools/pictures/screenshots');
const sharp = createRequire(path.join(ROOT, 'api/package.json'))('sharp');

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const QUALITY = 82;
/** What says that something is still to come. */
const BUSY = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning';

/** Name, what it shows, address and window; `office` for staff, `scheme` for the night. */
const screens = ({ trip, stay, stays, post, booking, tripId }) => [
  { name: 'home', title: 'Home', at: '/', size: WIDE },
  { name: 'home-ru', title: 'Home, in Russian', at: '/ru', size: WIDE },
  { name: 'packages', title: 'Trips', at: '/packages', size: WIDE },
  { name: 'package', title: 'A trip', at: `/ru/packages/${trip}`, size: WIDE },
  { name: 'resorts-map', title: 'Places to stay on the chart', at: '/resorts?view=map', size: WIDE },
  { name: 'resort', title: 'A place to stay, by night', at: `/zh/resorts/${stay}`, size: WIDE, scheme: 'dark' },
  { name: 'compare', title: 'Places to stay side by side', at: `/compare?resorts=${stays.join(',')}`, size: WIDE },
  { name: 'transportation', title: 'Getting there', at: '/transportation', size: WIDE },
  { name: 'post', title: 'A post', at: `/ru/blog/${post}`, size: WIDE },
  { name: 'booking', title: 'Booking a trip', at: `/booking/${trip}`, size: WIDE },
  { name: 'builder', title: 'Building a trip', at: '/zh/custom-trip', size: WIDE },
  { name: 'home-phone', title: 'Home on a phone', at: '/zh', size: PHONE },
  { name: 'package-phone', title: 'A trip on a phone', at: `/packages/${trip}`, size: PHONE },
  ...[
    { name: 'office', title: 'What waits', at: 'overview' },
    { name: 'bookings', title: 'Bookings', at: 'bookings' },
    { name: 'office-booking', title: 'A booking', at: `bookings/${booking}` },
    { name: 'office-departures', title: 'Departures', at: 'departures' },
    { name: 'office-rooms', title: 'Rooms by night', at: 'rooms' },
    { name: 'office-rates', title: 'Rates and taxes', at: 'rates' },
    { name: 'office-reviews', title: 'Reviews', at: 'reviews' },
    { name: 'office-analytics', title: 'Numbers', at: 'analytics' },
    { name: 'office-packages', title: 'What is sold', at: 'packages' },
    { name: 'office-package', title: 'A trip in three languages', at: `packages/${tripId}` },
    { name: 'office-homepage', title: 'The home page, arranged beside its preview', at: 'homepage' },
    { name: 'office-media', title: 'Pictures', at: 'media' },
    { name: 'office-settings', title: 'Settings', at: 'settings' },
    { name: 'texts-overview', title: 'Translations: how far they are', at: 'translations/overview' },
    { name: 'texts', title: 'Translations: the editor, by night', at: 'translations', scheme: 'dark' },
    { name: 'office-phone', title: 'Bookings on the jetty', at: 'bookings', size: PHONE },
  ].map((screen) => ({ size: WIDE, office: true, ...screen, at: `/dashboard/${screen.at}` })),
];

/** What the demo has to show. */
async function known(url) {
  const listed = async (kind, filter = '') =>
    (await (await fetch(`${url}/api/${kind}/?page_size=3${filter}`)).json()).results;
  const [trips, stays, posts] = await Promise.all(['packages', 'resorts', 'posts'].map((kind) => listed(kind)));
  const slugs = (rows) => rows.map(({ slug }) => slug);
  const trip = trips[0].slug;
  const [{ id: booking }] = await bookGuests(url);
  return { trip, tripId: trips[0].id, stay: stays[0].slug, stays: slugs(stays), post: posts[0].slug, booking };
}

/** Waits until everything that the window shows has come, and takes it. */
async function take(browser, site, { name, at, size, office, scheme = 'light' }) {
  const context = await browser.newContext({
    ...{ viewport: size, colorScheme: scheme, locale: 'en-GB', reducedMotion: 'reduce' },
    deviceScaleFactor: size === PHONE ? 2 : 1,
  });
  await context.addInitScript(() => localStorage.setItem('atoll_language', 'en'));
  const page = await context.newPage();
  if (office) await signIn(page, site);
  await page.goto(site.url + at);
  // Lists say so while they wait for their rows.
  await page.waitForFunction(
    (busy) => document.querySelector('main h1, main h2') && !document.querySelector(busy),
    BUSY,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => 0)),
    );
  });
  await page.waitForTimeout(1_500);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(OUT, `${name}.webp`));
  await context.close();
  console.log(`${name}.webp`);
}

/** The page beside the pictures: two in a row, phones together. */
function pageOf(all) {
  const cell = ({ name, title, size }) =>
    `<td align="center" valign="top"><img src="${name}.webp" width="${size === PHONE ? 260 : 480}" alt="${title}"><br>${title}</td>`;
  const sorted = [...all.filter(({ size }) => size === WIDE), ...all.filter(({ size }) => size === PHONE)];
  const rows = sorted.flatMap((_, index) => (index % 2 === 0 ? [sorted.slice(index, index + 2)] : []));
  const table = rows.map((row) => `<tr>\n${row.map(cell).join('\n')}\n</tr>`).join('\n');
  return `# Screens\n\nThe main screens side by side, with the demo agency. \`npm run screenshots\` takes them anew.\n\n<table>\n${table}\n</table>\n`;
}

const wanted = process.argv.slice(2);
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const all = screens(await known(site.url));
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  fs.mkdirSync(OUT, { recursive: true });
  // One after the other: the pages of one machine would wait for each other.
  // oxlint-disable-next-line no-await-in-loop
  for (const screen of chosen) await take(browser, site, screen);
  fs.writeFileSync(path.join(OUT, 'README.md'), pageOf(all));
} finally {
  await browser.close();
  await site.stop();
}
