import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { listed } from '@atoll/contract/lists';
import { createFrame, type Frame } from '../../people/mail/letter.js';
import type { Values } from '../../platform/words/words.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import type { PaperAgency, PaperTrip } from './paper-content.js';

/** How a language says what stands on papers: their texts, and days, instants and money as letters write them. */
export interface PaperWording extends Pick<Frame, 'date' | 'dates' | 'moment' | 'money'> {
  language: Language;
  /** A text of `paper` by its key. */
  say(key: string, values?: Values): string;
  /** `17.00` → `17%`. */
  percent(rate: string): string;
  /** `2 adults, 1 child (age 7)`. */
  party(trip: Pick<PaperTrip, 'adults' | 'children_ages'>): string;
  /** `2 × Water Villa`, or the name of a single one. */
  rooms(name: string, count: number): string;
  country(code: string): string;
}

/** @param site name of the agency */
export function paperWording(language: Language, site: string): PaperWording {
  const { intl } = LANGUAGES[language];
  const { date, dates, moment, money } = createFrame(language, site, '');
  const say = (key: string, values: Values = {}) => DOCUMENT_WORDS.say(language, `paper.${key}`, { site, ...values });
  const share = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 2 });
  const countries = new Intl.DisplayNames(intl, { type: 'region' });
  const age = (years: number) => (years === 0 ? say('baby') : String(years));
  return {
    language,
    say,
    date,
    dates,
    moment,
    money,
    percent: (rate) => share.format(Number(rate) / 100),
    party: ({ adults, children_ages: ages }) => {
      const children = say('children', { count: ages.length, ages: listed(ages.map(age), language) });
      return listed([say('adults', { count: adults }), ...(ages.length > 0 ? [children] : [])], language);
    },
    rooms: (name, count) => (count > 1 ? say('stay.rooms', { number: String(count), name }) : name),
    country: (code) => countries.of(code) ?? code,
  };
}

/** Lines of the letterhead: whose company it is and how it is reached. */
export const letterhead = (agency: PaperAgency, { say }: PaperWording): string[] =>
  [
    agency.legal_entity,
    agency.address,
    agency.taxpayer_no && say('letterhead.taxpayer', { number: agency.taxpayer_no }),
    agency.licence_no && say('letterhead.licence', { number: agency.licence_no }),
    [agency.phone, agency.email].filter(Boolean).join(' · '),
  ].filter((line): line is string => Boolean(line));
