import type { Language } from '@atoll/contract/languages';
import type { Party } from '@atoll/contract/price';
import { formatMinorOrNull } from '../../platform/fields/money.js';
import { type TransferAlternative, transferAlternatives } from '../../catalogue/transfers/transfer-alternatives.js';
import { type Journey, type WayCheck, checkTransfer } from '../../catalogue/transfers/transfer-check.js';
import type { TransferOption } from '../../catalogue/transfers/transfer-options.queries.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import type { TransferCheckDto, WayCheckDto } from './transfer-check.dto.js';

function way(name: 'arrival' | 'departure', check: WayCheck<string> | null, language: Language): WayCheckDto | null {
  if (check === null) return null;
  const values = { limit: check.limit ?? '', leaves: check.leaves_at?.slice(11) ?? '' };
  const message = check.code === null ? null : DOCUMENT_WORDS.say(language, `transfer.${name}.${check.code}`, values);
  return { ...check, message };
}

/**
 * Whether a party's flights fit the way to the island, said in words, with what can be done where they do not.
 * @param ways to the island, the main one first
 * @param chosen the way that is checked
 */
export function transferAnswer(
  ways: readonly TransferOption[],
  chosen: TransferOption,
  journey: Journey,
  party: Party,
  language: Language,
): TransferCheckDto {
  const check = checkTransfer(chosen, journey);
  const others = ways.filter(({ code }) => code !== chosen.code);
  const alternatives = transferAlternatives(check, journey, party, { transfers: others, overnight: null, islands: [] });
  const named = (alternative: TransferAlternative) => ({
    ...alternative,
    name: ways.find(({ code }) => code === alternative.code)?.name ?? alternative.code,
    amount: formatMinorOrNull(alternative.amount),
  });
  return {
    transfer: chosen.code,
    name: chosen.name,
    feasible: check.feasible,
    arrival: way('arrival', check.arrival, language),
    departure: way('departure', check.departure, language),
    details_due: check.details_due,
    alternatives: alternatives.map((alternative) => named(alternative)),
  };
}
