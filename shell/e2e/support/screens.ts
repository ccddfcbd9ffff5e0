// The screens that flows look at: where they stand, and what stands there once a page has its data.
import type { Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { DOORS, OWN_PAGES, otherPages, travellerPages, writtenPages } from '@atoll/tools/site-pages.mjs';
import { familyPackage } from './catalogue';
import type { Office } from './office';
import { expect } from './site';

export interface Screen {
  name: string;
  path: string;
  /** What stands there once the page has its data. */
  ready: string;
  /** What else holds on a phone. */
  narrow?: (page: Page) => Promise<void>;
}

/** What the demo shows; the family's trip is one that flows book. */
const DEMO = {
  ...{ destination: 'baa-atoll', experience: 'mantas-of-hanifaru', landing: 'madi-faru', page: 'privacy' },
  ...{ stays: ['hanifa-baa', 'madi-faru', 'nala-inn'], saved: 'p-1,p-2,r-1,r-999999999' },
};

export async function publicScreens(office: Office): Promise<Screen[]> {
  const { slug } = await familyPackage(office, 'per_person');
  const { results } = await office.get<{ results: { slug: string }[] }>('/api/resorts/?page_size=1');
  return travellerPages({ trip: slug, stay: results[0]!.slug });
}

/** What the agency writes. */
export async function readScreens(office: Office): Promise<Screen[]> {
  const { results } = await office.get<{ results: { slug: string }[] }>('/api/posts/?page_size=1');
  return writtenPages({ ...DEMO, post: results[0]!.slug });
}

/** What stands behind the doors of the customer area. */
export const ACCOUNT: Screen[] = [
  { name: 'customer-trips', path: paths.customerDashboard(), ready: '#root main h3 a' },
  { name: 'customer-documents', path: paths.customerDocuments(), ready: '#root main section h2' },
  { name: 'customer-notifications', path: paths.customerNotifications(), ready: '#root main li p' },
  { name: 'customer-travellers', path: paths.customerTravellers(), ready: '#root main button' },
  { name: 'customer-profile', path: paths.customerProfile(), ready: '#root main form' },
  { name: 'customer-security', path: paths.customerSecurity(), ready: '#root main section li' },
  { name: 'customer-privacy', path: paths.customerPrivacy(), ready: '#root main section' },
];

/** What the remotes declare besides: a page that nobody named is looked at too. */
export const others = (area: 'public' | 'staff', known: string[]): Screen[] => otherPages(area, known);

/** Public screens that neither these nor a flow of their own shows. */
export const unnamedScreens = (named: Screen[]): Screen[] =>
  others('public', [...[...named, ...DOORS].map((screen) => screen.path), ...OWN_PAGES]);

/** Data is there, and the frame after it is drawn. */
export async function settled(page: Page, screen: Screen): Promise<void> {
  await expect(page.locator(screen.ready).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
