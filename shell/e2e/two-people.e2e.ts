import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { faultsOf } from './support/judgement';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

const WIDE = { width: 1440, height: 900 };

/** Presses a control as somebody does who has no mouse: with the focus on it, by a key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** What the next write answers: its status, and of whom it was. */
async function writing(page: Page, path: RegExp, act: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'PUT' && path.test(new URL(one.url()).pathname),
  );
  await act();
  return (await answer).status();
}

/** The next look at the page as it would be, whose body is the one meant: until it is had, its trial holds what is published. */
const lookedAt = (page: Page, isMeant: (body: string) => boolean) =>
  page.waitForResponse(
    (one) => /\/homepage\/sections\/preview\/$/.test(one.url()) && isMeant(one.request().postData() ?? ''),
  );

interface Sections {
  version: number;
  sections: {
    id: number;
    type: string;
    visible: boolean;
    config: object;
    texts: Record<string, { title?: string | null }>;
  }[];
}
const sectionsOf = (office: Office) => office.get<Sections>('/api/homepage/sections/');
const sectionIn = ({ sections }: Sections, type: string) => sections.find((one) => one.type === type)!;
const SECTIONS = /\/homepage\/sections\/$/;

for (const language of ['en', 'ru'] as Language[]) {
  const byKeys = language === 'ru';
  const how = byKeys ? ', keys alone' : '';
  const go = (control: Locator) => (byKeys ? press(control) : control.click());

  test(`two people arrange the home page: both changes stand, and where they meet one chooses (${language}${how})`, async ({
    page,
    context,
    browser,
    office,
    complaints,
  }) => {
    complaints.allow(/status of 412/);
    const t = textsOf('admin', language);
    const before = await sectionsOf(office);
    const other = await browser.newContext({ viewport: WIDE });
    const { access } = await office.enter(context, language);
    await office.enter(other, language);
    const colleague = await other.newPage();
    await page.setViewportSize(WIDE);
    const [mine, theirs] = ['mine', 'theirs'].map((whose) => `${whose} ${randomUUID().slice(0, 8)}`);
    const blog = t('homepage.section_blog');
    const heading = (of: Page) =>
      of
        .getByRole('group', { name: t(`languages.${language}`), exact: true })
        .getByRole('textbox', { name: t('homepage.heading'), exact: true });
    const shown = (of: Page, section: string) =>
      of.getByRole('checkbox', { name: t('homepage.shownOf', { name: t(`homepage.section_${section}`) }) });
    const publish = (of: Page) =>
      writing(of, SECTIONS, () => go(of.getByRole('button', { name: t('homepage.save'), exact: true })));
    try {
      for (const of of [page, colleague]) {
        await of.goto(paths.dashboardHomepage());
        await go(of.getByRole('button', { name: t('homepage.wordsOf', { name: blog }) }));
      }
      for (const [of, words, hidden] of [
        [page, mine!, 'map'],
        [colleague, theirs!, 'why_us'],
      ] as const) {
        const looked = lookedAt(of, (body) => body.includes(words) && body.includes('"visible":false'));
        await heading(of).fill(words);
        await press(shown(of, hidden), 'Space');
        await looked;
      }
      expect(await publish(colleague)).toBe(200);

      expect(await publish(page)).toBe(412);
      await expect(page.getByText(t('content.conflictText'))).toBeVisible();
      await expect(page.getByText(theirs!, { exact: true })).toBeVisible();
      await expect(heading(page)).toHaveValue(mine!);
      await expect(shown(page, 'map')).not.toBeChecked();
      await expect(shown(page, 'why_us')).not.toBeChecked();
      expect(await faultsOf(page)).toEqual([]);
      // What they published stands until somebody has chosen.
      expect(sectionIn(await sectionsOf(office), 'blog').texts[language]!.title).toBe(theirs);

      const looked = byKeys && lookedAt(page, (body) => !body.includes(mine!));
      await go(page.getByRole('button', { name: t(byKeys ? 'content.takeTheirs' : 'content.keepMine') }));
      await looked;
      const kept = byKeys ? theirs! : mine!;
      await expect(heading(page)).toHaveValue(kept);
      expect(await publish(page)).toBe(200);
      const after = await sectionsOf(office);
      expect(sectionIn(after, 'blog').texts[language]!.title).toBe(kept);
      expect(['map', 'why_us'].map((type) => sectionIn(after, type).visible)).toEqual([false, false]);
      const visitor = await browser.newPage();
      await visitor.goto(localized(paths.home(), language));
      await expect(visitor.getByRole('heading', { level: 2, name: kept })).toBeAttached();
      await visitor.close();
    } finally {
      await other.close();
      const { version } = await sectionsOf(office);
      const restored = await page.request.put('/api/homepage/sections/', {
        headers: { Authorization: `Bearer ${access}`, 'If-Match': `"${version}"` },
        data: { sections: before.sections.map(({ id, visible, config, texts }) => ({ id, visible, config, texts })) },
      });
      expect(restored.status()).toBe(200);
    }
  });

  test(`two people change one text where it stands: the second is told, and loses no word (${language}${how})`, async ({
    page,
    context,
    browser,
    site,
    office,
    complaints,
  }) => {
    complaints.allow(/status of 412/);
    const t = textsOf('i18n', language);
    const old = textsOf('catalog', language)('experiences.lead');
    const [mine, theirs] = ['mine', 'theirs'].map((whose) => `${whose} ${randomUUID().slice(0, 8)}`);
    const address = localized(paths.experiences(), language);
    /** Somebody with the text open where it stands. */
    const opened = async (of: BrowserContext, at: Page) => {
      await of.addInitScript(() => sessionStorage.setItem('atoll_edit_texts', '1'));
      await office.enter(of, language);
      await at.goto(address);
      await reopen(at, old);
    };
    const reopen = async (at: Page, words: string) => {
      const bar = at.getByRole('region', { name: t('inPlace.title') });
      await expect(bar).toBeVisible();
      if (byKeys) {
        await press(bar.getByRole('button', { expanded: false }));
        const list = at.getByRole('region', { name: t('inPlace.list') });
        await list.getByRole('searchbox').fill(words);
        await expect(list.getByRole('button')).toHaveCount(1);
        await at.keyboard.press('Tab');
        await expect(list.getByRole('button')).toBeFocused();
        await at.keyboard.press('Enter');
      } else
        await at
          .getByText(words, { exact: true })
          .first()
          .click({ modifiers: ['Alt'], position: { x: 20, y: 10 } });
      await expect(field(at)).toHaveValue(words);
    };
    const field = (of: Page) => of.getByRole('dialog').getByRole('textbox');
    const save = (of: Page, name: string) =>
      writing(of, /\/update\/$/, () =>
        byKeys ? field(of).press('Control+Enter') : of.getByRole('dialog').getByRole('button', { name }).click(),
      );
    const other = await browser.newContext({ baseURL: site.url, viewport: WIDE });
    const colleague = await other.newPage();
    await opened(context, page);
    await opened(other, colleague);
    await field(page).fill(mine!);
    await field(colleague).fill(theirs!);
    expect(await save(colleague, t('save'))).toBe(200);
    // It has come to this page too, while its text is being written.
    await expect(page.locator('main')).toContainText(theirs!);
    await expect(field(page)).toHaveValue(mine!);

    expect(await save(page, t('save'))).toBe(412);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('conflict.title'))).toBeVisible();
    await expect(dialog.getByText(theirs!, { exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue(mine!);
    expect(await faultsOf(page)).toEqual([]);

    if (byKeys) {
      await press(dialog.getByRole('button', { name: t('conflict.takeTheirs') }));
      await expect(field(page)).toHaveValue(theirs!);
      await expect(dialog.getByText(t('conflict.title'))).toBeHidden();
    } else {
      expect(await save(page, t('conflict.keepMine'))).toBe(200);
      await expect(dialog).toBeHidden();
      await expect(colleague.locator('main')).toContainText(mine!);
      await reopen(page, mine!);
    }
    await field(page).fill(old);
    expect(await save(page, t('save'))).toBe(200);
    await expect(page.locator('main')).toContainText(old);
    await other.close();
  });
}
