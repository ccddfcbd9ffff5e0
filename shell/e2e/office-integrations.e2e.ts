import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import type { Received } from './support/receiver';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

/** How one gets at something: by mouse, or by keys alone. */
const HANDS = {
  mouse: {
    press: (target: Locator) => target.click(),
    write: (field: Locator, text: string) => field.fill(text),
    tick: (box: Locator) => box.check(),
  },
  keys: {
    press: (target: Locator) => target.press('Enter'),
    write: (field: Locator, text: string) => field.pressSequentially(text),
    tick: (box: Locator) => box.press('Space'),
  },
} as const;

const answered = (page: Page, method: string, place: RegExp) =>
  page.waitForResponse((answer) => answer.request().method() === method && place.test(answer.url()));

async function judge(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
}

const isSigned = (secret: string, { id, timestamp, body, signature }: Received): boolean => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return signature === `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

for (const [language, width, by] of [
  ['en', 1440, 'mouse'],
  ['ru', 390, 'keys'],
] as const) {
  const { press, write, tick } = HANDS[by];
  const t = textsOf('admin', language);

  test(`another system is let in with a key, until it is revoked (${language}, ${by})`, async ({
    page,
    context,
    office,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 400/);
    const name = `Report ${language}`;
    await page.setViewportSize({ width, height: 900 });
    await office.enter(context, language);
    await page.goto(paths.dashboardApiKeys());
    await press(page.getByRole('button', { name: t('apiKeys.make'), exact: true }));
    const form = page.getByRole('dialog', { name: t('apiKeys.make') });
    await write(form.getByLabel(t('apiKeys.name'), { exact: true }), name);
    await tick(form.getByLabel(t('permissions.bookings_view'), { exact: true }));
    const send = async (password: string) => {
      await form.getByLabel(t('users.ownPassword')).fill('');
      await write(form.getByLabel(t('users.ownPassword')), password);
      const made = answered(page, 'POST', /\/api\/api-keys\/$/);
      await press(form.getByRole('button', { name: t('apiKeys.make'), exact: true }));
      return (await made).status();
    };
    expect(await send('not my password')).toBe(400);
    await judge(page);
    expect(await send(site.owner.password)).toBe(201);
    const shown = page.getByRole('dialog', { name });
    const secret = await shown.getByLabel(t('apiKeys.key'), { exact: true }).inputValue();
    await judge(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(secret)).toHaveCount(0);

    const call = async (path: string) =>
      (await fetch(site.url + path, { headers: { Authorization: `Bearer ${secret}` } })).status;
    expect([await call('/api/bookings/'), await call('/api/customers/')]).toEqual([200, 403]);

    await press(page.getByRole('link', { name }));
    const facts = page.getByRole('dialog', { name });
    const revoked = answered(page, 'POST', /\/revoke\/$/);
    await press(facts.getByRole('button', { name: t('apiKeys.revoke'), exact: true }));
    expect((await revoked).status()).toBe(200);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByText(t('apiKeys.revoked'), { exact: true })).toBeVisible();
    expect(await call('/api/bookings/')).toBe(401);
  });

  test(`another system is told what happens, misses it, and gets it again (${language}, ${by})`, async ({
    page,
    context,
    office,
    site,
  }) => {
    const name = `CRM ${language}`;
    const path = `/hooks-${language}`;
    const { receiver } = site;
    receiver.answers.set(path, 500);
    await page.setViewportSize({ width, height: 900 });
    const { access } = await office.enter(context, language);
    await page.goto(paths.dashboardWebhooks());
    await press(page.getByRole('button', { name: t('webhooks.add'), exact: true }));
    const form = page.getByRole('dialog', { name: t('webhooks.add') });
    await write(form.getByLabel(t('webhooks.system'), { exact: true }), name);
    await write(form.getByLabel(t('webhooks.url'), { exact: true }), `http://${receiver.host}${path}`);
    await tick(form.getByLabel(t('webhooks.content_published'), { exact: true }));
    await judge(page);
    const made = answered(page, 'POST', /\/webhook-endpoints\/$/);
    await press(form.getByRole('button', { name: t('webhooks.add'), exact: true }));
    expect((await made).status()).toBe(201);
    const secret = await page.getByLabel(t('webhooks.secret'), { exact: true }).inputValue();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const { id } = await office.get<{ id: number }>('/api/pages/about/');
    const headers = { Authorization: `Bearer ${access}` };
    const step = await fetch(`${site.url}/api/content/pages/${id}/publish/`, { method: 'POST', headers });
    expect(step.status).toBe(200);
    const row = page.getByRole('row').filter({ hasText: 'content.published' });
    await expect(row.getByText('500')).toBeVisible({ timeout: 15_000 });
    receiver.answers.set(path, 204);
    await expect(row.getByText(t('webhooks.delivered'), { exact: true })).toBeVisible({ timeout: 20_000 });
    await judge(page);

    await press(row.getByRole('link', { name: t('webhooks.content_published') }));
    const message = page.getByRole('dialog', { name: t('webhooks.content_published') });
    const replayed = answered(page, 'POST', /\/replay\/$/);
    const before = receiver.receivedAt(path).length;
    await press(message.getByRole('button', { name: t('webhooks.replay'), exact: true }));
    expect((await replayed).status()).toBe(200);
    await expect.poll(() => receiver.receivedAt(path).length, { timeout: 15_000 }).toBe(before + 1);

    const got = receiver.receivedAt(path);
    expect(got.length).toBeGreaterThanOrEqual(3);
    expect(got.every((one) => isSigned(secret, one))).toBe(true);
    expect(new Set(got.map((one) => one.id)).size).toBe(1);
    const { data } = JSON.parse(got[0]!.body) as { data: object };
    expect(data).toMatchObject({ object: 'page', id: String(id), reference: 'about', status: 'published' });

    const tested = answered(page, 'POST', /\/test\/$/);
    await press(page.getByRole('button', { name: t('webhooks.test'), exact: true }));
    expect((await tested).status()).toBe(201);
    await expect.poll(() => receiver.receivedAt(path).at(-1)?.body, { timeout: 15_000 }).toContain('endpoint.test');
  });
}
