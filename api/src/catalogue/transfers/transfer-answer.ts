import type { Language } from '@atoll/contract/languages';
import type { Party } from '@atoll/contract/price';
import { formatMinorOrNull } from '../../platform/fields/money.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import { OVERNIGHT } from './overnight.js';
import type { NamedIsland } from './other-stays.js';
import { type Overnight, type TransferAlternative, transferAlternatives } from './transfer-alternatives.js';
import type { Journey, TransferCheck, WayCheck } from './transfer-check.js';
import type { TransferAlternativeDto, TransferCheckDto, WayCheckDto } from './transfer-check.dto.js';
import type { TakenWays, TransferWays } from './transfer-ways.js';

/** One way of a check in the words of a language. */
export function toldWay(
  name: 'arrival' | 'departure',
  check: WayCheck<string> | null,
  language: Language,
): WayCheckDto | null {
  if (check === null) return null;
  const values = { limit: check.limit ?? '', leaves: check.leaves_at?.slice(11) ?? '' };
  const message = check.code === null ? null : DOCUMENT_WORDS.say(language, `transfer.${name}.${check.code}`, values);
  return { ...check, message };
}

/** What there is instead of a way that flights do not fit. */
export interface Instead {
  ways: TransferWays;
  overnight: (Overnight & { name: string }) | null;
  islands: readonly NamedIsland[];
}

const EXTRAS: Partial<Record<TransferAlternative['kind'], string>> = {
  overnight_before: OVERNIGHT.before,
  overnight_after: OVERNIGHT.after,
};

/** What can be done about flights that do not fit, named. */
export function namedAlternatives(
  { there, home }: TakenWays,
  check: TransferCheck,
  journey: Journey,
  party: Party,
  { ways, overnight, islands }: Instead,
): TransferAlternativeDto[] {
  const transfers = ways.there.filter(({ code }) => code !== there.code);
  // Another way changes the way home only where both are of one place.
  const asked = home.code === there.code ? journey : { ...journey, flies_at: null };
  const names = new Map([...ways.there, ...islands].map(({ code, name }) => [code, name]));
  if (overnight) names.set(overnight.code, overnight.name);
  return transferAlternatives(check, asked, party, { transfers, overnight, islands }).map((alternative) => ({
    ...alternative,
    name: names.get(alternative.code) ?? alternative.code,
    amount: formatMinorOrNull(alternative.amount),
    extra: EXTRAS[alternative.kind] ?? null,
  }));
}

/** Whether flights fit the ways that are taken, said in words, with what can be done where they do not. */
export const transferAnswer = (
  { there }: TakenWays,
  check: TransferCheck,
  alternatives: TransferAlternativeDto[],
  language: Language,
): TransferCheckDto => ({
  transfer: there.code,
  name: there.name,
  feasible: check.feasible,
  arrival: toldWay('arrival', check.arrival, language),
  departure: toldWay('departure', check.departure, language),
  details_due: check.details_due,
  alternatives,
});
