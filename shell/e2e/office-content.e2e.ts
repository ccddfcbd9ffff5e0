import type { Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';

const WIDE = { width: 1440, height: 900 };

interface Stored {
  id: number;
  version: number;
  status: string;
  slug: string;
  price: string;
  position: number;
  translations: Record<string, { name: string | null; summary: string | null }>;
}
const editable = (office: Office, path: string) => office.get<Stored>(`/api/${path}/editable/`);

/** A field by its name and, for words, its language. */
const fieldOf = (page: Page, name: string, language = '') =>
  page.getByRole('textbox', { name: language ? like(`^${name}\\s*${language}$`) : name, exact: !language });

/** Presses a control as somebody does who has no mouse: with the focus on it, by a key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

for (const language of ['en', 'ru'] as Language[]) {
  const byKeys = language === 'ru';
  const go = (control: Locator) => (byKeys ? press(control) : control.click());

  test(`a trip is made, priced, put on the site and taken down again (${language}${byKeys ? ', keys alone' : ''})`, async ({
    page,
    context,
    office,
    complaints,
  }) => {
    // What is missing is asked for, and an address that is no longer there answers so.
    complaints.allow(/status of (400|404|410)/);
    const t = textsOf('admin', language);
    const english = t('languages.en');
    const name = `Reef school ${language}`;
    await page.setViewportSize(WIDE);
    await office.enter(context, language);
    await page.goto(paths.dashboardPackages());
    await go(page.getByRole('button', { name: t('newOf.packages') }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('members.name') }).fill(name);
    await go(dialog.getByRole('button', { name: t('content.make') }));
    await page.waitForURL(/\/dashboard\/packages\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    // Nobody has said yet what it costs, where it goes and how it looks.
    await go(page.getByRole('button', { name: t('life.publish'), exact: true }));
    await go(page.getByRole('dialog').getByRole('button', { name: t('life.publish'), exact: true }));
    const price = fieldOf(page, t('members.price'));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    expect(await faultsOf(page)).toEqual([]);

    await fieldOf(page, t('members.description'), english).fill('Three mornings on the reef with a marine biologist.');
    await price.fill('480');
    await page.getByLabel(t('members.cancellation_policy')).selectOption('moderate_72h');
    const places = page.getByRole('group', { name: t('members.destinations'), exact: true });
    await places.getByRole('searchbox').fill('Baa');
    const found = places.getByRole('button', { name: /Baa|Баа/ }).first();
    await go(found);
    const pictures = page.getByRole('group', { name: t('members.images'), exact: true });
    await go(pictures.getByRole('button', { name: t('fields.addPictures') }));
    const library = page.getByRole('dialog');
    await go(library.getByRole('list').getByRole('button').first());
    await go(library.getByRole('button', { name: t('fields.choose_one', { count: '1' }) }));
    await expect(pictures.getByRole('img')).toHaveCount(1);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(t('content.saved'), { exact: true })).toBeVisible();
    expect(await editable(office, `packages/${id}`)).toMatchObject({ price: '480.00', status: 'draft' });

    await go(page.getByRole('button', { name: t('life.publish'), exact: true }));
    await go(page.getByRole('dialog').getByRole('button', { name: t('life.publish'), exact: true }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { slug } = await editable(office, `packages/${id}`);
    const onSite = await page.request.get(localized(paths.package(slug), 'en'));
    expect(onSite.status()).toBe(200);
    expect(await onSite.text()).toContain(name);

    await price.fill('525.50');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: t('content.unsaved_one', { count: '1' }) })).toHaveCount(0);
    expect((await (await page.request.get(`/api/packages/${slug}/`)).json()) as object).toMatchObject({
      price: '525.50',
    });

    await go(page.getByRole('button', { name: t('life.unpublish') }));
    await go(page.getByRole('dialog').getByRole('button', { name: t('life.unpublish') }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await page.request.get(`/api/packages/${slug}/`)).status()).not.toBe(200);
    await go(page.getByRole('button', { name: t('life.delete') }));
    await go(page.getByRole('dialog').getByRole('button', { name: t('life.delete') }));
    await page.waitForURL(new RegExp(`${paths.dashboardPackages()}$`));
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
}

test('two people change one question: both changes stand, and where they meet one chooses', async ({
  page,
  context,
  browser,
  office,
  complaints,
}) => {
  complaints.allow(/status of 412/);
  const t = textsOf('admin', 'en');
  const { results } = await office.get<{ results: { id: number }[] }>('/api/faqs/?status=all&page_size=100');
  const id = results.at(-1)!.id;
  const before = await editable(office, `faqs/${id}`);
  await page.setViewportSize(WIDE);
  await office.enter(context);
  const other = await browser.newContext({ viewport: WIDE });
  try {
    await office.enter(other);
    const colleague = await other.newPage();
    await page.goto(paths.dashboardForm(paths.dashboardFaqs(), id));
    await colleague.goto(paths.dashboardForm(paths.dashboardFaqs(), id));
    const question = (of: Page) => fieldOf(of, t('members.question'), t('languages.en'));
    const place = (of: Page) => of.getByLabel(t('members.position'));
    await question(page).fill('Mine: do people tip?');
    await place(colleague).fill('7');
    await question(colleague).fill('Theirs: do people tip?');
    await colleague.keyboard.press('Control+s');
    await expect(colleague.getByText(t('content.saved'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('content.save'), exact: true }).click();
    await expect(page.getByText(t('content.conflictText'))).toBeVisible();
    await expect(question(page)).toHaveValue('Mine: do people tip?');
    await expect(place(page)).toHaveValue('7');
    await page.getByRole('button', { name: t('content.keepMine') }).click();
    await page.getByRole('button', { name: t('content.save'), exact: true }).click();
    await expect(page.getByText(t('content.saved'), { exact: true })).toBeVisible();
    const after = await office.get<{ position: number; translations: { en: { question: string } } }>(
      `/api/faqs/${id}/editable/`,
    );
    expect([after.position, after.translations.en.question]).toEqual([7, 'Mine: do people tip?']);

    // It can be brought back as it was, in the history.
    await page.getByRole('button', { name: t('history.title') }).click();
    const history = page.getByRole('dialog');
    const oldest = history.getByRole('listitem').last();
    await oldest.getByRole('button', { name: t('history.show') }).click();
    await oldest.getByRole('button', { name: t('history.restore', { version: String(before.version) }) }).click();
    await expect(history).toHaveCount(0);
    await expect(question(page)).not.toHaveValue('Mine: do people tip?');
  } finally {
    await other.close();
  }
});

test('what was typed outlives a closed tab, an ended session and a lost network', async ({
  page,
  context,
  office,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const t = textsOf('admin', 'en');
  const { results } = await office.get<{ results: { id: number }[] }>('/api/destinations/?status=all&page_size=1');
  const id = results[0]!.id;
  const address = paths.dashboardForm(paths.dashboardDestinations(), id);
  await page.setViewportSize(WIDE);
  await office.enter(context);
  await page.goto(address);
  const place = (of: Page) => of.getByLabel(t('members.position'));
  const { position } = await editable(office, `destinations/${id}`);
  await place(page).fill('77');
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(place(again)).toHaveValue('77');
  await expect(again.getByText(t('content.restoredText'))).toBeVisible();

  await context.setOffline(true);
  await again.getByRole('button', { name: t('content.save'), exact: true }).click();
  await expect(again.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
  await expect(place(again)).toHaveValue('77');
  await context.setOffline(false);
  await again.getByRole('button', { name: t('content.save'), exact: true }).click();
  await expect(again.getByText(t('content.saved'), { exact: true })).toBeVisible();
  const stored = await editable(office, `destinations/${id}`);
  expect(stored.position).toBe(77);
  await place(again).fill(String(position));
  await again.keyboard.press('Control+s');
  await expect.poll(async () => (await editable(office, `destinations/${id}`)).position).toBe(position);
});

test('an answer is written with bold words, a link and what was copied from elsewhere, and reads so on the site', async ({
  page,
  context,
  office,
}) => {
  const t = textsOf('admin', 'en');
  const { results } = await office.get<{ results: { id: number }[] }>('/api/faqs/?page_size=1');
  const { id } = results[0]!;
  await page.setViewportSize(WIDE);
  await office.enter(context);
  await page.goto(paths.dashboardForm(paths.dashboardFaqs(), id));
  const answer = fieldOf(page, t('members.answer'), t('languages.en'));
  const toEnd = async () => {
    await answer.press('Control+a');
    await answer.press('ArrowRight');
  };
  await toEnd();
  await page.keyboard.type(' And you?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Gladly.');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' See our terms');
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Shift+ArrowLeft');
  const tools = page.getByRole('toolbar', { name: t('rich.toolbar') }).first();
  await tools.getByRole('button', { name: t('rich.link') }).click();
  await page.getByLabel(t('rich.address')).fill('/terms');
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('button', { name: t('rich.link') })).toHaveAttribute('aria-pressed', 'true');
  await toEnd();
  await answer.evaluate((element) => {
    const copied = new DataTransfer();
    copied.setData(
      'text/html',
      '<b style="font-weight:normal"><p style="color:red">Copied <span style="font-weight:700">here</span></p></b><script>alert(1)</script>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }));
  });
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t('content.saved'), { exact: true })).toBeVisible();
  const { translations } = await office.get<{ translations: { en: { answer: string } } }>(`/api/faqs/${id}/editable/`);
  expect(translations.en.answer).toContain(
    '<p><strong>Gladly.</strong> See our <a href="/terms">terms</a>Copied <strong>here</strong></p>',
  );
  const onSite = await page.request.get(paths.faq());
  expect(await onSite.text()).toContain('<strong>Gladly.</strong>');
  // As it was, for the flows that come after.
  await page.getByRole('button', { name: t('history.title') }).click();
  const history = page.getByRole('dialog');
  const oldest = history.getByRole('listitem').last();
  await oldest.getByRole('button', { name: t('history.show') }).click();
  await oldest.getByRole('button', { name: t('history.restore', { version: '1' }) }).click();
  await expect(history).toHaveCount(0);
  await expect(answer).not.toContainText('Gladly');
});
