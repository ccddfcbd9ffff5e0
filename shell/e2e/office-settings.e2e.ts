import { paths } from '@atoll/contract/paths';
import { fillIn } from './support/forms';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf } from './support/letters';
import { uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

test('a telephone number is changed and stands on the contact page; the audit says from what to what (en)', async ({
  page,
  context,
  office,
  site,
}) => {
  const t = textsOf('admin', 'en');
  const before = await office.get<{ contact_phone: string }>('/api/settings/site/');
  const number = `+960 77${String(Date.now()).slice(-5)}`;
  await office.enter(context);
  await page.goto(paths.dashboardSettings());
  await page.getByLabel(t('members.contact_phone'), { exact: true }).fill(number);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: t('content.save'), exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(t('settings.saved'))).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(`${site.url}${paths.contact()}`);
  await expect(visitor.getByRole('contentinfo').getByText(number)).toBeVisible();
  await visitor.close();

  await page.getByRole('link', { name: t('settings.audit'), exact: true }).click();
  const change = t('audit.entry', { kind: t('things.setting'), deed: t('deeds.update') });
  await page.getByRole('link', { name: change }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('del')).toHaveText(before.contact_phone);
  await expect(sheet.locator('ins')).toHaveText(number);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const checked = page.waitForResponse((response) => response.url().includes('/api/audit/integrity/'));
  await page.getByRole('button', { name: t('audit.check') }).click();
  expect(await (await checked).json()).toMatchObject({ intact: true });
});

test('a rate is put in by keys alone, and the site shows prices by it (ru, 390 px)', async ({
  page,
  context,
  office,
}) => {
  const t = textsOf('admin', 'ru');
  await page.setViewportSize({ width: 390, height: 844 });
  await office.enter(context, 'ru');
  await page.goto(paths.dashboardCurrencies());
  const franc = page.getByRole('link', { name: 'Швейцарский франк' });
  await franc.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('currencies.perDollar', { code: 'CHF' })).focus();
  await page.keyboard.type('9,17');
  // A slip of the hand is asked about.
  await expect(sheet.getByRole('button', { name: t('currencies.put') })).toBeDisabled();
  for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Backspace');
  await page.keyboard.type('0,917');
  await sheet.getByLabel(t('currencies.source')).focus();
  await page.keyboard.type('Национальный банк');
  expect(await faultsOf(page)).toEqual([]);
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await sent).status()).toBe(201);
  await expect(sheet).toBeHidden();
  const shown = await office.get<{ code: string; rate: number }[]>('/api/currencies/');
  expect(shown.find(({ code }) => code === 'CHF')).toMatchObject({ rate: 0.917 });
});

test('an address that has moved leads on once the redirect is made, and no more once it is deleted (en)', async ({
  page,
  context,
  office,
  site,
  complaints,
}) => {
  const t = textsOf('admin', 'en');
  complaints.allow(/status of 400 .*\/api\/redirects\//);
  const from = `/fair-${Date.now()}`;
  await office.enter(context);
  await page.goto(paths.dashboardRedirects());
  await page.getByRole('button', { name: t('redirects.make') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('redirects.from'), { exact: true }).fill(from);
  await sheet.getByLabel(t('redirects.to'), { exact: true }).fill(from);
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await sheet.getByRole('button', { name: t('content.save'), exact: true }).click();
  expect((await refused).status()).toBe(400);
  await expect(sheet.getByLabel(t('redirects.to'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel(t('redirects.to'), { exact: true }).fill('/resorts');
  const made = page.waitForResponse((response) => response.request().method() === 'POST');
  await sheet.getByRole('button', { name: t('content.save'), exact: true }).click();
  expect((await made).status()).toBe(201);

  const moved = await fetch(`${site.url}/ru${from}`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/ru/resorts']);

  await page.getByRole('link', { name: from }).click();
  await sheet.getByRole('button', { name: t('redirects.delete') }).click();
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await sheet.getByRole('button', { name: t('redirects.delete') }).click();
  expect((await gone).status()).toBe(204);
  expect((await fetch(`${site.url}${from}`, { redirect: 'manual' })).status).toBe(404);
});

test('a letter that the mail server refused is sent again by keys alone and arrives (ru)', async ({
  page,
  context,
  office,
  site,
}) => {
  const t = textsOf('admin', 'ru');
  const email = uniqueEmail();
  site.mails.refused.add(email);
  await fillIn(office, `${site.url}/api/newsletter/subscribe/`, { email, locale: 'ru', consent: true });
  const failed = `/api/outbox/?status=failed&search=${encodeURIComponent(email)}`;
  await expect.poll(async () => (await office.get<{ count: number }>(failed)).count, { timeout: 20_000 }).toBe(1);
  await office.enter(context, 'ru');
  await page.goto(`${paths.dashboardOutbox()}?status=failed&search=${encodeURIComponent(email)}`);
  await expect(page.getByText('550')).toBeVisible();
  site.mails.refused.delete(email);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const sent = page.waitForResponse((response) => response.url().includes('/retry/'));
  await page.getByRole('button', { name: t('outbox.retry') }).press('Enter');
  expect((await sent).status()).toBe(200);
  await lettersOf(site, email, 1);
});
