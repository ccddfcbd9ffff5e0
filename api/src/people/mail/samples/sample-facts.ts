import { addDays, maldivesDay } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { LETTER_WORDS } from '../letter.js';

/** Words of samples: whom and what they tell of, in their language. */
const SAMPLE_WORDS = [
  'guest',
  'first_name',
  'colleague',
  'trip',
  'other_trip',
  'island',
  'outing',
  'extra',
  'from_agency',
  'from_guest',
] as const;

/** What samples of all letters share. */
export interface SampleFacts {
  words: Record<(typeof SAMPLE_WORDS)[number], string>;
  /** The day so many days from today. */
  day(ahead: number): string;
  /** The instant so many hours from now. */
  hour(ahead: number): string;
  locale: Language;
}

/** Nobody has this id. */
export const SAMPLE_ID = '00000000-0000-7000-8000-000000000000';
/** Nothing opens with this key. */
export const SAMPLE_KEY = 'sample';
/** An address and a number that belong to nobody (RFC 2606). */
export const SAMPLE_REACH = { email: 'guest@example.com', phone: '+960 000 0000' };

const HOUR = 3_600_000;

export function sampleFacts(locale: Language, now: Date): SampleFacts {
  const words = SAMPLE_WORDS.map((name) => [name, LETTER_WORDS.say(locale, `sample.${name}`)]);
  const today = maldivesDay(now);
  const onTheHour = Math.floor(now.getTime() / HOUR) * HOUR;
  return {
    words: Object.fromEntries(words) as SampleFacts['words'],
    day: (ahead) => addDays(today, ahead),
    hour: (ahead) => new Date(onTheHour + ahead * HOUR).toISOString(),
    locale,
  };
}
