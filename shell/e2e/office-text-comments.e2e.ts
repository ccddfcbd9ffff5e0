import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { inviteColleague } from './support/colleagues';
import { faultsOf, widthsOf } from './support/judgement';
import { type Office, fillLogin } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const KEY = 'experiences.lead';
const NAME = `catalog:${KEY}`;
const THREAD = `/api/translations/${encodeURIComponent(`ru:${NAME}`)}/comments/`;

const list = (query = `ns=catalog&q=${KEY}`) => `${paths.dashboardTranslations()}?lang=ru&${query}`;
const item = (page: Page) => page.locator(`article[data-text="ru:${NAME}"]`);
/** The status of the next write about comments. */
const written = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const answer = page.waitForResponse(
    (response) => /\/comments\//.test(response.url()) && response.request().method() !== 'GET',
  );
  await act();
  return (await answer).status();
};
/** Somebody comes back to a page: it asks for what others have said meanwhile. */
const lookAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** Nothing stays said, whatever a test said. */
async function clear(page: Page, office: Office): Promise<void> {
  const { access } = await office.signIn();
  const headers = { Authorization: `Bearer ${access}` };
  for (const { id } of await office.get<{ id: string }[]>(THREAD)) {
    const gone = await page.request.delete(`/api/translations/comments/${id}/`, { headers });
    expect(gone.status()).toBe(204);
  }
}

test('a question finds its answer: it is asked, listed, answered by a colleague while more is typed, and settled', async ({
  page,
  context,
  browser,
  office,
  site,
  complaints,
}) => {
  test.setTimeout(120_000);
  const t = textsOf('i18n', 'en');
  const question = `Is “lead” a verb here? ${randomUUID().slice(0, 8)}`;
  const viewer = await inviteColleague(page.request, office, site, 'viewer');
  const theirs = await browser.newContext({ baseURL: site.url });
  complaints.watch(theirs);
  await office.enter(context);
  const other = await theirs.newPage();
  try {
    await page.goto(list());
    await item(page)
      .getByRole('button', { name: `${t('comments.title')} ${NAME}` })
      .click();
    const thread = item(page).getByRole('region', { name: `${t('comments.title')} ${NAME}` });
    await expect(thread).toContainText(t('comments.none'));
    const field = thread.getByRole('textbox');
    await field.fill(question);
    const asked = await written(page, () => thread.getByRole('button', { name: t('comments.ask') }).dblclick());
    expect(asked).toBe(201);
    await expect(field).toHaveValue('');
    await expect(thread.getByRole('listitem')).toHaveCount(1);
    await expect(item(page)).toContainText(t('comments.open_one', { count: '1' }));
    expect(await faultsOf(page)).toEqual([]);

    // What is begun outlives the tab.
    await field.fill('And who');
    await page.reload();
    await expect(item(page)).toContainText(t('kept'));
    await item(page)
      .getByRole('button', { name: `${t('comments.title')} ${NAME}` })
      .click();
    await expect(field).toHaveValue('And who');

    await other.goto(paths.login());
    await fillLogin(other, viewer.email, viewer.password);
    await other.waitForURL(/\/dashboard\//);
    await other.goto(`${paths.dashboardTranslations()}/overview`);
    await other.locator('a[href*="status=questions"][href*="lang=ru"]').click();
    await expect(other.getByRole('button', { name: t('statuses.questions') })).toHaveAttribute('aria-pressed', 'true');
    await item(other)
      .getByRole('button', { name: `${t('comments.title')} ${NAME}` })
      .click();
    const seen = item(other).getByRole('region', { name: `${t('comments.title')} ${NAME}` });
    await expect(seen).toContainText(question);
    // Others' words are theirs to take away.
    await expect(seen.getByRole('button', { name: t('comments.delete') })).toHaveCount(0);
    await seen.getByRole('textbox').fill('A noun.\nAs in “lead story”.');
    expect(await written(other, () => seen.getByRole('button', { name: t('comments.say') }).click())).toBe(201);
    await expect(seen.getByRole('listitem')).toHaveCount(2);

    await field.press('End');
    await field.pressSequentially(' said so');
    await lookAgain(page);
    await expect(thread.getByRole('listitem').nth(1)).toContainText('As in “lead story”.');
    await expect(field).toHaveValue('And who said so');
    await expect(field).toBeFocused();

    expect(await written(page, () => thread.getByRole('button', { name: t('comments.settle') }).click())).toBe(200);
    await expect(thread.getByRole('listitem').first()).toContainText(t('comments.settled'));
    await expect(item(page)).not.toContainText(t('comments.open_one', { count: '1' }));
    await lookAgain(other);
    await expect(seen.getByRole('listitem').first()).toContainText(site.owner.email);

    await thread
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: t('comments.delete') })
      .click();
    const dialog = page.getByRole('dialog');
    expect(await faultsOf(page)).toEqual([]);
    expect(await written(page, () => dialog.getByRole('button', { name: t('comments.delete') }).click())).toBe(204);
    await expect(thread.getByRole('listitem')).toHaveCount(1);
    await lookAgain(other);
    await expect(seen.getByRole('listitem')).toHaveCount(1);
    await field.fill('');
  } finally {
    await clear(page, office);
    await theirs.close();
  }
});

test('by keys alone: a question about one language is asked, settled, opened again and taken away', async ({
  page,
  context,
  office,
}) => {
  const t = textsOf('i18n', 'ru');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  /** Presses Tab until a button with these words has the focus. */
  const tabTo = async (words: string) => {
    for (let press = 0; (await focused()) !== words; press += 1) {
      expect(press).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await office.enter(context, 'ru');
  try {
    await page.goto(list());
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('j');
    await expect(item(page)).toBeFocused();
    await page.keyboard.press('c');
    const thread = item(page).getByRole('region', { name: `${t('comments.title')} ${NAME}` });
    await expect(thread.getByRole('textbox')).toBeFocused();
    // Letters are what is written here, not keys of the list.
    await page.keyboard.type('Кто ведущий: мы или гид? nxhw');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(thread.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    expect(await written(page, () => page.keyboard.press('Control+Enter'))).toBe(201);
    const said = thread.getByRole('listitem');
    await expect(said).toContainText('nxhw');
    await expect(said).toContainText('Русский');
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeFocused();

    await tabTo(t('comments.settle'));
    expect(await written(page, () => page.keyboard.press('Enter'))).toBe(200);
    await expect(said).toContainText(t('comments.settled'));
    await expect(item(page)).not.toContainText(t('comments.open_one', { count: '1' }));
    await tabTo(t('comments.reopen'));
    expect(await written(page, () => page.keyboard.press('Enter'))).toBe(200);
    await expect(item(page)).toContainText(t('comments.open_one', { count: '1' }));
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    expect(await faultsOf(page)).toEqual([]);

    await tabTo(t('comments.delete'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('comments.deleteTitle') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(said).toHaveCount(1);
    await tabTo(t('comments.delete'));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await tabTo(t('comments.delete'));
    expect(await written(page, () => page.keyboard.press('Enter'))).toBe(204);
    await expect(thread).toContainText(t('comments.none'));
    await expect(item(page)).toBeFocused();
  } finally {
    await clear(page, office);
  }
});
