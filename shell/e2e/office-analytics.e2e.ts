import fs from 'node:fs';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

// A database of their own: what other flows do is counted too.
test.use({ purpose: 'analytics' });

/** What three visitors send, one of whom asks for something that is not there twice. */
const VISITS = [
  { language: 'en', source: 'newsletter', events: ['view', 'view', 'open', 'availability', 'form', 'sent'] },
  { language: 'ru', source: 'yandex.ru', events: ['view', 'availability', 'whatsapp'] },
  { language: 'zh', events: ['view', 'nothing_found', 'nothing_found'] },
];

for (const [language, width, plural] of [
  ['en', 1440, 'other'],
  ['ru', 390, 'many'],
] as const)
  test(`who may see the numbers reads them by keys, and takes them along (${language}, ${width} px)`, async ({
    page,
    context,
    office,
    site,
  }) => {
    const t = textsOf('admin', language);
    for (const { events, ...visit } of VISITS) {
      const body = {
        ...visit,
        events: events.map((event) =>
          event === 'nothing_found'
            ? { event, page: 'packages', subject: 'zeppelin' }
            : { event, page: 'package', subject: 'family-week' },
        ),
      };
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${site.url}/api/visits/`, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(204);
    }
    const { events } = await office.get<{ events: { event: string; count: number }[] }>('/api/visits/');
    const counted = (event: string) => String(events.find((sum) => sum.event === event)!.count);

    await page.setViewportSize({ width, height: 900 });
    await office.enter(context, language);
    await page.goto(paths.dashboardAnalytics());
    const way = page.getByRole('table', { name: t('analytics.way') });
    for (const event of ['view', 'availability', 'whatsapp', 'sent'] as const)
      await expect(
        way
          .getByRole('row', { name: t(`analytics.event_${event}`) })
          .getByRole('cell')
          .first(),
      ).toHaveText(counted(event));
    await expect(page.getByRole('table', { name: t('analytics.sources') })).toContainText('newsletter');
    await expect(page.getByRole('table', { name: t('analytics.nothingFound') })).toContainText('zeppelin');
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    expect(await faultsOf(page)).toEqual([]);

    const week = page.getByRole('button', { name: t(`analytics.lastDays_${plural}`, { count: '7' }) });
    await week.press('Enter');
    await expect(page).toHaveURL(/days=7/);
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    const file = page.waitForEvent('download');
    await page
      .getByRole('button', { name: t('analytics.csvOf', { what: t('analytics.nothingFound') }) })
      .press('Enter');
    const saved = fs.readFileSync(await (await file).path(), 'utf8');
    expect(saved).toBe(
      `\uFEFF${t('analytics.words')},${t('analytics.times')}\r\nzeppelin,${counted('nothing_found')}\r\n`,
    );
  });
