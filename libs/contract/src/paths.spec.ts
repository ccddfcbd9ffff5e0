/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import { isLocalizedPath, isStaffPath, localized, paths, safeNext, splitLanguage } from './paths.ts';

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
  it('keep what comes from outside in its own segment', () => {
    for (const value of ['../dashboard', 'a/b', 'a?b', 'a#b', '//evil.example']) {
      const made = [paths.package(value), paths.dashboardBooking(value), paths.bookingConfirmation(value)];
      for (const path of made) expect(new URL(path, SITE).pathname).toBe(path);
      expect(new URL(paths.login(value), SITE).searchParams.get('next')).toBe(value);
    }
  });

  it('carry the language of public pages, and none in the office or the customer’s account', () => {
    expect(localized('/packages', 'ru')).toBe('/ru/packages');
    expect(localized('/', 'en')).toBe('/');
    expect(localized('/dashboard/overview', 'ru')).toBe('/dashboard/overview');
    expect(localized('/customer/login', 'zh')).toBe('/customer/login');
    expect(splitLanguage('/zh/packages')).toEqual({ language: 'zh', path: '/packages' });
    expect([isStaffPath('/ttm/login'), isStaffPath('/ttmx'), isLocalizedPath('/customers')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
