/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import {
  REDIRECTS,
  ROOT_PAGES,
  SESSION_ENDED,
  isLocalizedPath,
  isSessionEnded,
  isStaffPath,
  localized,
  paths,
  safeNext,
  splitLanguage,
} from './paths.ts';

const SITE = 'https://atoll.example';

describe('a place to go on to that comes from outside', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/packages',
    ' //evil.example',
    'https:evil.example',
    'https://evil.example/dashboard',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://atoll.example/x',
    'mailto:a@evil.example',
    'evil.example',
    'dashboard',
    '?next=//evil.example',
    '#//evil.example',
    './/evil.example',
    '@evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%25252fevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20//evil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/packages/..//evil.example',
    '/packages/../%2fevil.example',
    '/%',
    '/%zz',
    '',
    null,
    undefined,
  ])('is not %j', (next) => {
    expect(safeNext(next, '/home')).toBe('/home');
  });

  it.each([
    '/',
    '/packages',
    '/ru/packages?destination=baa&page=2',
    '/dashboard/bookings?search=%D0%90%D0%BD%D0%BD%D0%B0&sort=check_in',
    '/dashboard/bookings/019aa7c1-0000-7000-8000-000000000000#notes',
    '/packages/a%20b',
    '/packages?next=https://evil.example',
  ])('may be %s, as it was written', (next) => {
    expect(safeNext(next, '/home')).toBe(next);
    expect(new URL(safeNext(next, '/home'), SITE).origin).toBe(SITE);
  });
});

describe('the addresses of the product', () => {
  const HOSTILE = ['../dashboard', 'a/b', 'a?b', 'a#b', 'a&b=c', '//evil.example'];
  const { login, customerLogin, customerRegister, customTrip, customTripAround, ...others } = paths;
  /** Those that stand for one thing each. */
  const named = Object.entries(others).filter(([, pathOf]) => pathOf.length === 1) as [
    string,
    (value: string) => string,
  ][];

  it.each(named)('keep what comes from outside in its own place: %s', (_name, pathOf) => {
    const plain = new URL(pathOf('x'), SITE);
    for (const value of HOSTILE) {
      const made = new URL(pathOf(value), SITE);
      expect(made.pathname + made.search).toBe(pathOf(value));
      expect(made.pathname.split('/')).toHaveLength(plain.pathname.split('/').length);
      expect([...made.searchParams.keys()]).toEqual([...plain.searchParams.keys()]);
      const said = [...made.pathname.split('/').map(decodeURIComponent), ...made.searchParams.values()];
      expect(said).toContain(value);
    }
  });

  it('are the ones of which mails, links and search engines know', () => {
    expect(named.map(([name, pathOf]) => [name, pathOf('x')])).toEqual([
      ['package', '/packages/x'],
      ['packageBook', '/packages/x/book'],
      ['booking', '/booking/x'],
      ['bookingConfirmation', '/booking/confirmation/x'],
      ['bookingAgreement', '/booking/confirmation/x/agreement'],
      ['bookingReview', '/booking/confirmation/x/review'],
      ['customTripOffer', '/custom-trip/offer/x'],
      ['resort', '/resorts/x'],
      ['resortBook', '/resorts/x/book'],
      ['destination', '/destinations/x'],
      ['experience', '/experiences/x'],
      ['post', '/blog/x'],
      ['page', '/page/x'],
      ['newsletterConfirm', '/newsletter/confirm?token=x'],
      ['newsletterUnsubscribe', '/newsletter/unsubscribe?token=x'],
      ['customerVerifyEmail', '/customer/verify-email?token=x'],
      ['customerResetPassword', '/customer/reset-password?token=x'],
      ['customerConfirmEmail', '/customer/confirm-email?token=x'],
      ['staffResetPassword', '/ttm/reset-password?token=x'],
      ['staffInvitation', '/ttm/invitation?token=x'],
      ['dashboardWebhook', '/dashboard/settings/webhooks?webhook=x'],
      ['dashboardBooking', '/dashboard/bookings/x'],
      ['dashboardTripRequest', '/dashboard/trip-requests/x'],
      ['dashboardMessage', '/dashboard/messages/x'],
      ['dashboardPicture', '/dashboard/media/x'],
    ]);
    expect([paths.packages(), paths.packages('page=2'), paths.resorts(), paths.resorts('page=2')]).toEqual([
      '/packages',
      '/packages?page=2',
      '/resorts',
      '/resorts?page=2',
    ]);
    expect([paths.saved(), paths.saved('p-12,r-3')]).toEqual(['/saved', '/saved?items=p-12,r-3']);
    expect([paths.compare(), paths.compare(['a', 'b']), paths.compare(['a', 'b'], 'differences')]).toEqual([
      '/compare',
      '/compare?resorts=a,b',
      '/compare?resorts=a,b&only=differences',
    ]);
    expect([paths.experiences(), paths.experiences('page=2')]).toEqual(['/experiences', '/experiences?page=2']);
    expect(paths.transportation()).toBe('/transportation');
    expect([paths.contact(), paths.contact('Rays & reefs')]).toEqual(['/contact', '/contact?about=Rays%20%26%20reefs']);
    expect([paths.blog(), paths.blog('tag=reef')]).toEqual(['/blog', '/blog?tag=reef']);
    expect([...ROOT_PAGES, 'visas'].map(paths.page)).toEqual([
      '/terms',
      '/privacy',
      '/cancellation',
      '/about',
      '/page/visas',
    ]);
  });

  it('count the steps of the builder from the first, which has no number', () => {
    const steps = [undefined, 0, 1, 2, 4].map((step) => customTrip(step));
    expect(steps).toEqual([...Array<string>(3).fill('/custom-trip'), '/custom-trip?step=2', '/custom-trip?step=4']);
  });

  it('say what a trip is built around', () => {
    const path = customTripAround({ places: ['baa-atoll', 'a&b=c'], interest: 'wildlife', about: 'Rays & reefs' });
    const { pathname, searchParams } = new URL(path, SITE);
    expect([pathname, ...searchParams]).toEqual([
      '/custom-trip',
      ['destination', 'baa-atoll'],
      ['destination', 'a&b=c'],
      ['interest', 'wildlife'],
      ['about', 'Rays & reefs'],
    ]);
  });

  it('remember at the doors where somebody was going', () => {
    const doors = [login, customerLogin, customerRegister];
    expect(doors.map((door) => door())).toEqual(['/ttm/login', '/customer/login', '/customer/register']);
    for (const door of doors)
      for (const value of HOSTILE) expect([...new URL(door(value), SITE).searchParams]).toEqual([['next', value]]);
    expect(isSessionEnded(SESSION_ENDED)).toBe(true);
    for (const state of [null, undefined, {}, { sessionEnded: 'no' }]) expect(isSessionEnded(state)).toBe(false);
  });

  it('lead on from where the specification says that pages were', () => {
    const movedTo = (path: string) => REDIRECTS.find(([from]) => from.test(path))?.[1];
    for (const path of ['/properties', '/properties/', '/properties/old-villa', '/booking', '/booking/'])
      expect([path, movedTo(path)]).toEqual([path, '/packages']);
    for (const path of ['/', '/property', '/propertiesx', '/booking/manta-week', '/a/properties', '/a/booking'])
      expect([path, movedTo(path)]).toEqual([path, undefined]);
  });

  it('are the office’s and the customer’s where they begin so, and by a whole word', () => {
    const staff = ['/dashboard', '/dashboard/', '/dashboard/overview', '/ttm', '/ttm/login'];
    const own = ['/customer', '/customer/login'];
    const open = ['/', '/dashboards', '/ttmx', '/customers', '/packages/dashboard', '/ru/ttm', '/ru/customer'];
    expect([...staff, ...own, ...open].filter(isStaffPath)).toEqual(staff);
    expect([...staff, ...own, ...open].filter(isLocalizedPath)).toEqual(open);
  });

  it('carry the language of public pages, and none in the office or the customer’s account', () => {
    expect(localized('/packages', 'ru')).toBe('/ru/packages');
    expect([localized('/', 'en'), localized('/', 'ru')]).toEqual(['/', '/ru']);
    expect(localized('/dashboard/overview', 'ru')).toBe('/dashboard/overview');
    expect(localized('/customer/login', 'zh')).toBe('/customer/login');
    expect(splitLanguage('/zh/packages')).toEqual({ language: 'zh', path: '/packages' });
    expect(splitLanguage('/ru')).toEqual({ language: 'ru', path: '/' });
    // Nothing of ours: English has no prefix, and a word that begins like a language is none.
    for (const path of ['/', '/packages', '/en/packages', '/ruby', '/constructor/x'])
      expect(splitLanguage(path)).toEqual({ language: 'en', path });
  });
});
