// The public pages that are looked at as people see them: by the flows (`shell/e2e/support/screens.ts`), and by whoever wants to know
// where each text stands (`text-places.mjs`). A page is named here alone.
import path from 'node:path';
import { isStaffPath, paths } from '@atoll/contract/paths';
import { remotes } from './workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * What there is to be shown: slugs of what is sold and written. A page whose thing is not there is left out.
 * @typedef {{trip?: string, stay?: string, stays?: string[], landing?: string, saved?: string, destination?: string,
 *   experience?: string, post?: string, page?: string}} Known
 * @typedef {{name: string, path: string, ready: string}} SitePage `ready` stands there once the page has its data
 */

/** A page of something, if that is there. */
const of = (known, name, address, ready) => (known ? [{ name, path: address(known), ready }] : []);

/** What travellers browse and book. @param {Known} known @returns {SitePage[]} */
export const travellerPages = ({ trip, stay }) => [
  { name: 'home', path: paths.home(), ready: '#root main article' },
  { name: 'packages', path: paths.packages(), ready: '#root main article' },
  ...of(trip, 'package', paths.package, '#root main aside'),
  { name: 'resorts', path: paths.resorts(), ready: '#root main article, #root main li img' },
  ...of(stay, 'resort', paths.resort, '#root main table, #root main h2'),
  ...of(trip, 'book-choice', paths.packageBook, '#root main section'),
  ...of(trip, 'booking-form', paths.booking, '#root main form'),
  ...of(stay, 'stay-choice', paths.resortBook, '#root main section'),
  ...of(stay, 'stay-form', paths.stayBooking, '#root main form'),
];

/** What the agency writes. @param {Known} known @returns {SitePage[]} */
export const writtenPages = ({ stays, landing, saved, destination, experience, post, page }) => [
  { name: 'destinations', path: paths.destinations(), ready: '#root main article' },
  ...of(destination, 'destination', paths.destination, '#root main aside'),
  { name: 'experiences', path: paths.experiences(), ready: '#root main article' },
  ...of(experience, 'experience', paths.experience, '#root main aside'),
  ...of(
    landing,
    'transportation',
    (slug) => `${paths.transportation()}?resort=${slug}&landing=17:05`,
    '#root main tbody tr',
  ),
  { name: 'resorts-map', path: paths.resorts('view=map&landing=17:30'), ready: '#root main svg a' },
  ...of(stays, 'compare', paths.compare, '#root main table'),
  ...of(saved, 'saved', paths.saved, '#root main article'),
  { name: 'about', path: paths.about(), ready: '#root main h3' },
  { name: 'blog', path: paths.blog(), ready: '#root main article' },
  ...of(post, 'post', paths.post, '#root main article h2'),
  { name: 'contact', path: paths.contact(), ready: '#root main form' },
  { name: 'faq', path: paths.faq(), ready: '#root main details' },
  { name: 'terms', path: paths.terms(), ready: '#root main h2' },
  ...of(page, 'page', (slug) => `/page/${slug}`, '#root main h2'),
];

/** The doors of the customer area. @type {SitePage[]} */
export const DOORS = [
  { name: 'customer-login', path: paths.customerLogin(), ready: '#root main form' },
  { name: 'customer-register', path: paths.customerRegister(), ready: '#root main form' },
  { name: 'customer-forgot', path: paths.customerForgotPassword(), ready: '#root main form' },
  { name: 'customer-resend', path: paths.customerResend(), ready: '#root main form' },
];

/** Pages of somebody's own, which are met with a booking, a wish or an account. */
export const OWN_PAGES = [
  ...[paths.bookingConfirmation('1'), paths.bookingAgreement('1'), paths.bookingReview('1')],
  ...[paths.customTripOffer('1'), paths.customerDashboard(), paths.customerDocuments(), paths.customerNotifications()],
  ...[paths.customerTravellers(), paths.customerProfile(), paths.customerSecurity(), paths.customerPrivacy()],
];

/** `/packages/:slug` as it may stand in an address bar. */
const addressed = (route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replaceAll(/\/:\w+\?/g, '(/[^/]+)?')}$`);

/** True where an address leads to a route. */
export const leadsTo = (route, address) => addressed(route).test(address.replace(/\?.*$/, ''));

/**
 * Pages that the remotes declare and none of these addresses leads to: what nobody named is looked at too.
 * @param {'public' | 'staff'} area
 * @param {string[]} known addresses
 * @returns {SitePage[]}
 * @throws when one of them takes a parameter: which address shows it only a person can say
 */
export function otherPages(area, known) {
  const left = remotes(ROOT)
    .flatMap(({ declaration }) => declaration.routes)
    .filter((route) => (isStaffPath(route.path) ? 'staff' : 'public') === area)
    .filter((route) => !known.some((address) => leadsTo(route.path, address)));
  const open = left.find((route) => route.path.includes(':'));
  if (open) throw new Error(`No screen shows ${open.path} (${open.id}): name an address in tools/src/site-pages.mjs`);
  return left.map(({ id, path: address }) => ({ name: id, path: address, ready: '#root main h1' }));
}
