import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { lettersOf, linkTo } from './support/letters';
import { inDays, uniqueEmail } from './support/office';
import { calendarBehind, paperBehind } from './support/papers';
import { expect, test } from './support/site';
import { like, textsOf } from './support/texts';
import { openDay, takeStep } from './support/trips';

const TRIP = 'southern-atolls-slow-road';
/** Eight hours behind, level with, and fourteen ahead of Greenwich: where readers sit, and where the server stands. */
const ZONES = ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'];
/** Seven minutes past six in the evening in the Maldives, as any of the languages writes it. */
const TIME = /18:07|6:07\s?PM/;
const OTHER_TIMES = /(?<!\d)(13|5|05|3|03):07/;
const ZONE = 'UTC+5';

test.describe('a deadline is the same hour everywhere', () => {
  for (const [index, language] of (['en', 'zh'] as Language[]).entries())
    test(`on the page, in the letter and on the paper, whoever reads it where (${language})`, async ({
      browser,
      office,
      site,
      request,
    }) => {
      const t = textsOf('booking', language);
      await site.restartApi({ TZ: ZONES[index * 2]! });
      const email = uniqueEmail();
      const contact = { name: 'Anna Smirnova', email, phone: '+7 912 345-67-89' };
      const day = await openDay(office, TRIP, 70);
      const { id } = await office.book({ package: TRIP, check_in: day, locale: language, contact });
      await takeStep(request, office, {
        url: `${site.url}/api/bookings/${id}/approve/`,
        data: { payment_due_at: `${inDays(3)}T13:07:00.000Z` },
      });
      const letters = await lettersOf(site, email, 2);
      expect(letters[1]).toMatch(TIME);
      expect(letters[1]).toContain(ZONE);
      expect(letters[1]).not.toMatch(OTHER_TIMES);

      const link = await linkTo(site, email, `/booking/confirmation/${id}`);
      const told: string[] = [];
      for (const timezoneId of ZONES) {
        const context = await browser.newContext({ timezoneId, locale: language });
        const page = await context.newPage();
        await page.goto(link);
        await expect(page).toHaveURL(new RegExp(localized(paths.bookingConfirmation(id), language)));
        const state = page.locator('main').getByText(TIME).first();
        await expect(state).toContainText(ZONE);
        told.push(await state.innerText());
        await expect(page.locator('main').getByText(OTHER_TIMES)).toHaveCount(0);
        const paper = await paperBehind(page, like(t('papers.types.pro_forma', { number: '.+' })));
        expect(paper).toMatch(TIME);
        expect(paper).toContain(ZONE);
        expect(paper).not.toMatch(OTHER_TIMES);
        expect(await calendarBehind(page, t('papers.calendar'))).toContain(
          `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
        );
        await context.close();
      }
      expect(new Set(told).size).toBe(1);
    });

  test.afterAll(({ site }) => site.restartApi({ TZ: 'UTC' }));
});
