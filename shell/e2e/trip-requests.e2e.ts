import type { Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { faultsOf, widthsOf } from './support/judgement';
import { expect, quiet, test } from './support/site';
import { textsOf } from './support/texts';

/** Nothing serious from axe, and nothing that scrolls sideways. */
async function judge(page: Page): Promise<void> {
  await quiet(page);
  // A button that has just become usable takes a moment to its colours.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { content, room } = await widthsOf(page);
  expect(content).toBeLessThanOrEqual(room);
  expect(await faultsOf(page)).toEqual([]);
}

for (const [language, width] of [
  ['en', 1440],
  ['ru', 390],
] as const)
  test(`a colleague takes a trip request, looks at an offer and notes why it was lost (${language}, ${width} px)`, async ({
    page,
    context,
    office,
  }) => {
    const t = textsOf('admin', language);
    const { id, reference } = await office.wish('Анна Смирнова');
    await page.setViewportSize({ width, height: 900 });
    await office.enter(context, language);
    await page.goto(paths.dashboardTripRequests());
    await page.getByRole('button', { name: t('tripRequests.views.reply'), exact: true }).click();
    await page.getByRole('link', { name: t('tripRequests.open', { reference }) }).click();
    await expect(page).toHaveURL(paths.dashboardTripRequest(id));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    await expect(page.getByText(t('tripRequests.interests.sandbank'))).toBeVisible();
    await judge(page);

    await page.getByRole('button', { name: t('care.take'), exact: true }).click();
    await expect(page.getByText(t('tripRequests.statuses.in_progress'), { exact: true })).toBeVisible();
    await page.getByLabel(t('care.note')).fill('Called: a reef matters most');
    await page.getByRole('button', { name: t('care.addNote') }).click();
    await expect(page.getByText('Called: a reef matters most')).toBeVisible();

    await page.getByRole('button', { name: t('tripRequests.offer.make'), exact: true }).press('Enter');
    const offer = page.getByRole('dialog');
    await expect(offer.getByText(t('newBooking.priceHint'))).toBeVisible();
    await judge(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: t('tripRequests.actions.lost'), exact: true }).click();
    const lost = page.getByRole('dialog');
    await lost.getByLabel(t('tripRequests.lost.reason')).fill('Booked with the resort');
    await lost.getByRole('button', { name: t('tripRequests.lost.save') }).click();
    await expect(page.getByText('Booked with the resort')).toBeVisible();
    await expect(page.getByRole('button', { name: t('tripRequests.actions.in_progress') })).toBeVisible();
    await judge(page);
    const stored = await office.get<{ status: string }>(`/api/custom-trip-requests/${id}/`);
    expect(stored.status).toBe('lost');
  });
