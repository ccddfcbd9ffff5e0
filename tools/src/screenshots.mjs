// `npm run screenshots [-- <part of a name> …]` takes the main screens anew, for the README and for the page that shows them side by
// side. It needs what `npm start` has built.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { startSite } from './site.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = path.join(ROOT, 'tools/pictures/screenshots');
const sharp = createRequire(path.join(ROOT, 'api/package.json'))('sharp');

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const QUALITY = 82;

/** Name, what it shows, address and window; `office` for staff, `scheme` for the night. */
const screens = ({ trip, stay, stays, post }) => [
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
  { name: 'office', title: 'The office: what waits', at: '/dashboard/overview', size: WIDE, office: true },
  { name: 'bookings', title: 'The office: bookings', at: '/dashboard/bookings', size: WIDE, office: true },
  { name: 'texts', title: 'The office: translations', at: '/dashboard/translations', size: WIDE, office: true },
];

/** What the demo has to show. */
async function known(url) {
  const slugs = async (kind) =>
    (await (await fetch(`${url}/api/${kind}/?page_size=3`)).json()).results.map(({ slug }) => slug);
  const [trips, stays, posts] = await Promise.all(['packages', 'resorts', 'posts'].map(slugs));
  return { trip: trips[0], stay: stays[0], stays, post: posts[0] };
}

async function signIn(page, { url, owner }) {
  await page.goto(`${url}/ttm/login`);
  await page.locator('[type=email]').fill(owner.email);
  await page.locator('[type=password]').fill(owner.password);
  await page.locator('[type=submit]').click();
  await page.waitForURL(/\/dashboard/);
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
  await page.goto(site.url + at, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => 0)),
    );
  });
  await page.waitForTimeout(400);
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
