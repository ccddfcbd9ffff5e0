import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import type { Office } from './support/office';
import { type Photo, hugePhoto, plainPhoto, rednessOf, uprightPhoto } from './support/photos';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Media {
  id: number;
  version: number;
  filename: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
  alt: Record<string, string>;
  variants: Record<string, string>;
}

const inFolder = async (office: Office, folder: string, more = '') =>
  (await office.get<{ results: Media[] }>(`/api/media/?folder=${folder}&sort=name&page_size=100${more}`)).results;
const stored = (office: Office, id: number) => office.get<Media>(`/api/media/${id}/`);

/** Does something, and answers the status of the write that follows. */
async function written(page: Page, method: string, path: RegExp, act: () => Promise<unknown>): Promise<number> {
  const answer = page.waitForResponse(
    (one) => one.request().method() === method && path.test(new URL(one.url()).pathname),
  );
  await act();
  return (await answer).status();
}

/** Lets files fall on the page, as a browser tells of it. */
async function drop(page: Page, photos: Photo[]): Promise<void> {
  const files = photos.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle(async (sent) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of sent) {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

/** Presses a control as somebody does who has no mouse: with the focus on it, by a key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

test('a shoot comes into the library, is put right, shown, kept and replaced (by mouse)', async ({
  page,
  context,
  office,
  site,
  complaints,
}) => {
  test.slow();
  // The site refuses what is asked for here on purpose.
  complaints.allow(/status of (400|409)/);
  const t = textsOf('admin', 'en');
  const folder = `shoot-${randomUUID().slice(0, 8)}`;
  const list = `${paths.dashboardMedia()}?folder=${folder}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  const { access } = await office.enter(context);
  await page.goto(list);
  await expect(page.getByText(t('media.noMatch'))).toBeVisible();

  const plain = Array.from({ length: 9 }, (_, place) => plainPhoto(`a${place + 1}.jpg`));
  await drop(
    page,
    await Promise.all([...plain, uprightPhoto('phone-1.jpg'), uprightPhoto('phone-2.jpg'), hugePhoto('huge.jpg')]),
  );
  const queue = page.getByRole('region', { name: t('media.queue') });
  const done = `${t('media.queueDone_other', { count: '11', all: '12' })} ${t('media.queueWrong_one', { count: '1' })}`;
  await expect(queue.getByText(done)).toBeVisible({ timeout: 60_000 });
  await expect(queue.getByRole('listitem').filter({ hasText: 'huge.jpg' })).toContainText(t('media.tooLarge'));
  expect(await faultsOf(page)).toEqual([]);
  const shoot = await inFolder(office, folder);
  expect(shoot.map(({ filename }) => filename)).toHaveLength(11);
  for (const phone of shoot.filter(({ filename }) => filename.startsWith('phone'))) {
    expect([phone.width, phone.height]).toEqual([600, 800]);
    const { above, below } = await rednessOf(await (await page.request.get(phone.variants['card']!)).body());
    expect(above).toBeGreaterThan(150);
    expect(below).toBeLessThan(60);
  }

  await queue.getByRole('button', { name: t('media.queueClear') }).click();
  await page.getByRole('checkbox', { name: t('media.all') }).check();
  await page.getByRole('button', { name: t('media.focus'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const stage = dialog.getByRole('slider', { name: t('media.focal') });
  const { width, height } = (await stage.boundingBox())!;
  await stage.click({ position: { x: width / 4, y: height / 4 } });
  const submit = dialog.getByRole('button', { name: t('media.focusSubmit_other', { count: '11' }) });
  expect(await written(page, 'POST', /\/media\/bulk\/$/, () => submit.click())).toBe(200);
  await expect(dialog.getByText(t('media.focusDone_other', { count: '11' }))).toBeVisible();
  await dialog
    .getByRole('button', { name: t('dialog.close') })
    .first()
    .click();
  for (const media of await inFolder(office, folder)) {
    expect(media.focal_x).toBeCloseTo(0.25, 1);
    expect(media.focal_y).toBeCloseTo(0.25, 1);
  }

  // A category that shows one of them goes public when somebody has said what is seen.
  const [chosen] = shoot;
  const send = (path: string, data: object) =>
    page.request.post(`${site.url}${path}`, { data, headers: { Authorization: `Bearer ${access}` } });
  const name = `Lagoon days ${folder}`;
  const made = await send('/api/categories/', { image: chosen!.id, translations: { en: { name } } });
  expect([made.status(), await made.text()]).toEqual([201, expect.any(String)]);
  const { id } = (await made.json()) as { id: number };
  const publish = () => send(`/api/content/categories/${id}/publish/`, {});
  expect((await publish()).status()).toBe(400);
  await page.getByRole('link', { name: chosen!.filename }).click();
  await expect(page.getByText(t('media.altNeeded'))).toBeVisible();
  await page
    .getByRole('group', { name: t('media.alt') })
    .getByLabel(t('languages.en'))
    .fill('A lagoon at noon');
  const save = page.getByRole('button', { name: t('content.save'), exact: true });
  expect(await written(page, 'PATCH', /\/media\/\d+\/$/, () => save.click())).toBe(200);
  await expect(save).toHaveCount(0);
  expect((await publish()).status()).toBe(200);

  await page.reload();
  await page.getByRole('button', { name: t('media.delete'), exact: true }).click();
  await expect(dialog).toContainText(t('media.blocked_one', { count: '1' }));
  await expect(dialog.getByRole('link', { name })).toHaveAttribute(
    'href',
    paths.dashboardForm(paths.dashboardCategories(), id),
  );
  await expect(dialog.getByRole('button', { name: t('media.deleteForGood') })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await dialog
    .getByRole('button', { name: t('dialog.close') })
    .first()
    .click();

  const before = await stored(office, chosen!.id);
  await page.getByRole('button', { name: t('media.replace'), exact: true }).click();
  await dialog.getByLabel(t('media.chooseFile')).setInputFiles(await uprightPhoto('newer.jpg'));
  await expect(dialog.getByText(t('media.after', { name: 'newer.jpg' }))).toBeVisible();
  const replace = dialog.getByRole('button', { name: t('media.replaceSubmit') });
  expect(await written(page, 'PUT', /\/media\/\d+\/file\/$/, () => replace.click())).toBe(200);
  await expect(dialog).toHaveCount(0);
  const after = await stored(office, chosen!.id);
  expect(after).toMatchObject({ width: 600, height: 800, alt: { en: 'A lagoon at noon' } });
  for (const { variants } of [chosen!, before, after])
    expect((await page.request.get(variants['card']!)).status()).toBe(200);
  const category = await office.get<{ image: { variants: Record<string, string> } }[]>('/api/categories/');
  expect(JSON.stringify(category)).toContain(after.variants['card']);

  await page.goto(list);
  await expect(page.getByRole('link', { name: chosen!.filename })).toBeVisible();
  await page.getByRole('combobox', { name: t('media.use') }).click();
  await page.getByTitle(t('media.unused'), { exact: true }).click();
  await expect(page.getByText(t('media.count_other', { count: '10' }))).toBeVisible();
  await expect(page.getByRole('link', { name: chosen!.filename })).toHaveCount(0);
});

test('the same by keys alone: pictures are taken in, described, put right and deleted (ru)', async ({
  page,
  context,
  office,
}) => {
  test.slow();
  const t = textsOf('admin', 'ru');
  const folder = `keys-${randomUUID().slice(0, 8)}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await office.enter(context, 'ru');
  await page.goto(`${paths.dashboardMedia()}?folder=${folder}`);
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByLabel(t('media.upload')));
  await (await chooser).setFiles(await Promise.all([plainPhoto('a.jpg'), plainPhoto('b.jpg'), hugePhoto('c.jpg')]));
  const queue = page.getByRole('region', { name: t('media.queue') });
  await expect(queue.getByRole('listitem').filter({ hasText: 'c.jpg' })).toContainText(t('media.tooLarge'));
  const first = queue.getByRole('listitem').filter({ hasText: 'a.jpg' });
  const shows = first.getByLabel(t('media.shows', { language: t('languages.en') }));
  await shows.focus();
  await page.keyboard.type('A reef');
  expect(await written(page, 'PATCH', /\/media\/\d+\/$/, () => page.keyboard.press('Enter'))).toBe(200);
  await expect(first.getByText(t('media.kept'))).toBeVisible();
  await press(queue.getByRole('button', { name: t('media.queueClear') }));

  const tile = (name: string) => page.getByRole('list', { name: t('media.title') }).getByRole('link', { name });
  await expect(tile('b.jpg')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText(t('media.chosen_few', { count: '2' }))).toBeVisible();
  await press(page.getByRole('button', { name: t('media.focus'), exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider').focus();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  const submit = dialog.getByRole('button', { name: t('media.focusSubmit_few', { count: '2' }) });
  expect(await written(page, 'POST', /\/media\/bulk\/$/, () => press(submit))).toBe(200);
  await expect(dialog.getByText(t('media.focusDone_few', { count: '2' }))).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await inFolder(office, folder)).map(({ focal_x, focal_y }) => [focal_x, focal_y])).toEqual([
    [0.3, 0.51],
    [0.3, 0.51],
  ]);

  await press(tile('a.jpg'));
  const slider = page.getByRole('slider', { name: t('media.focal') });
  await slider.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const words = page.getByRole('group', { name: t('media.alt') });
  await words.getByLabel(t('languages.ru')).focus();
  await page.keyboard.type('Риф');
  expect(await faultsOf(page)).toEqual([]);
  expect(await written(page, 'PATCH', /\/media\/\d+\/$/, () => page.keyboard.press('Control+s'))).toBe(200);
  const [a] = await inFolder(office, folder);
  expect(a).toMatchObject({ alt: { en: 'A reef', ru: 'Риф' }, focal_x: 0.4, focal_y: 0.51 });

  await page.setViewportSize({ width: 390, height: 844 });
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  await press(page.getByRole('button', { name: t('media.delete'), exact: true }));
  const goodbye = dialog.getByRole('button', { name: t('media.deleteForGood') });
  expect(await written(page, 'DELETE', /\/media\/\d+\/$/, () => press(goodbye))).toBe(204);
  await page.waitForURL(new RegExp(`${paths.dashboardMedia()}$`));
  expect((await inFolder(office, folder)).map(({ filename }) => filename)).toEqual(['b.jpg']);
});
