import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { type Office, inDays } from './office';
import { expect } from './site';
import { textsOf } from './texts';

/** A day of a calendar. */
export interface Day {
  date: string;
  status: string;
  vacancies: number | null;
  min_nights: number | null;
}

/** What the calendar of a package says of the days to come. */
export const daysOf = (office: Office, slug: string, from = 7, to = 300): Promise<Day[]> =>
  office.get<Day[]>(`/api/availability/?package=${slug}&from=${inDays(from)}&to=${inDays(to)}`);

/** The first day from then on that has room for so many. */
export async function openDay(office: Office, slug: string, from: number, needed = 2): Promise<string> {
  const open = (await daysOf(office, slug, from)).find(
    ({ status, vacancies }) => ['AVAILABLE', 'LIMITED'].includes(status) && (vacancies ?? 0) >= needed,
  );
  if (!open) throw new Error(`${slug} has no room for ${needed} from ${inDays(from)} on`);
  return open.date;
}

/** The price of what the form says is there to be seen: what nobody has seen is not sent. */
export const priced = (page: Page): Promise<void> =>
  expect(page.locator('section[aria-labelledby="booking-total"]')).toHaveAttribute('aria-busy', 'false');

/** Fills in the form of a trip, and waits for its price. */
export async function fillForm(
  page: Page,
  { slug, day, language, email }: { slug: string; day: string; language: Language; email: string },
): Promise<void> {
  const t = textsOf('booking', language);
  await page.goto(localized(paths.booking(slug), language));
  await page.getByLabel(t('form.checkIn')).fill(day);
  await page.getByLabel(t('form.name')).fill('Анна Смирнова');
  await page.getByLabel(t('form.email')).fill(email);
  await page.getByLabel(t('form.phone'), { exact: true }).fill('+7 912 345-67-89');
  await page.getByLabel(t('form.terms')).check();
  await priced(page);
}

/** Takes a step as the office does, once. */
export async function takeStep(
  request: APIRequestContext,
  office: Office,
  { url, data = {}, status = 200 }: { url: string; data?: object; status?: number },
): Promise<void> {
  const { access } = await office.signIn();
  const headers = { Authorization: `Bearer ${access}`, 'Idempotency-Key': randomUUID() };
  const answer = await request.post(url, { data, headers });
  expect(answer.status()).toBe(status);
}
