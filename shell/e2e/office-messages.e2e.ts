import { paths } from '@atoll/contract/paths';
import { fillIn } from './support/forms';
import { faultsOf, widthsOf } from './support/judgement';
import { lettersOf } from './support/letters';
import { type Office, uniqueEmail } from './support/office';
import { expect, test } from './support/site';
import { textsOf } from './support/texts';

interface Message {
  id: string;
  reference: string;
  status: string;
  converted_to: string | null;
}

/** A question of a visitor as the contact page sends it. */
async function asked(office: Office, url: string): Promise<Message & { email: string }> {
  const email = uniqueEmail();
  const words = { subject: 'Манты в мае', message: 'Май уже слишком дождливый для атолла Баа?', locale: 'ru' };
  await fillIn(office, `${url}/api/contact-messages/`, { ...words, name: 'Анна Смирнова', email, consent: true });
  const { results } = await office.get<{ results: Message[] }>(
    `/api/contact-messages/?search=${encodeURIComponent(email)}`,
  );
  return { ...results[0]!, email };
}

for (const [language, width] of [
  ['en', 1440],
  ['ru', 390],
] as const)
  test(`a colleague takes a message and answers it by mail (${language}, ${width} px)`, async ({
    page,
    context,
    office,
    site,
  }) => {
    const t = textsOf('admin', language);
    const { id, reference, email } = await asked(office, site.url);
    await page.setViewportSize({ width, height: 900 });
    await office.enter(context, language);
    await page.goto(paths.dashboardMessages());
    await page.getByRole('button', { name: t('contactMessages.view_reply'), exact: true }).click();
    await page.getByRole('link', { name: t('contactMessages.open', { reference }) }).click();
    await expect(page).toHaveURL(paths.dashboardMessage(id));
    await page.getByRole('button', { name: t('care.take'), exact: true }).click();
    await expect(page.getByText(t('contactMessages.status_open'), { exact: true })).toBeVisible();

    await page.getByLabel(t('contactMessages.reply')).fill('Май непредсказуем, манты приходят к концу месяца.');
    expect(await faultsOf(page)).toEqual([]);
    const { content, room } = await widthsOf(page);
    expect(content).toBeLessThanOrEqual(room);
    await page.getByRole('button', { name: t('contactMessages.send') }).click();
    await expect(page.locator('main ol')).toContainText('Май непредсказуем');
    await expect(page.getByText(t('contactMessages.status_answered'), { exact: true })).toBeVisible();

    // The first letter says that the question came in.
    const [, answer] = await lettersOf(site, email, 2);
    expect(answer).toContain('Май непредсказуем, манты приходят к концу месяца.');
    expect((await office.get<Message>(`/api/contact-messages/${id}/`)).status).toBe('answered');
  });

test('a message becomes a trip request, by keys alone', async ({ page, context, office, site }) => {
  const t = textsOf('admin', 'en');
  const { id, reference } = await asked(office, site.url);
  await office.enter(context);
  await page.goto(`${paths.dashboardMessages()}?search=${reference}`);
  await expect(page.getByRole('link', { name: t('contactMessages.open', { reference }) })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  await page.getByRole('button', { name: t('contactMessages.convert') }).press('Enter');
  await page.getByRole('link', { name: t('contactMessages.request') }).press('Enter');
  const { status, converted_to: request } = await office.get<Message>(`/api/contact-messages/${id}/`);
  expect(status).toBe('closed');
  await expect(page).toHaveURL(paths.dashboardTripRequest(request!));
  await expect(page.getByText('Май уже слишком дождливый для атолла Баа?')).toBeVisible();
});
