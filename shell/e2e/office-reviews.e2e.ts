import { randomUUID } from 'node:crypto';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { fillIn } from './support/forms';
import { faultsOf, widthsOf } from './support/judgement';
import type { Office } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Review {
  id: string;
  status: string;
  rejection_reason: string | null;
  reply: { text: string } | null;
}

/** A guest's review of a resort, which waits; answers its title, which nobody else has. */
async function written(office: Office, url: string, resort: string, language: Language) {
  const title = `Манты ${randomUUID().slice(0, 8)}`;
  const words = { comment: 'На второй день манты кружили вокруг нас час.', title, language };
  const { id } = await fillIn<{ id: string }>(office, `${url}/api/reviews/`, {
    ...words,
    ...{ resort, name: 'Марина', rating: 5, scores: { reef: 5 } },
  });
  return { id, title };
}

const stored = (office: Office, id: string) => office.get<Review>(`/api/reviews/${id}/`);

for (const [language, width] of [
  ['en', 1440],
  ['ru', 390],
] as const)
  test(`a colleague reads a review, answers it and shows it to visitors (${language}, ${width} px)`, async ({
    page,
    context,
    office,
    site,
  }) => {
    const t = textsOf('admin', language);
    const { id, title } = await written(office, site.url, 'hanifa-baa', 'ru');
    await page.setViewportSize({ width, height: 900 });
    await office.enter(context, language);
    await page.goto(paths.dashboardReviews());
    await page.getByRole('searchbox').fill(title);
    const review = page.getByRole('article', { name: title });
    await expect(review).toContainText(t('reviews.state_pending'));
    await expect(page.locator('main article')).toHaveCount(1);

    await review.getByRole('button', { name: t('reviews.reply'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('reviews.replyLabel')).fill('Спасибо, Марина!');
    await expect(dialog.getByRole('region')).toContainText('Спасибо, Марина!');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('reviews.sendReply') }).click();
    await expect(review).toContainText('Спасибо, Марина!');
    await review.getByRole('button', { name: t('reviews.approve'), exact: true }).click();
    await expect(page.getByText(t('reviews.saidApproved', { name: 'Марина' }))).toBeVisible();
    await expect(review).toHaveCount(0);
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    expect(await stored(office, id)).toMatchObject({ status: 'approved', reply: { text: 'Спасибо, Марина!' } });

    // What visitors read, without an account of the office.
    const list = `${site.url}/api/reviews/?resort=hanifa-baa&search=${encodeURIComponent(title)}`;
    const { results } = (await (await fetch(list)).json()) as { results: Review[] };
    expect(results.map((seen) => [seen.id, seen.reply?.text])).toEqual([[id, 'Спасибо, Марина!']]);
    await page.goto(localized(paths.resort('hanifa-baa'), 'ru'));
    await expect(page.getByRole('article', { name: title })).toContainText('Спасибо, Марина!');
  });

test('a morning of reviews by keys alone: one is shown and taken back, one is refused, one is deleted', async ({
  page,
  context,
  office,
  site,
}) => {
  const t = textsOf('admin', 'en');
  const [first, second] = await Promise.all([
    written(office, site.url, 'madi-faru', 'ru'),
    written(office, site.url, 'madi-faru', 'ru'),
  ]);
  await office.enter(context);
  await page.goto(`${paths.dashboardReviews()}?resort=madi-faru`);
  const [newest, older] = [
    page.getByRole('article', { name: second.title }),
    page.getByRole('article', { name: first.title }),
  ];
  await expect(older.or(newest).first()).toBeVisible();
  const top = (await page.locator('main article').first().getAttribute('aria-labelledby'))!.replace('review-', '');
  const [one, two] = top === first.id ? [first, second] : [second, first];

  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByText(t('reviews.saidApproved', { name: 'Марина' }))).toBeVisible();
  await expect(page.getByRole('article', { name: two.title })).toBeFocused();
  expect((await stored(office, one.id)).status).toBe('approved');

  await page.keyboard.press('d');
  await page.keyboard.type('Names a member of staff');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('reviews.saidRejected', { name: 'Марина' }))).toBeVisible();
  expect(await stored(office, two.id)).toMatchObject({
    status: 'rejected',
    rejection_reason: 'Names a member of staff',
  });

  await page.goto(`${paths.dashboardReviews()}?resort=madi-faru&status=approved`);
  await expect(page.getByRole('article', { name: one.title })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('h');
  await expect(page.getByText(t('reviews.saidHidden', { name: 'Марина' }))).toBeVisible();
  await page.getByRole('button', { name: t('reviews.undoHidden') }).press('Enter');
  await expect(page.getByText(t('reviews.saidApproved', { name: 'Марина' }))).toBeVisible();
  expect((await stored(office, one.id)).status).toBe('approved');

  await page
    .getByRole('article', { name: one.title })
    .getByRole('button', { name: t('reviews.delete') })
    .press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reviews.deleteForGood') })
    .press('Enter');
  await expect(page.getByText(t('reviews.saidDeleted', { name: 'Марина' }))).toBeVisible();
  await expect(stored(office, one.id)).rejects.toThrow('404');
});
