import type { Language } from '@atoll/contract/languages';
import type { Party } from '@atoll/contract/price';
import { formatMinorOrNull } from '../../platform/fields/money.js';
import { type TransferAlternative, transferAlternatives } from '../../catalogue/transfers/transfer-alternatives.js';
import { type Journey, type WayCheck, checkTransfer } from '../../catalogue/transfers/transfer-check.js';
import type { TransferOption } from '../../catalogue/transfers/transfer-options.queries.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import type { TransferCheckDto, WayCheckDto } from './transfer-check.dto.js';

function told(name: 'arrival' | 'departure', check: WayCheck<string> | null, language: Language): WayCheckDto | null {
  if (check === null) return null;
  const values = { limit: check.limit ?? '', leaves: check.leaves_at?.slice(11) ?? '' };
  const message = check.code === null ? null : DOCUMENT_WORDS.say(language, `transfer.${name}.${check.code}`, values);
  return { ...check, message };
}

/** Ways of a trip. */
interface Ways {
  /** To where it begins, the main one first. */
  there: readonly TransferOption[];
  /** From where it ends. */
  home: readonly TransferOption[];
  /** The way that is checked; also home, where that is the same place. */
  chosen: TransferOption;
}

/** Whether a party's flights fit the ways to the island and home, said in words, with what can be done where they do not. */
export function transferAnswer(
  { there, home, chosen }: Ways,
  journey: Journey,
  party: Party,
  language: Language,
): TransferCheckDto {
  const leaving = home.some(({ code }) => code === chosen.code) ? chosen : (home[0] ?? chosen);
  const way = checkTransfer(chosen, { ...journey, flies_at: null });
  const back = checkTransfer(leaving, { ...journey, lands_at: null });
  const check = { ...way, departure: back.departure, feasible: way.feasible && back.feasible };
  const others = there.filter(({ code }) => code !== chosen.code);
  // Another way changes the way home only where both are of one place.
  const asked = leaving === chosen ? journey : { ...journey, flies_at: null };
  const alternatives = transferAlternatives(check, asked, party, { transfers: others, overnight: null, islands: [] });
  const named = (alternative: TransferAlternative) => ({
    ...alternative,
    name: there.find(({ code }) => code === alternative.code)?.name ?? alternative.code,
    amount: formatMinorOrNull(alternative.amount),
  });
  return {
    transfer: chosen.code,
    name: chosen.name,
    feasible: check.feasible,
    arrival: told('arrival', check.arrival, language),
    departure: told('departure', check.departure, language),
    details_due: check.details_due,
    alternatives: alternatives.map((alternative) => named(alternative)),
  };
}
