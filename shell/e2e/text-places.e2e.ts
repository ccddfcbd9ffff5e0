import type { Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { travellerPages } from '@atoll/tools/site-pages.mjs';
import { lookAt, openWindow } from '@atoll/tools/text-places/look.mjs';
import { measureTexts } from '@atoll/tools/text-places/measure.mjs';
import { send, textsOf as textsAt } from '@atoll/tools/text-places/site.mjs';
import { faultsOf, widthsOf } from './support/judgement';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

/** Stands on one line beside each place to stay. */
const KEY = 'compare.word';
const ID = `ru:catalog:${KEY}`;
const LONG = 'Добавить к сравнению с другими местами, где можно остановиться';
const LONG_LINE = 'One long line of words that goes on and on until there is no room left for it';

/** Texts of the interface, each in something that it fits or not. */
const SHOWN = `
  <style>
    body { margin: 0 } p, div, button { font: 16px/24px sans-serif }
    .line { width: 120px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .tight { display: inline-block; overflow: hidden; white-space: nowrap }
    .two { width: 120px; display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
    .fixed { width: 90px; padding: 0 8px; white-space: nowrap }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
    .badge { position: relative; width: 40px; height: 20px } .badge span { position: absolute; left: 30px; white-space: nowrap }
  </style>
  <div class="line" data-text="cut line">${LONG_LINE}</div>
  <div class="line" data-text="short line">Short</div>
  <p><span class="tight"><span style="margin-right: -5px" data-text="five pixels too wide">Ten nights</span></span></p>
  <p><span class="tight"><span style="margin-right: -1px" data-text="as wide as rounding makes it">Ten nights</span></span></p>
  <div class="two" data-text="third line">${LONG_LINE}</div>
  <div class="two" data-text="two lines">Two short lines here</div>
  <button class="fixed"><span data-text="out of its button">${LONG_LINE.slice(0, 30)}</span></button>
  <button class="fixed"><span data-text="in its button">Book</span></button>
  <p style="white-space: nowrap" data-text="out of the window">${LONG_LINE}</p>
  <p data-text="wrapped">${LONG_LINE}</p>
  <div style="overflow-x: auto; width: 200px"><p style="white-space: nowrap" data-text="in a row that scrolls">${LONG_LINE}</p></div>
  <div class="badge"><span data-text="beside on purpose">New here</span></div>
  <div class="unseen" data-text="for readers of the screen">${LONG_LINE}</div>
  <div style="height: 0; overflow: hidden" data-text="folded away">${LONG_LINE}</div>
  <p style="position: absolute; left: -900px; width: 200px" data-text="beyond the window">${LONG_LINE}</p>
  <p style="display: none" data-text="hidden">${LONG_LINE}</p>`;

test('what does not fit is told from what does, and from what nobody sees', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.setContent(SHOWN);
  await page.evaluate(() => {
    const all = () =>
      [...document.querySelectorAll<HTMLElement>('[data-text]')].map((element) => ({
        node: element.firstChild,
        ids: [element.dataset['text']],
      }));
    Object.assign(window, { shownTexts: all });
  });
  const measured = await page.evaluate(measureTexts, 'shownTexts');
  expect(Object.fromEntries(measured.map(({ ids, fault }) => [ids[0], fault]))).toEqual({
    'cut line': 'cut',
    'short line': null,
    'five pixels too wide': 'cut',
    'as wide as rounding makes it': null,
    'third line': 'cut',
    'two lines': null,
    'out of its button': 'spills',
    'in its button': null,
    'out of the window': 'outside',
    wrapped: null,
    'in a row that scrolls': null,
    'beside on purpose': null,
  });
  const { x, y, width, height } = measured.find(({ ids }) => ids[0] === 'wrapped')!;
  expect([x, height > 30, height <= 48, width <= 390, y > 200]).toEqual([0, true, true, true, true]);
});

/** The status of a write of the text by the API. */
async function write(page: Page, office: Office, path: string, method: 'PUT' | 'POST', data: object): Promise<number> {
  const { access } = await office.signIn();
  const options = { method, headers: { Authorization: `Bearer ${access}` }, data };
  return (await page.request.fetch(`/api/translations/${path}/`, options)).status();
}

/** Rows of the list, and the part of one that tells where it stands. */
const item = (page: Page) => page.locator(`article[data-text="${ID}"]`);

test('a translator sees where a text stands and that it does not fit; a shorter one is asked for no more', async ({
  page,
  context,
  browser,
  office,
  site,
}) => {
  const t = textsOf('i18n', 'ru');
  const title = `${t('places.title')} catalog:${KEY}`;
  const part = page.getByRole('region', { name: title });
  const picture = part.getByRole('img', { name: t('places.picture', { page: '/ru/resorts', width: '390' }) });
  const resorts = travellerPages({}).filter(({ name }) => name === 'resorts');
  try {
    expect(await write(page, office, `${encodeURIComponent(ID)}/update`, 'PUT', { value: LONG })).toBe(200);
    const texts = await textsAt(site.url, 'ru');
    const window = await openWindow(browser, site.url, site.owner, 'ru');
    const { found, failed } = await lookAt(window, { language: 'ru', pages: resorts, widths: [390] });
    // A page that does not come is told: what is known of its texts is not replaced by nothing.
    window.setDefaultTimeout(2000);
    const lost = { name: 'lost', path: paths.faq(), ready: '#nowhere' };
    const second = await lookAt(window, { language: 'ru', pages: [lost], widths: [390] });
    expect(second.failed).toEqual([expect.stringContaining('lost in ru could not be looked at')]);
    await window.context().close();
    const places = found.get(390)!;
    expect(failed).toEqual([]);
    expect(places.clipped.map(({ text }) => text.name)).toEqual([`catalog:${KEY}`]);
    const set = places.asSent(texts);
    expect(set.places.map(({ key }) => key)).toEqual(expect.arrayContaining([KEY, 'resorts.lead']));
    await send(site.url, site.owner, { language: 'ru', width: 390, taken_at: new Date().toISOString(), ...set });

    // By mouse, from what needs attention.
    await office.enter(context, 'ru');
    await page.goto(`${paths.dashboardTranslations()}/overview`);
    await page.getByRole('link', { name: t('overview.clipped_one', { count: '1' }) }).click();
    await expect(item(page)).toContainText(t('places.clipped'));
    await item(page).getByRole('button', { name: title }).click();
    await expect(picture).toBeVisible();
    // The picture is there, not only its frame.
    const drawn = await part.locator('image').evaluate(async (image) => {
      const picture = new Image();
      picture.src = image.getAttribute('href')!;
      await picture.decode();
      return picture.naturalWidth;
    });
    expect(drawn).toBe(390);
    await expect(part.getByRole('link', { name: t('places.open') })).toHaveAttribute('href', '/ru/resorts');
    await expect(part).toContainText('mfe-catalog');
    expect(await faultsOf(page)).toEqual([]);

    // By keys, on a phone's width; then the text fits.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${paths.dashboardTranslations()}?lang=ru&ns=catalog&q=${KEY}`);
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('w');
    await expect(picture).toBeVisible();
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    expect(await faultsOf(page)).toEqual([]);
    await expect(item(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Сравнить тут');
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.keyboard.press('Control+Enter');
    expect((await stored).status()).toBe(200);
    await expect(part).toContainText(t('places.older'));
    await expect(item(page).locator('..').getByText(t('places.clipped'), { exact: true })).toHaveCount(1);
  } finally {
    expect(await write(page, office, 'bulk-state', 'POST', { action: 'clear', ids: [ID] })).toBe(200);
  }
});

test('what nobody has looked for is said so, with the way to look (en)', async ({ page, context, office }) => {
  const t = textsOf('i18n', 'en');
  await office.enter(context);
  await page.goto(`${paths.dashboardTranslations()}?lang=zh&ns=catalog&q=${KEY}`);
  await page.getByRole('button', { name: `${t('places.title')} catalog:${KEY}` }).click();
  await expect(page.getByText(t('places.never'))).toBeVisible();
  await expect(page.getByText(/npm run text-places -- --at http/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
