import type { Locator } from '@playwright/test';
import { localized, paths } from '@atoll/contract/paths';
import { unitsOf } from '@atoll/contract/price';
import { amountIn, familyPackage } from './support/catalogue';
import { inDays, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';

/** Amount, what it is for and whom it covers. */
async function wordsOf(price: Locator): Promise<string[]> {
  const parts = ['amount', 'basis', 'note'].map((part) => price.locator(`.doc-price__${part}`).first());
  return (await Promise.all(parts.map((part) => part.innerText()))).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

for (const language of ['en', 'ru', 'zh'] as const) {
  test(`a price is told in the same words everywhere, before and after scripts (${language})`, async ({
    page,
    browser,
    office,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const plain = await context.newPage();
    for (const pricing of ['per_person', 'per_group', 'per_room'] as const) {
      const trip = await familyPackage(office, pricing, language);
      const at = (path: string) => localized(path, language);
      const list = `${at(paths.packages())}?search=${encodeURIComponent(trip.name)}`;
      const card = `article:has(a[href*="${trip.slug}"]) .doc-price`;
      await plain.goto(at(paths.package(trip.slug)));
      const said = await wordsOf(plain.locator('main .doc-price').first());
      expect(said[2], 'a total for two is for trips that are sold by the head').toMatch(
        pricing === 'per_person' ? /2|дво|两/ : /^(?!.*(total for 2|за\sдвоих|两人共))/,
      );
      await plain.goto(list);
      expect(await wordsOf(plain.locator(card).first()), `${pricing}: card of the document`).toEqual(said);
      const places = [
        [list, `#root ${card}`],
        [at(paths.package(trip.slug)), '#root main aside .doc-price'],
        [at(paths.packageBook(trip.slug)), '#root main .doc-price'],
        [at(paths.booking(trip.slug)), '#root main form .doc-price'],
      ] as const;
      for (const [address, place] of places) {
        await page.goto(address);
        const price = page.locator(place).first();
        await expect(price).toBeVisible();
        expect(await wordsOf(price), `${pricing}: ${address}`).toEqual(said);
      }
    }
    await context.close();
  });
}

test('a price raised while the form is open is asked about, and books once at the new total', async ({
  page,
  office,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const t = textsOf('booking', 'en');
  const trip = await familyPackage(office, 'per_room');
  const units = unitsOf(trip, { adults: 2, children_ages: [6, 9] });
  const [before, after] = [trip.price, (Number(trip.price) + 250).toFixed(2)];
  const headers = { authorization: `Bearer ${(await office.signIn()).access}` };
  const setPrice = async (price: string) => {
    const { version } = await office.get<{ version: number }>(`/api/packages/${trip.id}/editable/`);
    const changed = await page.request.patch(`/api/packages/${trip.id}/`, {
      headers: { ...headers, 'if-match': `"${version}"` },
      data: { price, original_price: null },
    });
    expect(changed.status()).toBe(200);
  };
  const { original_price: was } = await office.get<{ original_price: string | null }>(`/api/packages/${trip.slug}/`);
  expect(was).toBeNull();
  const email = uniqueEmail();
  const sent: number[] = [];
  page.on('response', (answer) => {
    if (/\/api\/bookings\/$/.test(answer.url()) && answer.request().method() === 'POST') sent.push(answer.status());
  });
  try {
    await page.goto(paths.booking(trip.slug));
    const more = page.getByRole('button', { name: t('form.more', { what: t('form.children') }) });
    await more.click();
    await more.click();
    await page.getByLabel(textsOf('common', 'en')('childAge.label', { number: '1' })).selectOption('6');
    await page.getByLabel(textsOf('common', 'en')('childAge.label', { number: '2' })).selectOption('9');
    await page.getByLabel(t('form.checkIn')).fill(inDays(60));
    await page.getByLabel(t('form.name')).fill('Anna Smirnova');
    await page.getByLabel(t('form.email')).fill(email);
    await page.getByLabel(t('form.phone'), { exact: true }).fill('+44 20 7946 0958');
    await page.getByLabel(t('form.terms')).check();
    // The price that is shown is the one before.
    await expect(page.getByRole('region', { name: t('total.title') })).toContainText(
      textsOf('common', 'en')('details.inside'),
    );
    await setPrice(after);
    await page.getByRole('button', { name: t('form.submit') }).click();

    await expect(page.getByText(t('repriced.title'))).toBeVisible();
    const notice = page.locator('dl').filter({ hasText: t('repriced.was') });
    expect(amountIn(await notice.locator('del').innerText())).toBe(Number(before) * units);
    expect(amountIn(await notice.locator('strong').innerText())).toBe(Number(after) * units);
    await expect(page.getByRole('button', { name: t('form.submit') })).toHaveCount(0);
    // Enter in a field sends nothing either: the new price has a button of its own.
    await page.getByLabel(t('form.name')).press('Enter');
    expect(await office.bookingsOf(email)).toEqual([]);
    expect(sent).toEqual([409]);

    await page.getByRole('button', { name: like(t('repriced.accept', { total: '.+' })) }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    expect(sent).toEqual([409, 201]);
    const bookings = await office.bookingsOf(email);
    expect(bookings.map(({ total, travellers }) => [Number(total), travellers])).toEqual([[Number(after) * units, 4]]);
    const region = page.locator('main');
    await expect(region).toContainText(new Intl.NumberFormat('en').format(Number(after) * units));
  } finally {
    await setPrice(before);
  }
});
