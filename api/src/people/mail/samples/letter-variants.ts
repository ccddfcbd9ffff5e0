import type { Language } from '@atoll/contract/languages';
import { WISH_INTERESTS, WISH_STAYS, WISH_STYLES } from '@atoll/contract/trip-wish';
import type { MailPayloads, MailTemplate } from '../mail-templates.js';
import type { BookingPayment } from '../templates/booking-money-letters.js';
import type { BookingPayloads } from '../templates/booking-templates.js';
import type { WishMail } from '../templates/trip-wish-facts.js';
import { letterSamples } from './letter-samples.js';
import { sampleFacts } from './sample-facts.js';

/** What may be the case with letters that read otherwise in each. */
export const LETTER_VARIANTS = [
  ...(['requested', 'held', 'waiting', 'before', 'due', 'after', 'by_guest', 'by_agency'] as const),
  ...(['declined', 'expired', 'sold_out', 'on', 'off', 'part', 'part_of_all', 'over', 'all'] as const),
  ...(['more', 'less', 'same', 'nothing_paid', 'part_paid', 'as_asked', 'other_price', 'assigned', 'nobody'] as const),
  ...([
    'fee',
    'no_fee',
    'no_places',
    'not_operating',
    'party_not_possible',
    'price_error',
    'dates',
    'flexible',
  ] as const),
] as const;
export type LetterVariant = (typeof LETTER_VARIANTS)[number];

type Variants = { [T in MailTemplate]?: Partial<Record<LetterVariant, Partial<MailPayloads[T]>>> };

/** Letters about a booking that ended without its money: a part of it may have come. */
const LAPSED = { nothing_paid: {}, part_paid: { refund: '600.00', missing: '1020.00' } };

/** What differs from the sample in each case; in the first one nothing does. */
function variantsOf(locale: Language, now: Date): Variants {
  const { day, hour } = sampleFacts(locale, now);
  const samples = letterSamples(locale, now);
  const { money } = samples['booking-balance-due'];
  const { wish } = samples['trip-request-received'];
  const due = (on: string) => ({ due_on: on, ...(money && { money: { ...money, rest_due_on: on } }) });
  return {
    'booking-new': { requested: {}, held: { reply_by: null, hold_until: hour(48) }, waiting: { reply_by: null } },
    'booking-approved': { as_asked: {}, other_price: { total_before: '5600.00' } },
    'booking-breach': { assigned: {}, nobody: { assigned_to: null } },
    'booking-declined': {
      no_places: {},
      not_operating: { reason: 'not_operating' },
      party_not_possible: { reason: 'party_not_possible' },
      price_error: { reason: 'price_error' },
    },
    'booking-payment': paymentsOf(samples['booking-payment']),
    'booking-hold-ended': LAPSED,
    'booking-payment-lapsed': LAPSED,
    'booking-changed': changesOf(samples, hour(48)),
    'booking-no-show': { fee: {}, no_fee: { fee: '0.00', refund: '1620.00' } },
    'booking-balance-due': {
      before: {},
      due: { stage: 'due', ...due(day(0)) },
      after: { stage: 'after', ...due(day(-10)) },
    },
    'booking-cancelled': { by_guest: {}, by_agency: { by_guest: false, fee: '0.00', refund: '1620.00' } },
    'trip-offer-answer': {
      declined: {},
      expired: { answer: 'expired', message: '' },
      sold_out: { answer: 'sold_out', message: '' },
    },
    'trip-request-received': { dates: {}, flexible: { ...(wish && { wish: wishOfAll(wish) }) } },
    'second-factor': { on: {}, off: { enabled: false } },
  };
}

/** Money that came: a part of the deposit, or of all that is due at once; then more than there was to pay, and all of it. */
function paymentsOf({ money, until, total }: BookingPayment): Variants['booking-payment'] {
  const none = '0.00';
  const atOnce = { deposit: total, rest: none, rest_due_on: null, due: '4800.00', later: none };
  const whole = { open: none, due: none, due_until: null, later: none };
  return {
    part: {},
    part_of_all: { money: { ...money!, ...atOnce, due_until: until } },
    over: { amount: '3980.00', until: null, over: '200.00', money: { ...money!, ...whole, paid: '5600.00' } },
    all: { amount: '3780.00', until: null, money: { ...money!, ...whole, paid: total } },
  };
}

/** Another stay, before which all was paid where it costs less, and nothing where it costs the same. */
function changesOf(samples: BookingPayloads, until: string): Variants['booking-changed'] {
  const { 'booking-changed': changed, 'booking-held': held } = samples;
  const nothing = { amount: '0.00', until: null, day: null };
  const paid = { rest: '3480.00', paid: held.total, open: '0.00', due: '0.00' };
  return {
    more: {},
    less: { total: '5100.00', money: { ...changed.money!, ...paid }, next: nothing, over: '300.00' },
    same: { total: held.total, money: held.money!, next: { amount: held.amount, until, day: null } },
  };
}

/** A trip at any time, with all that can be wished for. */
const wishOfAll = (wish: WishMail): WishMail => ({
  ...wish,
  ...{ when: 'flexible', date_from: null, date_to: null, duration: 7, budget_for: 'person', contact_by: 'whatsapp' },
  ...{ stays: [...WISH_STAYS], styles: [...WISH_STYLES], interests: [...WISH_INTERESTS] },
});

/** The cases of a letter, the usual one first; none where it always reads the same. */
export const variantNames = (name: MailTemplate, now: Date): LetterVariant[] =>
  Object.keys(variantsOf('en', now)[name] ?? {}) as LetterVariant[];

/** What a letter is shown and tried with, in one of its cases. Null where the letter has no such case. */
export function sampleOf<T extends MailTemplate>(
  name: T,
  { language, variant }: { language: Language; variant?: LetterVariant | undefined },
  now: Date,
): MailPayloads[T] | null {
  const sample = letterSamples(language, now)[name];
  if (variant === undefined) return sample;
  const differs = variantsOf(language, now)[name]?.[variant];
  return differs ? { ...sample, ...differs } : null;
}
