import type { Page } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { PASSWORD, enterAccount } from './support/customers';
import { uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Row {
  id: number;
  name: string;
  slug: string;
}
interface Rows {
  results: [Row, ...Row[]];
}

const cards = (page: Page) => page.locator('main article :is(h2, h3)');

for (const language of ['en', 'ru'] as const) {
  const t = textsOf('catalog', language);
  const shell = textsOf('shell', language);
  const booking = textsOf('booking', language);
  const path = (to: string) => localized(to, language);

  test(`what is saved stays, goes along into the account, and can be shown to others (${language})`, async ({
    page,
    browser,
    office,
    site,
    complaints,
  }) => {
    // What the account's pages read while it is left.
    complaints.allow(/status of 401/);
    const trip = (await office.get<Rows>(`/api/packages/?lang=${language}&page_size=1`)).results[0];
    const stay = (await office.get<Rows>(`/api/resorts/?lang=${language}&page_size=1`)).results[0];
    const heart = (name: string, saved: boolean) =>
      page.getByRole('button', { name: t(saved ? 'saved.isSaved' : 'saved.save', { name }), exact: true });
    const counted = (count: number) =>
      page.getByRole('link', { name: shell('saved.count_other', { count: String(count) }) }).first();

    await test.step('signed out it stays in the browser', async () => {
      await page.goto(path(paths.packages()));
      await heart(trip.name, false).first().click();
      await expect(heart(trip.name, true).first()).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(path(paths.packages()));
      await page.goto(path(paths.resort(stay.slug)));
      await heart(stay.name, false).click();
      await page.reload();
      await expect(heart(stay.name, true)).toBeVisible();
      await counted(2).click();
      await expect(cards(page)).toHaveText([trip.name, stay.name]);
    });

    const email = uniqueEmail();
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const friend = await elsewhere.newPage();
    complaints.watch(elsewhere);
    await friend.goto(path(paths.saved()));
    await enterAccount(friend, site, email);

    await test.step('it goes along into the account', async () => {
      await page.getByRole('link', { name: t('saved.logIn') }).click();
      await page.getByLabel(booking('account.email')).fill(email);
      await page.getByLabel(booking('account.password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: booking('account.login.submit') }).click();
      await expect(page.getByText(t('saved.withAccount'))).toBeVisible();
      await expect(cards(page)).toHaveText([trip.name, stay.name]);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('atoll_saved'))).toBeNull();
      const token = await page.evaluate(() => localStorage.getItem('customer_token'));
      const answer = await page.request.get('/api/customers/me/favourites/', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status()).toBe(200);
      const kept = ((await answer.json()) as Row[]).map(({ id }) => id);
      expect(kept.toSorted()).toEqual([trip.id, stay.id].toSorted());
    });

    await test.step('what is taken off comes back', async () => {
      await heart(stay.name, true).click();
      await expect(cards(page)).toHaveText([trip.name]);
      await expect(page.getByRole('button', { name: t('saved.undo') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveText([trip.name, stay.name]);
    });

    await test.step('it leaves with its customer, who takes a link along', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: t('saved.share') }).click();
      await expect(page.getByText(t('saved.copied'))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toContain(`${site.url}${path(paths.saved())}?items=`);
      await page.locator('details.doc-account summary').click();
      await page.getByRole('button', { name: shell('account.logout') }).click();
      await expect(page.getByRole('link', { name: shell('saved.label'), exact: true }).first()).toBeAttached();
      await page.goto(path(paths.saved()));
      await expect(page.getByRole('heading', { name: t('saved.none') })).toBeVisible();

      const stranger = await browser.newContext({ baseURL: site.url });
      complaints.watch(stranger);
      const theirs = await stranger.newPage();
      await theirs.goto(`${link},p-999999999`);
      await expect(cards(theirs)).toHaveText([trip.name, stay.name]);
      await expect(theirs.getByText(t('saved.missing_one', { count: '1' }))).toBeVisible();
      expect(await theirs.evaluate(() => localStorage.getItem('atoll_saved'))).toBeNull();
      await theirs.getByRole('button', { name: t('saved.saveAll') }).click();
      await theirs.getByRole('link', { name: t('saved.toOwn') }).click();
      await expect(theirs).toHaveURL(path(paths.saved()));
      await expect(cards(theirs)).toHaveText([trip.name, stay.name]);
      await stranger.close();
    });
    await elsewhere.close();
  });
}

test('search engines find no list of what is saved, and no link to one', async ({ page }) => {
  const answer = await page.goto(paths.saved('p-1'));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const index = await (await page.request.get('/sitemap.xml')).text();
  expect(index).not.toContain('catalog.saved');
});
