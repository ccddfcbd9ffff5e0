import type { BrowserContext, Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

// The translation service is the outside world: what it sends is a stand-in that does to the page what the real one does.
const SERVICE = 'https://translate.google.com';
const STAND_IN = `
  google = { translate: { TranslateElement: function (options, place) {
    const select = document.createElement('select');
    select.className = 'goog-te-combo';
    for (const code of ['', 'de', 'ar']) select.append(new Option(code, code));
    select.addEventListener('change', () => {
      document.cookie = 'googtrans=/' + options.pageLanguage + '/' + select.value + '; path=/';
      document.documentElement.classList.add('translated-ltr');
      const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        font.textContent = '[' + select.value + '] ' + text.data;
        text.replaceWith(font);
      }
    });
    document.getElementById(place).append(select);
  } } };
  atollTranslator();`;

const t = textsOf('shell', 'en');
const opener = (page: Page) => page.getByRole('button', { name: t('translate.open') });
const dialog = (page: Page) => page.getByRole('dialog', { name: t('translate.title') });
const choice = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Who is asked besides the site itself. */
async function strangersOf(context: BrowserContext, answer?: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${SERVICE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname === '/translate') await route.fulfill({ contentType: 'text/html', body: '<h1>Translated</h1>' });
    else if (answer !== undefined) await route.fulfill({ contentType: 'text/javascript', body: answer });
    // Otherwise it never comes.
  });
  return asked;
}

test('a page is translated by the service’s own page where its script may not run, and nobody is asked before', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Content Security Policy/);
  const asked = await strangersOf(context);
  await page.goto(localized(paths.packages('month=3'), 'ru'));
  const ru = textsOf('shell', 'ru');
  await page.getByRole('button', { name: ru('translate.open') }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: ru('translate.title') });
  await expect(sheet).toContainText('Google Translate');
  await expect(sheet.getByRole('listitem')).toHaveCount(12 + 3);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: ru('translate.open') })).toBeFocused();
  expect(asked).toEqual([]);

  await page.keyboard.press('Enter');
  const german = sheet.getByRole('button', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de');
  const [tab] = await Promise.all([context.waitForEvent('page'), german.click()]);
  // A choice locks the others for two seconds.
  await expect(sheet.getByRole('button', { name: 'Italiano' })).toHaveAttribute('aria-disabled', 'true');
  await sheet.getByRole('button', { name: 'Italiano' }).click({ force: true });
  const address = new URL(tab.url());
  expect(address.origin + address.pathname).toBe(`${SERVICE}/translate`);
  expect(Object.fromEntries(address.searchParams)).toEqual({ sl: 'ru', tl: 'de', u: page.url() });
  await expect(sheet.getByRole('status')).toHaveText(ru('translate.opened'));
  await expect(sheet.getByRole('button', { name: 'Italiano' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(context.pages()).toHaveLength(2);
});

test('where a browser opens no tab there is a link to press', async ({ page, context, complaints }) => {
  complaints.allow(/Content Security Policy/);
  await strangersOf(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(paths.faq());
  await opener(page).click();
  await choice(page, '한국어').click();
  const link = dialog(page).getByRole('link');
  await expect(link).toHaveText(t('translate.blocked', { service: 'Google Translate' }));
  await expect(link).toHaveAttribute('href', new RegExp(`^${SERVICE}/translate\\?sl=en&tl=ko&u=`));
});

test('pages on which something is asked or shown of a traveller’s own have no translator', async ({ page }) => {
  for (const path of [paths.bookingLookup(), paths.customerLogin(), paths.customTrip()]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
  }
});

test.describe('where the agency lets the service’s script run', () => {
  test.use({ bypassCSP: true });

  test('the page is translated in place, stays so, and is itself again in its own language', async ({
    page,
    context,
  }) => {
    const asked = await strangersOf(context, STAND_IN);
    await page.goto(paths.faq());
    const title = await heading(page).innerText();
    await opener(page).click();
    await choice(page, 'Deutsch').click();
    await expect(heading(page)).toHaveText(`[de] ${title}`);
    await expect(dialog(page)).toHaveCount(0);
    expect(asked).toEqual(['/translate_a/element.js']);
    await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click();
    await expect(page.locator('#root main article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await opener(page).click();
    await choice(page, 'English').click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('#page-translator')).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === 'googtrans')).toEqual([]);
  });

  test('its script never meets a session or a form of a traveller’s own', async ({ page, context, office }) => {
    const asked = await strangersOf(context, STAND_IN);
    await page.goto(paths.faq());
    await opener(page).click();
    await choice(page, 'Deutsch').click();
    await expect(page.locator('#page-translator')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('#page-translator')).toHaveCount(0);
    await expect(page.locator('#root main form')).toBeVisible();

    await office.enter(context);
    await page.goto(paths.faq());
    await opener(page).click();
    const [tab] = await Promise.all([context.waitForEvent('page'), choice(page, 'Deutsch').click()]);
    expect(tab.url()).toContain(`${SERVICE}/translate?`);
    expect(asked).toEqual(['/translate_a/element.js', '/translate']);
  });

  test('its script goes when somebody signs in in another tab, and never comes to a booking that was begun', async ({
    page,
    context,
    office,
  }) => {
    await strangersOf(context, STAND_IN);
    await page.goto(paths.faq());
    await opener(page).click();
    await choice(page, 'Deutsch').click();
    await expect(page.locator('#page-translator')).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(paths.faq());
    const { access, refresh, user } = await office.signIn();
    const session = { staff_access: access, staff_refresh: refresh, staff_user: JSON.stringify(user) };
    await other.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, session);
    await expect(page.locator('#page-translator')).toHaveCount(0);

    await other.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('atoll_booking_draft:manta-week', '{}');
    });
    await page.goto(paths.faq());
    await opener(page).click();
    const [tab] = await Promise.all([context.waitForEvent('page'), choice(page, 'Deutsch').click()]);
    expect(tab.url()).toContain(`${SERVICE}/translate?`);
    await expect(page.locator('#page-translator')).toHaveCount(0);
  });

  test('a script that does not come within five seconds is not waited for', async ({ page, context }) => {
    await strangersOf(context);
    await page.goto(paths.faq());
    await opener(page).click();
    const begun = Date.now();
    const [tab] = await Promise.all([context.waitForEvent('page'), choice(page, 'Français').click()]);
    expect(Date.now() - begun).toBeGreaterThan(4_900);
    expect(tab.url()).toContain('tl=fr');
    await expect(page.locator('#page-translator')).toHaveCount(0);
  });
});
