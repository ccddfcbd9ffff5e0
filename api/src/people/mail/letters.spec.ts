import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import type { RemoteDeclaration } from '@atoll/contract/remote';
import { WISH_INTERESTS, WISH_STAYS, WISH_STYLES } from '@atoll/contract/trip-wish';
import { isMailAddress } from '../../platform/fields/mail-address.js';
import { routeOf } from '../../front/web/document-route.js';
import { LETTER_PATHS } from '../../front/web/letter-pages.js';
import { AT, BOOKING, BOOKING_EXAMPLES, HOSTILE } from '../../../test/booking-letter-examples.js';
import { calledName, createFrame, oneLine } from './letter.js';
import { MAIL_TEMPLATES, type MailPayloads, writeLetter } from './mail-templates.js';
import { backOff } from './outbox-worker.js';
import { letterHtml, letterText } from './render-letter.js';
import type { WishMail } from './templates/trip-wish-facts.js';

const booking = BOOKING;
const person = { first_name: HOSTILE, minutes: 15, hours: 24, token: 'tok en', kind: 'customer' } as const;
const guest = { reference: 'MC-1', name: HOSTILE, email: 'anna@example.com', phone: null, reply_by: AT };
const WISH: WishMail = {
  when: 'dates',
  ...{ date_from: '2027-02-14', date_to: '2027-02-21', travel_month: null, duration: null },
  ...{ travellers: 4, children_ages: [3, 9], budget: '10000+', budget_for: 'party', contact_by: 'whatsapp' },
  ...{ stays: [...WISH_STAYS], styles: [...WISH_STYLES], interests: [...WISH_INTERESTS] },
  ...{ destinations: [HOSTILE], experiences: [HOSTILE] },
};
const OFFER = {
  ...{ id: BOOKING.id, reference: 'TR-7K3QZ4', name: HOSTILE, package_name: HOSTILE, total: '8380.00' },
  ...{ check_in: '2027-02-14', check_out: '2027-02-21', travellers: 2, valid_until: '2026-12-05' },
};
const EXAMPLES: MailPayloads = {
  'account-exists': person,
  'account-locked': person,
  'account-unknown': person,
  ...BOOKING_EXAMPLES,
  'contact-new': { ...guest, id: booking.id, subject: HOSTILE, message: HOSTILE, guest_locale: 'ru' },
  'contact-received': guest,
  'contact-reply': { ...guest, body: HOSTILE, author: 'Aishath', message: HOSTILE, answers: booking.id },
  'email-change': { ...person, new_email: HOSTILE },
  'email-changed': { ...person, new_email: HOSTILE, at: AT },
  'newsletter-confirm': { confirm_token: 'c', unsubscribe_token: 'u' },
  'newsletter-welcome': { unsubscribe_token: 'u' },
  'password-changed': { ...person, at: AT },
  'lead-new': {
    reference: 'WA-7K3QZ4',
    package_name: HOSTILE,
    check_in: '2027-02-14',
    adults: 2,
    total: '8380.00',
    guest_locale: 'zh',
    reply_by: AT,
  },
  'password-reset': person,
  'review-thanks': { name: HOSTILE, about: HOSTILE, rating: 4 },
  'second-factor': { ...person, enabled: true, at: AT },
  'staff-invitation': { ...person, inviter: HOSTILE },
  'trip-request-new': {
    ...guest,
    id: booking.id,
    description: HOSTILE,
    duration: 7,
    budget: '2000-5000',
    travellers: 2,
    guest_locale: 'zh',
  },
  'trip-offer': { ...OFFER, access_token: 'k&y', words: HOSTILE },
  'trip-offer-answer': { ...OFFER, answer: 'declined', message: HOSTILE, email: 'a@b.c' },
  'trip-request-received': { ...guest, wish: WISH },
  'verify-email': person,
};
const BASE = 'https://atoll.example';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const REMOTES = globSync('mfe-*/remote.json', { cwd: ROOT }).map((file) => read(file) as RemoteDeclaration);
const CALLS = (read('api/openapi.json') as { paths: Record<string, object> }).paths;

/** Whether an address is a page: of a remote, or behind a letter. */
const isPage = (pathname: string): boolean =>
  LETTER_PATHS.includes(pathname) || routeOf(pathname, REMOTES).owner !== null;
const isCall = (method: string, pathname: string): boolean => method in (CALLS[pathname] ?? {});

describe('letters', () => {
  const write = <T extends keyof MailPayloads>(template: T, locale: 'en' | 'ru' | 'zh', over: object = {}) => {
    const frame = createFrame(locale, 'Atoll Travel', BASE);
    const letter = writeLetter(template, { ...EXAMPLES[template], ...over }, frame);
    return { letter, html: letterHtml(letter, frame), text: letterText(letter, frame) };
  };

  it.each(MAIL_TEMPLATES)('are whole and harmless in every language: %s', (template) => {
    for (const locale of LANGUAGE_CODES) {
      const { letter, html, text } = write(template, locale);
      expect(letter.subject.length).toBeGreaterThan(5);
      expect(`${letter.subject}${text}`).not.toMatch(/undefined|null|NaN|\[object/);
      expect(html).not.toMatch(/<script|<img/);
      expect(html).toContain(`<html lang="${locale}">`);
      for (const [address] of `${html}${text}`.matchAll(/https?:\/\/[^\s"<]+/g))
        expect(address.startsWith(`${BASE}/`)).toBe(true);
    }
    const [en, ru, zh] = LANGUAGE_CODES.map((locale) => write(template, locale).text);
    expect(ru).toMatch(/[а-яё]{3}/i);
    expect(zh).toMatch(/\p{Script=Han}{2}/u);
    expect(en).not.toMatch(/[а-яё]|\p{Script=Han}/iu);
  });

  it.each(['booking-new', 'contact-new', 'trip-request-new'] as const)(
    'name the language to answer in: %s',
    (template) => {
      const over = { guest_locale: 'ru' };
      expect(write(template, 'en', over).text).toMatch(/Answer in: +Russian$/m);
      expect(write(template, 'ru', over).text).toMatch(/Язык ответа: +русский$/m);
      expect(write(template, 'zh', over).text).toMatch(/回复语言[:：] *俄语$/m);
    },
  );

  it('lead to pages of their language, and to the office and the customer without one', () => {
    expect(write('booking-received', 'ru').text).toContain(
      `${BASE}/ru/booking/confirmation/${booking.id}?access_token=k%26y`,
    );
    expect(write('booking-received', 'en').text).toContain(`${BASE}/booking/confirmation/`);
    expect(write('booking-new', 'ru').text).toContain(`${BASE}/dashboard/bookings/${booking.id}`);
    expect(write('verify-email', 'zh').text).toContain(`${BASE}/customer/verify-email?token=tok%20en`);
  });

  it.each(MAIL_TEMPLATES)('lead nowhere but to pages and calls that there are: %s', (template) => {
    for (const locale of LANGUAGE_CODES)
      for (const kind of ['customer', 'staff'] as const) {
        const { letter, html, text } = write(template, locale, { kind });
        const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) =>
          address.replaceAll('&amp;', '&'),
        );
        const read = [...text.matchAll(/https?:\/\/\S+/g)].map(([address]) => address);
        expect(new Set(read)).toEqual(new Set(linked));
        for (const address of linked) expect([address, isPage(new URL(address).pathname)]).toEqual([address, true]);
        if (letter.unsubscribeUrl) expect(isCall('post', new URL(letter.unsubscribeUrl).pathname)).toBe(true);
      }
  });

  it('keep the number of a day beside its month, where lines are laid out', () => {
    const { html, text } = write('booking-received', 'zh');
    expect(write('booking-received', 'en').html).toContain('22\u00a0November 2026');
    expect(html).toContain('2027\u2060年2\u2060月\u206014\u2060日');
    expect(text).not.toMatch(/[\u00a0\u2060]/);
  });

  it('write figures as the language does', () => {
    expect(write('booking-received', 'en').text).toContain('14 February 2027');
    expect(write('booking-received', 'ru').text).toContain('14 февраля 2027');
    expect(write('booking-received', 'zh').text).toContain('2027年2月14日');
    expect(write('booking-received', 'en').text).toMatch(/22 November 2026.*13:00/);
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
    expect(plain(write('booking-received', 'ru').text)).toContain('5 697,00 ');
    expect(plain(write('trip-request-new', 'en').text)).toMatch(/US\$2,000 ?– ?US\$5,000|\$2,000 ?– ?\$5,000/);
    expect(write('trip-request-new', 'en', { budget: '10000+' }).text).toMatch(/\$10,000\+/);
    expect(plain(write('trip-request-new', 'ru').text)).toMatch(/2 000 ?– ?5 000 \$/);
    expect(plain(write('trip-request-new', 'zh').text)).toMatch(/2,000 ?[–-] ?(US)?\$?5,000/);
  });

  it.each(['booking-received', 'booking-new'] as const)(
    'say who comes, in how many rooms and on which days: %s',
    (template) => {
      const told = {
        en: /Travellers: 3\nAges of children: 9 and 5\nVillas: 2\n/,
        ru: /Путешественников: 3\nВозраст детей: 9 и 5\nВилл: 2\n/,
        zh: /人数：3\n儿童年龄：9 和 5\n别墅数：2\n/,
      };
      for (const locale of LANGUAGE_CODES)
        expect(write(template, locale, { children_ages: [9, 5] }).text).toMatch(told[locale]);
      const { text } = write(template, 'en', {
        ...{ children_ages: [], rooms: null, check_out: booking.check_in },
        ...{ arrival_flight_at: null, extras: [], adjustment: null },
      });
      expect(text).toMatch(/\nDates: 14 February 2027\nTravellers: 3\nTotal:/);
    },
  );

  it('tell a wish in words and in the plural forms of the language', () => {
    const wish = (over: Partial<WishMail>) => ({ wish: { ...WISH, destinations: [], experiences: [], ...over } });
    const text = (locale: 'en' | 'ru' | 'zh', over: Partial<WishMail>) =>
      write('trip-request-received', locale, wish(over)).text;
    const nights = (count: number) => ({ date_to: `2027-02-${14 + count}` });
    expect(text('en', nights(1))).toContain('15 February 2027, 1 night\n');
    expect(['1 ночь', '2 ночи', '5 ночей'].map((said, n) => text('ru', nights([1, 2, 5][n]!)).includes(said))).toEqual([
      true,
      true,
      true,
    ]);
    expect(text('zh', nights(5))).toContain('，5 晚\n');
    const open: Partial<WishMail> = { when: 'flexible', children_ages: [4], travellers: 2 };
    expect(text('ru', { ...open, duration: 3 })).toContain('в любое время, 3 дня\n');
    expect(text('ru', open)).toContain('1 взрослый, 1 ребёнок (возраст: 4)\n');
    expect(text('zh', { when: 'month', travel_month: '2027-03' })).toMatch(/2027年3月\n/);
    expect(write('trip-request-received', 'en', { wish: undefined }).text).not.toContain('wish for');
  });

  it('say a stretch of days as the site does, and set colons as the language does', () => {
    const said = {
      en: 'Dates: 14 February 2027 to 2',
      ru: 'Даты: 14 февраля 2027 г. — 2',
      zh: '日期：2027年2月14日至2027年',
    };
    for (const locale of LANGUAGE_CODES) {
      expect(write('booking-received', locale).text).toContain(said[locale]);
      expect(write('booking-new', locale).text).toContain(said[locale]);
    }
    for (const template of MAIL_TEMPLATES) expect(write(template, 'zh').text).not.toMatch(/\p{Script=Han}:/u);
  });

  it('name the zone of every moment, as the pages do', () => {
    const told = {
      en: /13:00 \(Maldives time, UTC\+5\)/,
      ru: /13:00 \(мальдивское время, UTC\+5\)/,
      zh: /13:00（马尔代夫时间，UTC\+5）/,
    };
    const timed = MAIL_TEMPLATES.filter((template) => {
      const payload: object = EXAMPLES[template];
      return 'reply_by' in payload || 'at' in payload;
    });
    const shown = timed.filter((template) => /13:00/.test(write(template, 'en').text));
    expect(shown.length).toBeGreaterThan(6);
    for (const template of shown)
      for (const locale of LANGUAGE_CODES) {
        const { text, html } = write(template, locale);
        expect([template, text.match(/13:00/g)?.length]).toEqual([template, 1]);
        expect(text).toMatch(told[locale]);
        expect(html).toMatch(told[locale]);
      }
  });

  it('carry the one-click address on what can be ended', () => {
    expect(write('newsletter-welcome', 'ru').letter.unsubscribeUrl).toBe(`${BASE}/api/newsletter/unsubscribe/?token=u`);
  });

  it.each([
    ...(['booking-held', 'booking-received', 'booking-waitlisted', 'booking-link'] as const),
    ...(['contact-received', 'review-thanks', 'trip-request-received'] as const),
  ])('carry nothing of a stranger’s that leads anywhere, to an address that may be another’s: %s', (template) => {
    const words = 'Pay at https://evil.example/pay or www.evil.example, x@evil.example';
    for (const locale of LANGUAGE_CODES) {
      const { text, html } = write(template, locale, {
        name: words,
        message: words,
        description: words,
        comment: words,
      });
      expect(`${text}${html}`).not.toMatch(/evil\.example|@evil/);
      expect(text.match(/Pay at/g)?.length).toBe(1);
    }
  });

  it('call people by their names', () => {
    const names = ['Anna Смирнова', 'J. R. O’Neil, Jr.', 'Tom & Ann-Marie', '王伟', 'Ибрагим (Ibrahim)', 'María José'];
    expect(names.map(calledName)).toEqual(names);
    expect(calledName('J.R. Smith')).toBe('J. R. Smith');
    expect(calledName('evil.example//:@')).toBe('evil. example');
  });

  it('keep a subject on one line', () => {
    expect(oneLine('Anna\r\nBcc: x@y.z\u0000\u2028!')).toBe('Anna Bcc: x@y.z !');
    expect(oneLine('x'.repeat(1000))).toHaveLength(200);
  });

  it('go to one address only', () => {
    const addresses = [
      'a@b.c\r\nBcc: x@y.z',
      'a@b.c,x@y.z',
      'a,x@y.z',
      '<a@b.c>',
      'a b@c.d',
      'a@b@c.d',
      'ab',
      'a@b.c\u0001',
    ];
    expect(addresses.filter(isMailAddress)).toEqual([]);
    expect(['anna@example.com', 'анна@пример.рф', "o'neil+x@mail.example"].every(isMailAddress)).toBe(true);
  });

  it('are tried eight times, each pause twice the one before', () => {
    const minutes = Array.from({ length: 8 }, (_, index) => backOff(index + 1)).map((wait) => wait && wait / 60_000);
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, null]);
  });
});
