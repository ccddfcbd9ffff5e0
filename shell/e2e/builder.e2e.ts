import type { Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { letterTo } from './support/letters';
import { inDays, uniqueEmail } from './support/office';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** More stops than any page has. */
const STOPS = 160;

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement));
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard never gets there.');
}

/** Nothing serious from axe, and nothing that scrolls sideways. */
async function judge(page: Page): Promise<void> {
  await quiet(page);
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  expect(await faultsOf(page)).toEqual([]);
}

const atStep = (page: Page, step: number) => expect(page).toHaveURL(new RegExp(`/custom-trip\\?step=${step}$`));

for (const [language, room] of [
  ['en', PHONE],
  ['zh', DESK],
  ['zh', PHONE],
  ['en', DESK],
] as [Language, typeof PHONE][]) {
  const t = textsOf('booking', language);
  const next = (page: Page) => page.getByRole('button', { name: t('wish.next') });
  const progress = (page: Page, step: number) =>
    expect(page.getByText(t('wish.progress.position', { step: String(step), all: '4' }))).toBeVisible();

  test(`wishes become a request that nothing is lost of (${language}, ${room.width})`, async ({ page, site }) => {
    const email = uniqueEmail();
    await page.setViewportSize(room);
    await page.goto(localized(paths.home(), language));
    await page
      .locator('footer')
      .getByRole('link', { name: t('nav.customTrip') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('wish.title') })).toBeVisible();
    await progress(page, 1);

    // A step that says nothing is told so beside its field.
    await next(page).click();
    await expect(page.getByText(t('wish.missing.when'))).toBeVisible();
    await page.getByLabel(t('wish.when.dates'), { exact: true }).check();
    await page.getByLabel(t('wish.when.from')).fill(inDays(60));
    await page.getByLabel(t('wish.when.to')).fill(inDays(67));
    await page.getByRole('button', { name: t('form.more', { what: t('form.children') }) }).click();
    await page.getByLabel(textsOf('common', language)('childAge.label', { number: '1' })).selectOption('7');
    await progress(page, 1);
    await judge(page);
    await next(page).click();
    await atStep(page, 2);

    const tile = page.locator('[name="destinations"]').first();
    const place = await tile.getAttribute('value');
    await tile.check();
    await page.getByLabel(t('wish.styles.family'), { exact: true }).check();
    await progress(page, 2);
    await judge(page);
    await next(page).click();
    await atStep(page, 3);
    await page.locator('[name="interests"][value="wildlife"]').check();
    await page.getByLabel(t('wish.likes.description')).fill('Mantas for breakfast, a quiet beach at night.');
    await judge(page);

    // The way back, a reload and another language keep it all.
    await page.goBack();
    await atStep(page, 2);
    await expect(page.locator(`[name="destinations"][value="${place}"]`)).toBeChecked();
    await page.goForward();
    await atStep(page, 3);
    await page.reload();
    await expect(page.getByLabel(t('wish.likes.description'))).toHaveValue(/^Mantas/);
    await page.goto(`${localized(paths.customTrip(), 'ru')}?step=3`);
    await expect(page.getByLabel(textsOf('booking', 'ru')('wish.likes.description'))).toHaveValue(/^Mantas/);
    await page.goto(localized(paths.customTrip(4), language));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page.getByLabel(t('wish.contact.whatsapp'), { exact: true }).check();
    await page.locator('[name="email"]').fill(email);
    await page.getByLabel(t('wish.contact.consent')).check();
    await page.getByRole('button', { name: t('wish.send') }).click();
    await expect(page.getByText(t('wish.missing.phone'))).toBeVisible();
    await expect(page.locator('[name="phone"]')).toBeFocused();
    await page.locator('[name="phone"]').fill('+7 912 345-67-89');
    await progress(page, 4);
    await judge(page);
    await page.getByRole('button', { name: t('wish.send') }).click();
    await page.waitForURL(/\/custom-trip\/sent$/);
    await expect(page.getByRole('heading', { level: 1, name: t('wish.sent.title') })).toBeVisible();
    const reference = await page.locator('main strong').innerText();
    expect(reference).toMatch(/^TR-[0-9A-Z]{6}$/);
    await expect(page.getByRole('link', { name: t('wish.sent.chat') })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await judge(page);

    const letter = await letterTo(site, email);
    expect(letter).toContain(reference);
    expect(letter).toContain(language === 'zh' ? '2 位成人，1 名儿童（年龄：7）' : '2 adults, 1 child (age 7)');
    expect(letter).toContain(language === 'zh' ? '7 晚' : '7 nights');
    expect(letter).not.toContain('breakfast');
    // What was sent is no draft any more.
    await page.goto(localized(paths.customTrip(), language));
    await progress(page, 1);
  });
}

test('four steps by keyboard alone on a phone', async ({ page, site }) => {
  const t = textsOf('booking', 'en');
  const email = uniqueEmail();
  await page.setViewportSize(PHONE);
  await page.goto(paths.customTrip());
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await press(page.locator('[name="when"]'), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[name="when"][value="flexible"]')).toBeChecked();
  await press(page.getByRole('button', { name: t('wish.next') }), 'Enter');
  await atStep(page, 2);
  await expect(page.getByRole('heading', { level: 2, name: t('wish.steps.2') })).toBeFocused();
  await press(page.getByLabel(t('wish.where.anywhere')), 'Space');
  await press(page.getByRole('button', { name: t('wish.next') }), 'Enter');
  await atStep(page, 3);
  await tabTo(page, page.getByLabel(t('wish.likes.description')));
  await page.keyboard.type('As few people as there can be.');
  await press(page.getByRole('button', { name: t('wish.next') }), 'Enter');
  await atStep(page, 4);
  await tabTo(page, page.locator('[name="email"]'));
  await page.keyboard.type(email);
  await press(page.getByLabel(t('wish.contact.consent')), 'Space');
  await press(page.getByRole('button', { name: t('wish.send') }), 'Enter');
  await page.waitForURL(/\/custom-trip\/sent$/);
  expect(await letterTo(site, email)).toContain('Any time');
});
