import fs from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Row {
  id: number;
  name: string;
  status: string;
  category_code: string;
}
const listed = async (office: Office, path: string, status = 'all') =>
  (await office.get<{ results: Row[] }>(`/api/${path}/?status=${status}&page_size=25&lang=en`)).results;

/** Presses a control as somebody does who has no mouse: with the focus on it, by a key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** Writes that meet at one row may be told to come again: that they do is part of it. */
const BUSY = 503;

/** What each write of the page was answered with. */
function writesOf(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (
      /\/api\/(content|packages|faqs)\//.test(response.url()) &&
      response.request().method() !== 'GET' &&
      response.status() !== BUSY
    )
      statuses.push(response.status());
  });
  return statuses;
}

test('many trips get another category, one that a colleague has changed is named, and all of it is taken back (by mouse)', async ({
  page,
  context,
  office,
  site,
  complaints,
}) => {
  // One write is refused on purpose.
  complaints.allow(/status of (412|503)/);
  const t = textsOf('admin', 'en');
  const writes = writesOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { access } = await office.enter(context);
  const before = (await listed(office, 'packages')).filter(({ status }) => status !== 'archived').slice(0, 6);
  const codeOf = async (id: number) => (await listed(office, 'packages')).find((row) => row.id === id)?.category_code;
  await page.goto(paths.dashboardPackages());
  const box = (name: string) => page.getByRole('checkbox', { name: t('list.choose', { name }), exact: true });
  await box(before[0]!.name).click();
  await box(before.at(-1)!.name).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: t('mass.title') });
  await expect(bar.getByText(t('mass.chosen_other', { count: '6' }))).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // A colleague is quicker with the second of them.
  const late = before[1]!;
  const setAge = async (age: number | null) => {
    const { version, min_age: was } = await office.get<{ version: number; min_age: number | null }>(
      `/api/packages/${late.id}/editable/`,
    );
    const answer = await page.request.patch(`${site.url}/api/packages/${late.id}/`, {
      headers: { Authorization: `Bearer ${access}`, 'If-Match': `"${version}"` },
      data: { min_age: age },
    });
    expect(answer.status()).toBe(200);
    return was;
  };
  const age = await setAge(3);

  await bar.getByRole('button', { name: t('mass.category') }).click();
  const dialog = page.getByRole('dialog');
  const select = dialog.getByRole('combobox');
  await expect(select.locator('option')).not.toHaveCount(1);
  const codes = await select.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const chosen = codes.find((code) => code !== '' && before.every(({ category_code: had }) => had !== code))!;
  await select.selectOption(chosen);
  await dialog.getByRole('button', { name: t('mass.category') }).click();
  const result = page.getByRole('group', { name: t('mass.report') });
  const said = [t('mass.done_other', { count: '5' }), t('mass.failed_one', { count: '1' })].join(' · ');
  await expect(result.getByText(said)).toBeVisible();
  expect(writes.toSorted()).toEqual([200, 200, 200, 200, 200, 412]);
  expect(await codeOf(before[0]!.id)).toBe(chosen);
  expect(await codeOf(late.id)).toBe(late.category_code);

  await result.getByRole('button', { name: t('mass.report') }).click();
  await expect(dialog.getByRole('link', { name: late.name })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('mass.again') }).click();
  await expect(result.getByText(t('mass.done_other', { count: '6' }))).toBeVisible();
  expect(await codeOf(late.id)).toBe(chosen);

  await result.getByRole('button', { name: t('mass.undo') }).click();
  await expect(result.getByText(t('mass.undone_other', { count: '6' }))).toBeVisible();
  for (const { id, category_code: code } of before) expect(await codeOf(id)).toBe(code);
  expect(writes.filter((status) => status !== 200)).toEqual([412]);
  await setAge(age);
});

test('questions are taken down and come back, by keys alone, on a phone’s width as well (ru)', async ({
  page,
  context,
  office,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const t = textsOf('admin', 'ru');
  const writes = writesOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await office.enter(context, 'ru');
  const before = await listed(office, 'faqs', 'published');
  await page.goto(`${paths.dashboardFaqs()}?status=published`);
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  for (const key of 'jxjxjx') await page.keyboard.press(key);
  const bar = page.getByRole('group', { name: t('mass.title') });
  await expect(bar.getByText(t('mass.chosen_few', { count: '3' }))).toBeVisible();
  await press(bar.getByRole('button', { name: t('life.unpublish') }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: t('mass.unpublishTitle_few', { count: '3' }) })).toBeVisible();
  await press(dialog.getByRole('button', { name: t('life.unpublish') }));
  const result = page.getByRole('group', { name: t('mass.report') });
  await expect(result.getByText(t('mass.done_few', { count: '3' }))).toBeVisible();
  expect(await listed(office, 'faqs', 'published')).toHaveLength(before.length - 3);
  // Whoever has no mouse is where it goes on.
  await expect(result).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  expect(await faultsOf(page)).toEqual([]);
  await press(result.getByRole('button', { name: t('mass.undo') }));
  await expect(result.getByText(t('mass.undone_few', { count: '3' }))).toBeVisible();
  expect((await listed(office, 'faqs', 'published')).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(writes).toEqual([200, 200, 200, 200, 200, 200]);
});

test('prices leave as a file, come back changed, are looked through, written and taken back (zh)', async ({
  page,
  context,
  office,
}) => {
  const t = textsOf('admin', 'zh');
  const writes = writesOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await office.enter(context, 'zh');
  await page.goto(paths.dashboardPackages());
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('list.export'), exact: true }).click();
  const text = (await fs.readFile(await (await leaving).path(), 'utf8')).replace('\uFEFF', '');
  const [head = '', ...lines] = text.trim().split('\r\n');
  expect(head.split(',')).toEqual(['id', 'name', 'status', 'ru', 'zh', 'price', 'updated_at', 'updated_by']);
  const all = await listed(office, 'packages');
  expect(lines).toHaveLength(all.length);

  const [first, second] = all.filter(({ status }) => status === 'published');
  const priceOf = async (id: number) => (await office.get<{ price: string }>(`/api/packages/${id}/editable/`)).price;
  const before = await priceOf(first!.id);
  await page.getByRole('button', { name: t('mass.prices') }).click();
  const dialog = page.getByRole('dialog');
  const changed = `id;price\r\n${first!.id};${Number(before) + 10},50\r\n${second!.id};free\r\n999999;5\r\n`;
  await dialog
    .getByLabel(t('mass.priceFile'))
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
  await expect(dialog.getByText(t('mass.fault_unknown'))).toBeVisible();
  await expect(dialog.getByText(t('mass.fault_noPrice'))).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const wrong = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('mass.wrongFile') }).click();
  expect(await fs.readFile(await (await wrong).path(), 'utf8')).toContain(`999999,5,${t('mass.fault_unknown')}`);
  expect(writes).toEqual([]);
  await dialog.getByRole('button', { name: t('mass.write_other', { count: '1' }) }).click();
  const result = page.getByRole('group', { name: t('mass.report') });
  await expect(result.getByText(t('mass.done_other', { count: '1' }))).toBeVisible();
  expect(Number(await priceOf(first!.id))).toBe(Number(before) + 10.5);
  await result.getByRole('button', { name: t('mass.undo') }).click();
  await expect(result.getByText(t('mass.undone_other', { count: '1' }))).toBeVisible();
  expect(await priceOf(first!.id)).toBe(before);
  expect(writes).toEqual([200, 200]);
});
