import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { isLocalizedPath, localized, paths } from '@atoll/contract/paths';
import { DOORS } from '@atoll/tools/site-pages.mjs';
import { linkTo } from './support/letters';
import { familyPackage } from './support/catalogue';
import { enterAccount } from './support/customers';
import { type Office, uniqueEmail } from './support/office';
import { fillIn } from './support/forms';
import { faultsOf, widthsOf } from './support/judgement';
import { ACCOUNT, type Screen, others, publicScreens, readScreens, settled, unnamedScreens } from './support/screens';
import { expect, test } from './support/site';
import { keysIn } from './support/texts';

test.describe.configure({ mode: 'parallel' });

const PHONE = 390;
const DESKTOP = 1440;
/** Where full-page pictures of every screen are left; none are taken without it. */
const PICTURES = process.env.ATOLL_SCREENSHOTS;

const OFFICE_SCREENS: Screen[] = [
  { name: 'overview', path: paths.overview(), ready: '#root main table, #root main section' },
  { name: 'bookings', path: paths.dashboardBookings(), ready: '#root main tbody a' },
  {
    name: 'office-packages',
    path: paths.dashboardPackages(),
    ready: '#root main tbody a',
    // A row is a card there: what stands at the end of a column begins its line.
    narrow: (page) => expect(page.locator('#root td[data-narrow="start"]').first()).toHaveCSS('text-align', 'start'),
  },
  { name: 'trip-requests', path: paths.dashboardTripRequests(), ready: '#root main tbody a' },
  { name: 'translations', path: paths.dashboardTranslations(), ready: '#root main li code' },
  { name: 'formats', path: `${paths.dashboardTranslations()}/languages/ru`, ready: '#root main form' },
];

/** How many there are stands above a list, be it none. */
const COUNTED = '#root main [role="status"]:not(:empty)';

/** What the agency sets, and what is on record. */
const SETTINGS: Screen[] = [
  { name: 'settings', path: paths.dashboardSettings(), ready: '#root main h2' },
  { name: 'currencies', path: paths.dashboardCurrencies(), ready: '#root main tbody a' },
  { name: 'redirects', path: paths.dashboardRedirects(), ready: COUNTED },
  { name: 'subscribers', path: paths.dashboardSubscribers(), ready: COUNTED },
  { name: 'outbox', path: paths.dashboardOutbox(), ready: COUNTED },
  { name: 'letter-templates', path: paths.dashboardLetterTemplates(), ready: '#root main nav li a' },
  { name: 'audit', path: paths.dashboardAudit(), ready: '#root main tbody a' },
  { name: 'errors', path: paths.dashboardErrors(), ready: COUNTED },
];

const FORM_LISTS = [
  [paths.dashboardPackages(), 'packages'],
  [paths.dashboardDestinations(), 'destinations'],
  [paths.dashboardExperiences(), 'experiences'],
  [paths.dashboardResorts(), 'resorts'],
  [paths.dashboardTransportation(), 'transfers'],
  [paths.dashboardCategories(), 'categories'],
  [paths.dashboardAmenities(), 'amenities'],
  [paths.dashboardLocations(), 'locations'],
  [paths.dashboardPosts(), 'posts'],
  [paths.dashboardPages(), 'pages'],
  [paths.dashboardFaqs(), 'faqs'],
  [paths.dashboardPageHeroes(), 'page-heroes'],
  [paths.dashboardCulture(), 'cultural-content'],
] as const;

/** The list of each kind of content that the office has forms for. */
const LISTS: Screen[] = FORM_LISTS.map(([path, kind]) => ({ name: `list-${kind}`, path, ready: '#root main tbody a' }));

/** A form of each of these kinds. */
const formScreens = (office: Office): Promise<Screen[]> =>
  Promise.all(
    FORM_LISTS.map(async ([list, kind]) => {
      const answer = await office.get<{ id: number }[] | { results: { id: number }[] }>(`/api/${kind}/?status=all`);
      const [first] = Array.isArray(answer) ? answer : answer.results;
      return { name: `form-${kind}`, path: paths.dashboardForm(list, first!.id), ready: '#root main h2' };
    }),
  );

/** What waits for an answer, and what is counted. */
const QUEUES: Screen[] = [
  { name: 'office-reviews', path: paths.dashboardReviews(), ready: '#root main article' },
  { name: 'office-messages', path: paths.dashboardMessages(), ready: '#root main tbody a' },
  { name: 'office-analytics', path: paths.dashboardAnalytics(), ready: '#root main h1' },
  { name: 'texts-progress', path: `${paths.dashboardTranslations()}/overview`, ready: '#root main table' },
  {
    name: 'texts-review',
    path: `${paths.dashboardTranslations()}/review`,
    ready: '#root main article, #root main .ant-empty',
  },
  { name: 'office-media', path: paths.dashboardMedia(), ready: '#root main li img' },
  { name: 'office-picture', path: paths.dashboardPicture(1), ready: '#root main [role="slider"] image' },
];

/** Everything a reader can meet as text, keys that the translations page lists on purpose left out. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root')!;
    const listed = new Set(Array.from(root.querySelectorAll('code'), (element) => element.textContent));
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const named = Array.from(root.querySelectorAll('*')).flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    return [root.innerText, document.title, ...named]
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => !listed.has(word))
      .join(' ');
  });

/** Scrolls through the page, so that pictures that load late are there. */
async function takePicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  fs.mkdirSync(PICTURES, { recursive: true });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
}

/** Loads a screen at one width, and turns it to the other: each is met by a fresh page in one language or another. */
async function look(page: Page, screen: Screen, language: Language): Promise<void> {
  const widths = language === 'ru' ? [DESKTOP, PHONE] : [PHONE, DESKTOP];
  for (const [index, width] of widths.entries()) {
    await test.step(`${screen.name} ${language} ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      if (index === 0) await open(page, screen, language);
      else await settled(page, screen);
      await judge(page, screen, width);
      await takePicture(page, `${screen.name}-${language}-${width}`);
    });
  }
}

async function open(page: Page, screen: Screen, language: Language): Promise<void> {
  // Customer area and office have no language in their addresses.
  if (!isLocalizedPath(screen.path))
    await page.evaluate((code) => localStorage.setItem('atoll_language', code), language);
  await page.goto(localized(screen.path, language));
  await settled(page, screen);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? /^zh/ : language);
}

async function judge(page: Page, screen: Screen, width: number): Promise<void> {
  const { content, room } = await widthsOf(page);
  const at = `${screen.name} at ${width} px`;
  if (width < 640) await screen.narrow?.(page);
  expect.soft(content, `${at}: scrolls sideways`).toBeLessThanOrEqual(room);
  expect.soft(keysIn(await wordsOf(page)), `${at}: keys instead of texts`).toEqual([]);
  const serious = await faultsOf(page);
  expect.soft(serious, `${at}: axe`).toEqual([]);
}

for (const language of LANGUAGE_CODES) {
  test.describe(language, () => {
    test('what the agency writes: no sideways scrolling, no key, nothing serious from axe', async ({
      page,
      office,
    }) => {
      for (const screen of await readScreens(office)) await look(page, screen, language);
    });

    test('the traveller’s screens: no sideways scrolling, no key, nothing serious from axe', async ({
      page,
      office,
    }) => {
      const named = await publicScreens(office);
      const left = await unnamedScreens([...named, ...(await readScreens(office))]);
      for (const screen of [...named, ...left]) await look(page, screen, language);
    });

    test('the customer’s screens: the same', async ({ page, office, site }) => {
      const { slug } = await familyPackage(office, 'per_person');
      const email = uniqueEmail();
      await office.book({ package: slug, locale: language, contact: { name: 'Anna', email, phone: '+960 777 1234' } });
      await page.goto(localized(paths.home(), language));
      for (const screen of DOORS) await look(page, screen, language);
      await enterAccount(page, site, email);
      for (const screen of ACCOUNT) await look(page, screen, language);
    });

    test('the confirmation and the office’s screens: the same', async ({ page, context, office, site }) => {
      const { slug } = await familyPackage(office, 'per_person');
      const booking = await office.book({ package: slug, locale: language });
      const { access_token: token } = booking as unknown as { access_token: string };
      const confirmation = `${paths.bookingConfirmation(booking.id)}?access_token=${token}`;
      await look(page, { name: 'confirmation', path: confirmation, ready: '#root main ol' }, language);
      const agreement = `${paths.bookingAgreement(booking.id)}?access_token=${token}`;
      await look(page, { name: 'agreement', path: agreement, ready: '#root main article' }, language);
      const review = `${paths.bookingReview(booking.id)}?access_token=${token}`;
      await look(page, { name: 'review', path: review, ready: '#root main h1' }, language);
      const wish = await office.wish('Анна Смирнова');
      const link = new URL(await linkTo(site, wish.email, paths.customTripOffer(wish.id)));
      const offer = `${paths.customTripOffer(wish.id)}${link.search}`;
      await look(page, { name: 'trip-offer', path: offer, ready: '#root main h1' }, language);
      await page.evaluate((code) => localStorage.setItem('atoll_language', code), language);
      await look(page, { name: 'login', path: paths.login(), ready: '#root main form' }, language);
      await office.enter(context, language);
      const details = { name: 'booking', path: paths.dashboardBooking(booking.id), ready: '#root main dl' };
      const request = { name: 'trip-request', path: paths.dashboardTripRequest(wish.id), ready: '#root main dl' };
      for (const screen of [...OFFICE_SCREENS, details, request]) await look(page, screen, language);
    });

    test('the office’s other screens: the same', async ({ page, context, office }) => {
      const forms = await formScreens(office);
      const named = [...OFFICE_SCREENS, ...QUEUES, ...SETTINGS, ...LISTS, ...forms].map((screen) => screen.path);
      // Met with things of their own; the dashboard's own address leads to the overview.
      const met = [paths.dashboardBooking('1'), paths.dashboardTripRequest('1'), paths.dashboardMessage('1')];
      await page.goto(localized(paths.home(), language));
      await office.enter(context, language);
      for (const screen of others('staff', [...named, ...met, paths.login(), paths.dashboard()]))
        await look(page, screen, language);
    });

    test('the office’s queues and numbers: the same', async ({ page, context, office, site }) => {
      const words = { name: 'Анна Смирнова', email: uniqueEmail(), message: 'Is May already too wet?', consent: true };
      const { reference } = await fillIn<{ reference: string }>(office, `${site.url}/api/contact-messages/`, words);
      const { results } = await office.get<{ results: { id: string }[] }>(`/api/contact-messages/?search=${reference}`);
      const message = paths.dashboardMessage(results[0]!.id);
      await page.goto(localized(paths.home(), language));
      await office.enter(context, language);
      const named = [...QUEUES, { name: 'office-message', path: message, ready: '#root main dl' }];
      for (const screen of named) await look(page, screen, language);
    });

    test('the office’s settings and records: the same', async ({ page, context, office }) => {
      await page.goto(localized(paths.home(), language));
      await office.enter(context, language);
      for (const screen of SETTINGS) await look(page, screen, language);
    });

    test('the office’s lists: the same', async ({ page, context, office }) => {
      await page.goto(localized(paths.home(), language));
      await office.enter(context, language);
      for (const screen of LISTS) await look(page, screen, language);
    });

    test('the office’s forms: the same', async ({ page, context, office }) => {
      await page.goto(localized(paths.home(), language));
      await office.enter(context, language);
      for (const screen of await formScreens(office)) await look(page, screen, language);
    });
  });
}
