import type { Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';

const WIDE = { width: 1440, height: 900 };
/** A page in a page comes after it. */
const WITHIN = { timeout: 20_000 };

/** Presses a control as somebody does who has no mouse: with the focus on it, by a key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** Headings of the sections of a home page, from the top. */
const headingsOf = (place: Pick<Page, 'getByRole'>) => place.getByRole('heading', { level: 2 }).allTextContents();

interface Sections {
  version: number;
  sections: { id: number; type: string; visible: boolean; config: object; texts: Record<string, { title?: string }> }[];
}

for (const language of ['en', 'ru'] as Language[]) {
  const byKeys = language === 'ru';
  const how = byKeys ? ', keys alone' : '';

  test(`the home page is arranged, looked at and published (${language}${how})`, async ({
    page,
    context,
    browser,
    office,
  }) => {
    const t = textsOf('admin', language);
    const { access } = await office.enter(context, language);
    const before = await office.get<Sections>('/api/homepage/sections/');
    const blog = before.sections.find(({ type }) => type === 'blog')!;
    const heading = byKeys ? 'Почитать в\u00a0дорогу' : 'Reading for the way';
    const name = t('homepage.section_blog');
    await page.setViewportSize(WIDE);
    await page.goto(paths.dashboardHomepage());
    await expect(page.getByRole('heading', { level: 1, name: t('homepage.title') })).toBeVisible();
    const site = page.frameLocator('iframe');
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible(WITHIN);
    expect(await faultsOf(page)).toEqual([]);

    // One place up, with other words, and another section out of sight.
    const up = page.getByRole('button', { name: t('homepage.up', { name }) });
    const words = page.getByRole('button', { name: t('homepage.wordsOf', { name }) });
    const promises = page.getByRole('checkbox', {
      name: t('homepage.shownOf', { name: t('homepage.section_why_us') }),
    });
    if (byKeys) {
      await press(up);
      await expect(up).toBeFocused();
      await press(words);
      await press(promises, 'Space');
    } else {
      await up.click();
      await words.click();
      await promises.uncheck();
    }
    const field = page
      .getByRole('group', { name: t(`languages.${language}`), exact: true })
      .getByRole('textbox', { name: t('homepage.heading'), exact: true });
    await field.fill(heading);

    // Beside it stands the page as it would be; a visitor sees nothing of it.
    await expect(site.getByRole('heading', { level: 2, name: heading })).toBeAttached();
    const promised = before.sections.find(({ type }) => type === 'why_us')!.texts[language]!.title!;
    await expect(site.getByRole('heading', { level: 2, name: promised })).toHaveCount(0);
    const visitor = await browser.newPage();
    await visitor.goto(localized(paths.home(), language));
    expect(await headingsOf(visitor)).not.toContain(heading);

    // What was typed outlives the tab.
    await page.reload();
    await expect(page.getByRole('region', { name: t('homepage.unsaved') })).toBeVisible();
    await expect(promises).not.toBeChecked();
    const save = page.getByRole('button', { name: t('homepage.save'), exact: true });
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await (byKeys ? press(save) : save.click());
    expect((await stored).status()).toBe(200);
    await expect(page.getByText(t('homepage.saved'))).toBeVisible();
    try {
      await visitor.reload();
      const shown = await headingsOf(visitor);
      expect(shown).toContain(heading);
      expect(shown).not.toContain(promised);
      const places = (await office.get<Sections>('/api/homepage/sections/')).sections.map(({ id }) => id);
      expect(places.indexOf(blog.id)).toBe(before.sections.indexOf(blog) - 1);
    } finally {
      const { version } = await office.get<Sections>('/api/homepage/sections/');
      const restored = await page.request.put('/api/homepage/sections/', {
        headers: { Authorization: `Bearer ${access}`, 'If-Match': `"${version}"` },
        data: { sections: before.sections.map(({ id, visible, config, texts }) => ({ id, visible, config, texts })) },
      });
      expect(restored.status()).toBe(200);
      await visitor.close();
    }
  });

  test(`a change of a trip is looked at on the site before it is stored (${language}${how})`, async ({
    page,
    context,
    browser,
    office,
    complaints,
  }) => {
    complaints.allow(/status of 400/);
    const t = textsOf('admin', language);
    await office.enter(context, language);
    const { results } = await office.get<{ results: { id: number; slug: string; name: string }[] }>(
      '/api/packages/?page_size=1&lang=en',
    );
    const trip = results[0]!;
    const path = `/api/packages/${trip.id}/editable/`;
    const before = await office.get<{ version: number }>(path);
    const typed = `Looked at first ${language}`;
    await page.setViewportSize(WIDE);
    await page.goto(paths.dashboardForm(paths.dashboardPackages(), trip.id));
    const field = page.getByRole('textbox', { name: like(`^${t('members.name')}\\s*${t('languages.en')}$`) });
    await field.fill(typed);
    const look = page.getByRole('button', { name: t('preview.title'), exact: true });
    await (byKeys ? press(look) : look.click());
    const dialog = page.getByRole('dialog', { name: t('preview.title') });
    await expect(dialog).toBeVisible();
    const english = dialog.getByRole('button', { name: t('languages.en'), exact: true });
    await (byKeys ? press(english) : english.click());
    const site = page.frameLocator('iframe');
    await expect(site.getByRole('heading', { level: 1, name: typed })).toBeVisible(WITHIN);
    expect(await faultsOf(page)).toEqual([]);

    // Somebody who is sent the link sees it too, and is told what it is; nobody else does.
    const link = await dialog.getByRole('link', { name: t('preview.open') }).getAttribute('href');
    const colleague = await browser.newPage();
    await colleague.goto(link!);
    await expect(colleague.getByRole('heading', { level: 1, name: typed })).toBeVisible();
    await expect(colleague.getByText(textsOf('shell', 'en')('preview'))).toBeVisible();
    await colleague.goto(paths.package(trip.slug));
    await expect(colleague.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
    await expect(colleague.getByText(textsOf('shell', 'en')('preview'))).toHaveCount(0);
    await colleague.close();
    expect((await office.get<{ version: number }>(path)).version).toBe(before.version);

    // What cannot be stored is said beside its field.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('textbox', { name: t('members.price'), exact: true }).fill('-5');
    await (byKeys ? press(look) : look.click());
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
}

test('the first view of a page is reworded, and is on the site at once', async ({ page, context, office }) => {
  const t = textsOf('admin', 'en');
  await office.enter(context, 'en');
  const [hero] = await office.get<{ id: number; title: string; subtitle: string }[]>(
    '/api/page-heroes/?page_key=transportation&lang=en',
  );
  const typed = 'Every boat and every seaplane, by the hour.';
  await page.setViewportSize(WIDE);
  await page.goto(paths.dashboardPageHeroes());
  await page.getByRole('link', { name: hero!.title }).click();
  const field = page.getByRole('textbox', { name: like(`^${t('members.subtitle')}\\s*${t('languages.en')}$`) });
  await expect(field).toHaveValue(hero!.subtitle);
  for (const words of [typed, hero!.subtitle]) {
    await field.fill(words);
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await stored).status()).toBe(200);
    const site = await page.request.get(paths.transportation());
    expect(await site.text()).toContain(words);
  }
});
