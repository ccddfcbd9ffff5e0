import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect } from './site';

/** The smallest file that is one: the proof of a wire. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** What stands behind a link of the page, as whoever clicks it gets it. */
async function behind(page: Page, name: string | RegExp): Promise<Buffer> {
  const href = await page.getByRole('link', { name }).getAttribute('href');
  const answer = await page.request.get(href!);
  expect(answer.status()).toBe(200);
  return answer.body();
}

/** What stands on a paper that the page links to: all of its sheets, in one line. */
export async function paperBehind(page: Page, name: string | RegExp): Promise<string> {
  const { text } = await extractText(new Uint8Array(await behind(page, name)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Lines of a calendar file that the page links to, unfolded. */
export async function calendarBehind(page: Page, name: string | RegExp): Promise<string[]> {
  return (await behind(page, name))
    .toString('utf8')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}
