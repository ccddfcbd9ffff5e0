// The screens that flows look at: where they stand, and what stands there once a page has its data.
import type { Page } from '@playwright/test';
import { paths } from '@atoll/contract/paths';
import { familyPackage } from './catalogue';
import { otherRoutes } from './declared';
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

export async function publicScreens(office: Office): Promise<Screen[]> {
  const { slug } = await familyPackage(office, 'per_person');
  const { results } = await office.get<{ results: { slug: string }[] }>('/api/resorts/?page_size=1');
  return [
    { name: 'home', path: paths.home(), ready: '#root main article' },
    { name: 'packages', path: paths.packages(), ready: '#root main article' },
    { name: 'package', path: paths.package(slug), ready: '#root main aside' },
    { name: 'resorts', path: paths.resorts(), ready: '#root main article, #root main li img' },
    { name: 'resort', path: paths.resort(results[0]!.slug), ready: '#root main table, #root main h2' },
    { name: 'book-choice', path: paths.packageBook(slug), ready: '#root main section' },
    { name: 'booking-form', path: paths.booking(slug), ready: '#root main form' },
    { name: 'stay-choice', path: paths.resortBook(results[0]!.slug), ready: '#root main section' },
    { name: 'stay-form', path: paths.stayBooking(results[0]!.slug), ready: '#root main form' },
  ];
}

/** What the agency writes. */
export async function readScreens(office: Office): Promise<Screen[]> {
  const { results } = await office.get<{ results: { slug: string }[] }>('/api/posts/?page_size=1');
  return [
    { name: 'destinations', path: paths.destinations(), ready: '#root main article' },
    { name: 'destination', path: paths.destination('baa-atoll'), ready: '#root main aside' },
    { name: 'experiences', path: paths.experiences(), ready: '#root main article' },
    { name: 'experience', path: paths.experience('mantas-of-hanifaru'), ready: '#root main aside' },
    {
      name: 'transportation',
      path: `${paths.transportation()}?resort=madi-faru&landing=17:05`,
      ready: '#root main tbody tr',
    },
    { name: 'resorts-map', path: paths.resorts('view=map&landing=17:30'), ready: '#root main svg a' },
    {
      name: 'compare',
      path: paths.compare(['hanifa-baa', 'madi-faru', 'nala-inn']),
      ready: '#root main table',
    },
    { name: 'saved', path: paths.saved('p-1,p-2,r-1,r-999999999'), ready: '#root main article' },
    { name: 'about', path: paths.about(), ready: '#root main h3' },
    { name: 'blog', path: paths.blog(), ready: '#root main article' },
    { name: 'post', path: paths.post(results[0]!.slug), ready: '#root main article h2' },
    { name: 'contact', path: paths.contact(), ready: '#root main form' },
    { name: 'faq', path: paths.faq(), ready: '#root main details' },
    { name: 'terms', path: paths.terms(), ready: '#root main h2' },
    { name: 'page', path: '/page/privacy', ready: '#root main h2' },
  ];
}

/** Of the customer area: its doors, and what stands behind them. */
export const DOORS: Screen[] = [
  { name: 'customer-login', path: paths.customerLogin(), ready: '#root main form' },
  { name: 'customer-register', path: paths.customerRegister(), ready: '#root main form' },
  { name: 'customer-forgot', path: paths.customerForgotPassword(), ready: '#root main form' },
  { name: 'customer-resend', path: paths.customerResend(), ready: '#root main form' },
];
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
export const others = (area: 'public' | 'staff', known: string[]): Screen[] =>
  otherRoutes(area, known).map(({ id, path: address }) => ({ name: id, path: address, ready: '#root main h1' }));

/** Public screens that neither these nor a flow of their own shows. */
export function unnamedScreens(named: Screen[]): Screen[] {
  // The confirmation and the account are met with a booking of their own.
  const own = [
    ...[paths.bookingConfirmation('1'), paths.bookingAgreement('1'), paths.bookingReview('1')],
    paths.customTripOffer('1'),
  ];
  return others('public', [...[...named, ...DOORS, ...ACCOUNT].map((screen) => screen.path), ...own]);
}

/** Data is there, and the frame after it is drawn. */
export async function settled(page: Page, screen: Screen): Promise<void> {
  await expect(page.locator(screen.ready).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
