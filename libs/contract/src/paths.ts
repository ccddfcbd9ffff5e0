import { DEFAULT_LANGUAGE, LANGUAGES, type Language, isLanguage } from './languages.ts';

type Id = string | number;
const segment = (value: Id) => encodeURIComponent(String(value));

/** Written pages that the product itself links to, by slug: they can be edited, not deleted, and stand at the root. */
export const ROOT_PAGES: readonly string[] = ['terms', 'privacy', 'cancellation', 'about'];

/**
 * Every URL of the product, without language prefix. Links, redirects, sitemap and mails use this table and nothing else;
 * `localized` adds the prefix of public pages. Staff and customer areas have no prefix.
 */
export const paths = {
  home: () => '/',
  packages: (query = '') => (query ? `/packages?${query}` : '/packages'),
  package: (slug: Id) => `/packages/${segment(slug)}`,
  packageBook: (slug: Id) => `/packages/${segment(slug)}/book`,
  booking: (packageSlug: Id) => `/booking/${segment(packageSlug)}`,
  /** Nights in a room of a resort; without a room the guest chooses one. */
  stayBooking: (resortSlug: Id, room?: string) =>
    `/booking/stay/${segment(resortSlug)}${room ? `?room=${segment(room)}` : ''}`,
  bookingLookup: () => '/booking/lookup',
  bookingConfirmation: (bookingId: Id) => `/booking/confirmation/${segment(bookingId)}`,
  bookingAgreement: (bookingId: Id) => `/booking/confirmation/${segment(bookingId)}/agreement`,
  bookingReview: (bookingId: Id) => `/booking/confirmation/${segment(bookingId)}/review`,
  customTrip: (step?: number) => (step && step > 1 ? `/custom-trip?step=${step}` : '/custom-trip'),
  /** The builder with something chosen: places by slug, a kind of experience, and what the trip is built around, in words. */
  customTripAround: ({ places, interest, about }: { places: readonly string[]; interest: string; about: string }) =>
    `/custom-trip?${new URLSearchParams([...places.map((slug) => ['destination', slug]), ['interest', interest], ['about', about]])}`,
  customTripSent: () => '/custom-trip/sent',
  customTripOffer: (requestId: Id) => `/custom-trip/offer/${segment(requestId)}`,
  resorts: (query = '') => (query ? `/resorts?${query}` : '/resorts'),
  resort: (slug: Id) => `/resorts/${segment(slug)}`,
  resortBook: (slug: Id) => `/resorts/${segment(slug)}/book`,
  /** Places to stay side by side; `only` what they differ in. */
  compare: (resorts: readonly string[] = [], only?: 'differences') =>
    resorts.length === 0
      ? '/compare'
      : `/compare?resorts=${resorts.map(segment).join(',')}${only ? `&only=${only}` : ''}`,
  destinations: () => '/destinations',
  destination: (slug: Id) => `/destinations/${segment(slug)}`,
  experiences: (query = '') => (query ? `/experiences?${query}` : '/experiences'),
  experience: (slug: Id) => `/experiences/${segment(slug)}`,
  transportation: () => '/transportation',
  /** What one has saved; with `items` (`p-12,r-3`) what somebody shows others. */
  saved: (items = '') => (items ? `/saved?items=${items}` : '/saved'),
  about: () => '/about',
  blog: (query = '') => (query ? `/blog?${query}` : '/blog'),
  post: (slug: Id) => `/blog/${segment(slug)}`,
  faq: () => '/faq',
  /** A page that the agency has written; some stand at the root. */
  page: (slug: Id) => (ROOT_PAGES.includes(String(slug)) ? `/${slug}` : `/page/${segment(slug)}`),
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** A message to the agency; `about` begins its subject. */
  contact: (about = '') => (about ? `/contact?about=${segment(about)}` : '/contact'),
  newsletterConfirm: (token: string) => `/newsletter/confirm?token=${segment(token)}`,
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe?token=${segment(token)}`,
  customerLogin: (next?: string) => (next ? `/customer/login?next=${encodeURIComponent(next)}` : '/customer/login'),
  customerRegister: (next?: string) =>
    next ? `/customer/register?next=${encodeURIComponent(next)}` : '/customer/register',
  customerForgotPassword: () => '/customer/forgot-password',
  customerResend: () => '/customer/resend',
  customerDashboard: () => '/customer/dashboard',
  customerDocuments: () => '/customer/dashboard/documents',
  customerNotifications: () => '/customer/dashboard/notifications',
  customerTravellers: () => '/customer/dashboard/travellers',
  customerProfile: () => '/customer/dashboard/profile',
  customerSecurity: () => '/customer/dashboard/security',
  customerPrivacy: () => '/customer/dashboard/privacy',
  customerVerifyEmail: (token: string) => `/customer/verify-email?token=${segment(token)}`,
  customerResetPassword: (token: string) => `/customer/reset-password?token=${segment(token)}`,
  customerConfirmEmail: (token: string) => `/customer/confirm-email?token=${segment(token)}`,
  staffForgotPassword: () => '/ttm/forgot-password',
  staffResetPassword: (token: string) => `/ttm/reset-password?token=${segment(token)}`,
  staffInvitation: (token: string) => `/ttm/invitation?token=${segment(token)}`,
  login: (next?: string) => (next ? `/ttm/login?next=${encodeURIComponent(next)}` : '/ttm/login'),
  dashboard: () => '/dashboard',
  overview: () => '/dashboard/overview',
  dashboardProfile: () => '/dashboard/profile',
  dashboardUsers: () => '/dashboard/users',
  dashboardSettings: () => '/dashboard/settings',
  dashboardCurrencies: () => '/dashboard/settings/currencies',
  dashboardRedirects: () => '/dashboard/settings/redirects',
  dashboardApiKeys: () => '/dashboard/settings/api-keys',
  dashboardWebhooks: () => '/dashboard/settings/webhooks',
  dashboardSubscribers: () => '/dashboard/settings/subscribers',
  dashboardOutbox: () => '/dashboard/settings/outbox',
  dashboardLetterTemplates: () => '/dashboard/settings/letter-templates',
  dashboardAudit: () => '/dashboard/settings/audit',
  dashboardErrors: () => '/dashboard/settings/errors',
  dashboardWebhook: (id: Id) => `/dashboard/settings/webhooks?webhook=${segment(id)}`,
  dashboardBookings: () => '/dashboard/bookings',
  dashboardNewBooking: () => '/dashboard/bookings/new',
  dashboardBooking: (id: Id) => `/dashboard/bookings/${segment(id)}`,
  dashboardLeads: () => '/dashboard/leads',
  dashboardTripRequests: () => '/dashboard/trip-requests',
  dashboardTripRequest: (id: Id) => `/dashboard/trip-requests/${segment(id)}`,
  dashboardReviews: () => '/dashboard/reviews',
  dashboardMessages: () => '/dashboard/messages',
  dashboardMessage: (id: Id) => `/dashboard/messages/${segment(id)}`,
  dashboardAnalytics: () => '/dashboard/analytics',
  dashboardDepartures: () => '/dashboard/departures',
  dashboardManifest: () => '/dashboard/manifest',
  dashboardRooms: () => '/dashboard/rooms',
  dashboardHomepage: () => '/dashboard/homepage',
  dashboardPageHeroes: () => '/dashboard/page-heroes',
  dashboardCulture: () => '/dashboard/culture',
  dashboardPackages: () => '/dashboard/packages',
  dashboardDestinations: () => '/dashboard/destinations',
  dashboardExperiences: () => '/dashboard/experiences',
  dashboardResorts: () => '/dashboard/resorts',
  dashboardTransportation: () => '/dashboard/transportation',
  dashboardFaqs: () => '/dashboard/faqs',
  dashboardPosts: () => '/dashboard/posts',
  dashboardPages: () => '/dashboard/pages',
  dashboardCategories: () => '/dashboard/categories',
  dashboardAmenities: () => '/dashboard/amenities',
  dashboardLocations: () => '/dashboard/locations',
  /** The form of one thing, under the address of its list. */
  dashboardForm: (list: string, id: Id) => `${list}/${segment(id)}`,
  /** The library of pictures, and one of it. */
  dashboardMedia: () => '/dashboard/media',
  dashboardPicture: (id: Id) => `/dashboard/media/${segment(id)}`,
  dashboardRates: () => '/dashboard/rates',
  dashboardTranslations: () => '/dashboard/translations',
} as const;

/** Redirects of the specification (§2), served as 301 by the API and followed by the router. */
export const REDIRECTS: ReadonlyArray<readonly [from: RegExp, to: string]> = [
  [/^\/properties(\/.*)?$/, '/packages'],
  [/^\/booking\/?$/, '/packages'],
];

const STAFF = /^\/(dashboard|ttm)(\/|$)/;
const CUSTOMER = /^\/customer(\/|$)/;

/** State of the history with which the login is opened after a session has ended: who comes for the first time had none. */
export const SESSION_ENDED = { sessionEnded: true } as const;
export const isSessionEnded = (state: unknown): boolean =>
  (state as Partial<typeof SESSION_ENDED> | null)?.sessionEnded === true;

/** Staff documents: no language prefix, own content security policy, never cached. */
export const isStaffPath = (path: string) => STAFF.test(path);

/** True for pages that carry a language prefix. */
export const isLocalizedPath = (path: string) => !STAFF.test(path) && !CUSTOMER.test(path);

/** `/ru/packages` → `{ language: 'ru', path: '/packages' }`; without a prefix the language is English. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  if (isLanguage(first) && first !== DEFAULT_LANGUAGE) return { language: first, path: rest || '/' };
  return { language: DEFAULT_LANGUAGE, path: pathname };
}

/** Adds the language prefix to a path of the table: `localized('/packages', 'ru')` → `/ru/packages`. */
export function localized(path: string, language: Language): string {
  if (!isLocalizedPath(path)) return path;
  const { prefix } = LANGUAGES[language];
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/**
 * A redirect target from the outside (`?next=`): only a path of this site. `//evil`, `/\evil`, schemes, control characters
 * and their encoded forms give the fall-back (security requirement S31).
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next) return fallback;
  let decoded = next;
  try {
    for (let i = 0; i < 3 && decoded.includes('%'); i++) decoded = decodeURIComponent(decoded);
  } catch {
    return fallback;
  }
  const hostile = (value: string) =>
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    !/^\/(?![/\\])/.test(value) || /[\\\u0000-\u001f]/.test(value) || leavesByDots(value);
  return hostile(next) || hostile(decoded) ? fallback : next;
}

/** `/..//host` is a path of this site until a router takes the dots away and reads what is left as another site. */
const leavesByDots = (value: string) => new URL(value, 'http://site.invalid').pathname.startsWith('//');
