import type { Language } from '@atoll/contract/languages';
import type { MailPayloads, MailTemplate } from '../mail-templates.js';
import { bookingSamples } from './booking-samples.js';
import { letterSamples } from './letter-samples.js';
import { type SampleFacts, sampleFacts } from './sample-facts.js';

/** What may be the case with letters that read otherwise in each. */
export const LETTER_VARIANTS = [
  ...(['requested', 'held', 'waiting', 'before', 'due', 'after', 'by_guest', 'by_agency'] as const),
  ...(['declined', 'expired', 'sold_out', 'on', 'off'] as const),
] as const;
export type LetterVariant = (typeof LETTER_VARIANTS)[number];

type Variants = { [T in MailTemplate]?: Partial<Record<LetterVariant, Partial<MailPayloads[T]>>> };

/** What differs from the sample in each case; in the first one nothing does. */
function variantsOf(facts: SampleFacts): Variants {
  const { day, hour } = facts;
  const { money } = bookingSamples(facts)['booking-balance-due'];
  const due = (on: string) => ({ due_on: on, ...(money && { money: { ...money, rest_due_on: on } }) });
  return {
    'booking-new': { requested: {}, held: { reply_by: null, hold_until: hour(48) }, waiting: { reply_by: null } },
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
    'second-factor': { on: {}, off: { enabled: false } },
  };
}

/** The cases of a letter, the usual one first; none where it always reads the same. */
export const variantNames = (name: MailTemplate, now: Date): LetterVariant[] =>
  Object.keys(variantsOf(sampleFacts('en', now))[name] ?? {}) as LetterVariant[];

/** What a letter is shown and tried with, in one of its cases. Null where the letter has no such case. */
export function sampleOf<T extends MailTemplate>(
  name: T,
  { language, variant }: { language: Language; variant?: LetterVariant | undefined },
  now: Date,
): MailPayloads[T] | null {
  const sample = letterSamples(language, now)[name];
  if (variant === undefined) return sample;
  const differs = variantsOf(sampleFacts(language, now))[name]?.[variant];
  return differs ? { ...sample, ...differs } : null;
}
