import type { Page } from '@playwright/test';
import type { Site } from '@atoll/tools/site.mjs';
import { linkTo } from './letters';
import type { Mails } from './mails';

export const PASSWORD = 'seven small boats';

/** Opens an account, confirms its address by the letter's link and leaves the session in the browser of an open page. */
export async function enterAccount(
  page: Page,
  site: Pick<Site, 'url'> & { mails: Mails },
  email: string,
): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${site.url}/api/customers/${path}/`, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { token: string; refresh: string; customer: object };
  };
  await post('register', { email, password: PASSWORD, first_name: 'Anna', accept_terms: true });
  const link = new URL(await linkTo(site, email, '/customer/verify-email'));
  const { token, refresh, customer } = await post('verify-email', { token: link.searchParams.get('token') });
  const entries = {
    customer_token: token,
    customer_data: JSON.stringify({ ...customer, refresh }),
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, entries);
}
