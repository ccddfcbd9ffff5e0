import { describe, expect, it, jest } from '@jest/globals';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { maldivesDay } from '@atoll/contract/days';
import { writeOut } from './compose-mail.js';
import { LETTER_WORDS } from './letter.js';
import { LETTER_KINDS, LETTER_OCCASIONS } from './letter-kinds.js';
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.js';
import { letterSamples } from './samples/letter-samples.js';
import { type LetterVariant, sampleOf, variantNames } from './samples/letter-variants.js';

const SENDER = { site: 'Atoll Travel', email: 'hello@atoll.example' };
const ORIGIN = { baseUrl: 'https://atoll.example', mailFrom: 'no-reply@atoll.example' };
const NOW = new Date('2026-11-22T08:20:00.000Z');

const write = (template: MailTemplate, locale: Language, isTest = false, variant?: LetterVariant) =>
  writeOut(
    { template, payload: sampleOf(template, { language: locale, variant }, NOW)!, locale, isTest },
    SENDER,
    ORIGIN,
  );

/** Texts that stand in letters only in cases that have no sample. */
const UNSEEN: Record<string, string[]> = {
  'booking-changed.next': ['at_once'],
  'booking-guest-cancelled': ['no_refund'],
  'booking-guest-cancelled.reasons': [
    'agency',
    'duplicate',
    'found_better',
    'illness',
    'other',
    'visa_or_flight',
    'weather',
  ],
  'booking-paid': ['back'],
  'booking-payment': ['until'],
  'booking.change': ['difference', 'less', 'none', 'same'],
  'booking.conditions': ['all', 'least', 'nothing'],
  'booking.flights.arrival': ['lands_after_check_in', 'lands_too_late', 'no_service_on_day'],
  'booking.flights.departure': ['flies_before_check_out', 'leave_evening_before', 'no_service_on_day'],
  'booking.labels': ['room', 'room_kind'],
  'booking.meals': ['AI', 'BB', 'FB', 'HB', 'PAI', 'RO'],
  'trip-offer': ['opening_unnamed'],
  'trip-request-new.labels': ['budget', 'days', 'travellers'],
  'trip-request-received': ['opening_unnamed'],
  'trip-wish.contact': ['phone'],
};

/** A key in place of a text: `booking.labels.trip`. */
const KEY = /(^|\s)[a-z][a-z_-]*(\.[a-z_-]+)+(\s|$)/m;

describe('samples of letters', () => {
  it.each(MAIL_TEMPLATES)('leave nothing unsaid in any language: %s', (template) => {
    const cases = [undefined, ...variantNames(template, NOW)];
    for (const [locale, variant] of LANGUAGE_CODES.flatMap((code) => cases.map((one) => [code, one] as const))) {
      const { subject, text, html } = write(template, locale, false, variant);
      const words = `${subject}\n${text.replaceAll(/https?:\/\/\S+|\S+@\S+/g, '')}`;
      expect(words).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object|Invalid Date/);
      expect(words).not.toMatch(KEY);
      expect(html.slice(html.indexOf('<body'))).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    }
  });

  it.each(MAIL_TEMPLATES)('read otherwise in each case, the first of which is the usual one: %s', (template) => {
    const texts = variantNames(template, NOW).map((variant) => write(template, 'en', false, variant).text);
    expect(new Set(texts).size).toBe(texts.length);
    if (texts.length > 0) expect(texts[0]).toBe(write(template, 'en').text);
  });

  it('tell of nobody and nothing that there is, in the language of the letter', () => {
    expect(write('booking-received', 'en').text).toMatch(/Hello Sam Sample[\s\S]*MV-SAMPLE[\s\S]*Sample trip/);
    expect(write('booking-received', 'ru').text).toMatch(/Ольга Образцова[\s\S]*MV-SAMPLE[\s\S]*для примера/);
    expect(write('booking-received', 'zh').text).toMatch(/示例客人[\s\S]*MV-SAMPLE[\s\S]*示例行程/);
  });

  it('lie ahead', () => {
    const { 'booking-held': held, 'booking-balance-due': due } = letterSamples('en', NOW);
    expect(held.check_in > maldivesDay(NOW)).toBe(true);
    expect(new Date(held.until) > NOW).toBe(true);
    expect(due.due_on > maldivesDay(NOW) && due.due_on < due.check_in).toBe(true);
  });

  it('name one day for the rest, in each case', () => {
    for (const variant of variantNames('booking-balance-due', NOW)) {
      const due = sampleOf('booking-balance-due', { language: 'en', variant }, NOW)!;
      expect([variant, due.money?.rest_due_on]).toEqual([variant, due.due_on]);
    }
  });

  it.each(MAIL_TEMPLATES)('are whole sums, in each case: %s', (template) => {
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    for (const variant of [undefined, ...variantNames(template, NOW)]) {
      const { total, money } = sampleOf(template, { language: 'en', variant }, NOW) as {
        total?: string;
        money?: Record<'deposit' | 'rest' | 'paid' | 'open', string>;
      };
      if (!total || !money) continue;
      expect([variant, cents(money.deposit) + cents(money.rest)]).toEqual([variant, cents(total)]);
      // Where more was paid than it costs, nothing is open.
      const paidFor = Math.min(cents(money.paid), cents(total));
      expect([variant, paidFor + cents(money.open)]).toEqual([variant, cents(total)]);
    }
  });

  it('show all texts of letters but these, of which there may only be fewer', () => {
    const said = jest.spyOn(LETTER_WORDS, 'say');
    for (const template of MAIL_TEMPLATES)
      for (const variant of [undefined, ...variantNames(template, NOW)]) write(template, 'en', true, variant);
    const shown = new Set(said.mock.calls.map(([, key]) => key));
    said.mockRestore();
    const texts = Object.keys(LETTER_WORDS.released.en).map((key) => key.replace(/_(one|other)$/, ''));
    const isSample = (key: string) => key.startsWith('sample.');
    const unseen = Object.entries(UNSEEN).flatMap(([group, names]) => names.map((name) => `${group}.${name}`));
    expect([...new Set(texts)].filter((key) => !shown.has(key) && !isSample(key)).toSorted()).toEqual(unseen);
  });

  it('say in the subject alone that they are a test, and are answered to the agency', () => {
    const [real, test] = [write('contact-new', 'ru'), write('contact-new', 'ru', true)];
    expect(test.subject).toBe(`Пробное письмо: ${real.subject}`);
    expect([test.text, test.html]).toEqual([real.text, real.html]);
    expect([real.replyTo, test.replyTo]).toEqual(['guest@example.com', SENDER.email]);
  });
});

describe('kinds of letters', () => {
  it('are listed by what brings them about, each once', () => {
    expect(Object.keys(LETTER_KINDS).toSorted()).toEqual(MAIL_TEMPLATES.toSorted());
    const occasions = Object.values(LETTER_KINDS).map(([occasion]) => LETTER_OCCASIONS.indexOf(occasion));
    expect(occasions).toEqual(occasions.toSorted((a, b) => a - b));
  });
});
