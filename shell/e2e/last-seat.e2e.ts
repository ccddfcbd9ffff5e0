import type { Language } from '@atoll/contract/languages';
import { lettersOf, linkTo } from './support/letters';
import { uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';
import { daysOf, fillForm, takeStep } from './support/trips';

/** Paid at once, and sold by departures. */
const INSTANT = 'male-and-fulidhoo-drums';

for (const [index, language] of (['ru', 'zh'] as Language[]).entries()) {
  const t = textsOf('booking', language);

  test(`two people want the last places, and one waits for the other to leave (${language})`, async ({
    page,
    browser,
    office,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 409/);
    const day = (await daysOf(office, INSTANT, 200)).filter(({ status }) => status === 'CLOSED')[index]!.date;
    const { id: trip } = await office.get<{ id: number }>(`/api/packages/${INSTANT}/`);
    await takeStep(page.request, office, {
      url: `${site.url}/api/departures/`,
      data: { package: trip, start_date: day, capacity: 2 },
      status: 201,
    });
    const context = await browser.newContext({ locale: language });
    complaints.watch(context);
    const people = await Promise.all(
      [page, await context.newPage()].map(async (at) => {
        const email = uniqueEmail();
        await fillForm(at, { slug: INSTANT, day, language, email });
        return { at, email };
      }),
    );
    await Promise.all(people.map(({ at }) => at.getByRole('button', { name: t('form.hold.submit') }).click()));
    const isHeld = ({ at }: (typeof people)[number]) =>
      at
        .waitForURL(/\/booking\/confirmation\//)
        .then(() => true)
        .catch(() => false);
    const isFull = ({ at }: (typeof people)[number]) =>
      at
        .getByText(t('full.next'))
        .waitFor()
        .then(() => false);
    const held = await Promise.all(people.map((one) => Promise.race([isHeld(one), isFull(one)])));
    expect(held.toSorted()).toEqual([false, true]);
    const first = people[held.indexOf(true)]!;
    const second = people[held.indexOf(false)]!;
    await expect(first.at.getByRole('timer')).toHaveText(/^(30:00|29:[45]\d)$/);

    // Nothing that was typed is lost, and the wait begins from there.
    await expect(second.at.getByLabel(t('form.email'))).toHaveValue(second.email);
    await second.at.getByRole('button', { name: t('form.waitlist.submit') }).click();
    await second.at.waitForURL(/\/booking\/confirmation\//);
    const state = second.at.getByRole('heading', { level: 1 });
    await expect(state).toHaveText(t('state.waitlisted.title'));
    await lettersOf(site, second.email, 1);

    await first.at.getByRole('button', { name: t('cancel.open') }).click();
    await first.at.getByRole('button', { name: t('cancel.free') }).click();
    await expect(first.at.getByRole('heading', { level: 1 })).toHaveText(t('state.cancelled.title'));
    // The letter that offers the places leads to them, held.
    await lettersOf(site, second.email, 2);
    await second.at.goto(await linkTo(site, second.email, '/booking/confirmation/[0-9a-f-]+'));
    await expect(state).toHaveText(t('state.on_hold.title'));
    await expect(second.at.getByRole('list').getByText(t('timeline.offer'))).toBeVisible();
    const [row] = (await daysOf(office, INSTANT, 199)).filter(({ date }) => date === day);
    expect(row?.vacancies ?? 0).toBe(0);
    await context.close();
  });
}
