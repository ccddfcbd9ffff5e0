import { hash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { mapInSlices } from '../../../platform/data/slices.js';
import { textId } from '../../languages/text-id.js';
import { errorsOf } from '../quality.js';
import { type BookRow, type TextBook, issuesOf } from '../text-book.js';
import type { TextChange } from '../text-writer.js';
import { type EditRow, formerEdit } from '../translations.queries.js';
import type { LeftReason, PutBackReportDto, PutBackTextDto } from './releases.dto.js';
import { MAX_TOLD } from './releases.dto.js';
import type { FormerText } from './releases.queries.js';

/** What becomes of one text: its words of before, or a reason why it stays; neither where they stand already. */
interface PlannedText {
  former: FormerText;
  row: BookRow | null;
  back: ReturnType<typeof formerEdit> | null;
  left: LeftReason | null;
}

/** What becomes of texts that are put back. */
export interface PutBackPlan {
  texts: PlannedText[];
  /** The same for the same changes of the same versions. */
  name: string;
}

/** Opens the texts of a language. */
type OpenBook = (language: string) => Promise<TextBook>;

/**
 * What becomes of texts when their words of before stand again, with the approval that they had. English goes first: the words of
 * other languages are judged by the English words that will stand beside them.
 */
export async function planPutBack(formers: readonly FormerText[], open: OpenBook): Promise<PutBackPlan> {
  const languages = [...new Set(formers.map(({ language }) => language))].toSorted(englishFirst);
  const texts: PlannedText[] = [];
  const english: EditRow[] = [];
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- a language is judged by what becomes of English
    const book = (await open(language)).withEdits(english);
    const own = formers.filter((former) => former.language === language);
    // oxlint-disable-next-line no-await-in-loop -- see above
    const planned = await mapInSlices(own, (former) => judge(former, book.find(former.namespace, former.key)));
    texts.push(...planned);
    if (language === DEFAULT_LANGUAGE) english.push(...planned.flatMap(editOf));
  }
  return { texts, name: nameOf(texts) };
}

const englishFirst = (a: string, b: string): number =>
  Number(b === DEFAULT_LANGUAGE) - Number(a === DEFAULT_LANGUAGE) || (a < b ? -1 : 1);

function judge(former: FormerText, row: BookRow | null): PlannedText {
  const stays = (left: LeftReason | null): PlannedText => ({ former, row, back: null, left });
  if (!row) return stays('gone');
  if (former.version !== former.stands) return stays('edited_since');
  const back = formerEdit(former);
  if (isStanding(back, row)) return stays(null);
  const { value } = back;
  if (value !== null && errorsOf(issuesOf(row, value)).length > 0) return stays('qa_errors');
  return { former, row, back, left: null };
}

/** The same words with the same approval, of the same English where it is known. */
function isStanding({ value, status, madeOn }: NonNullable<PlannedText['back']>, { edit }: BookRow): boolean {
  if (value !== (edit?.value ?? null)) return false;
  if (value === null) return true;
  const isOfSame =
    !madeOn?.base_hash || (madeOn.base_hash === edit?.base_hash && madeOn.source_hash === edit.source_hash);
  return status === edit?.status && isOfSame;
}

/** An English edit as it will stand. */
function editOf({ row, back }: PlannedText): EditRow[] {
  if (!row?.edit || !back) return [];
  const { madeOn, ...edit } = back;
  return [{ ...row.edit, ...edit, ...madeOn }];
}

const nameOf = (texts: readonly PlannedText[]): string =>
  hash(
    'sha256',
    JSON.stringify(texts.map(({ former, back, left }) => [textId(former), former.stands, back, left])),
  ).slice(0, 16);

/** The writes of a plan. */
export const changesOf = ({ texts }: PutBackPlan): TextChange[] =>
  texts.flatMap(({ row, back }) =>
    row && back ? [{ row, ...back, action: 'revert' as const, origin: 'put_back' as const }] : [],
  );

/** A plan as people are asked about it. */
export function reportOf({ texts, name }: PutBackPlan, dryRun: boolean): PutBackReportDto {
  const going = texts.filter(({ back }) => back !== null);
  const staying = texts.filter(({ left }) => left !== null);
  const count = (of: readonly PlannedText[], code: string) =>
    of.filter(({ former }) => former.language === code).length;
  const languages = [...new Set([...going, ...staying].map(({ former }) => former.language))].toSorted();
  return {
    dry_run: dryRun,
    plan: name,
    back: going.length,
    left: staying.length,
    unchanged: texts.length - going.length - staying.length,
    languages: languages.map((language) => {
      return { language, back: count(going, language), left: count(staying, language) };
    }),
    texts: [...staying, ...going].slice(0, MAX_TOLD).map(tell),
  };
}

const tell = ({ former, row, back, left }: PlannedText): PutBackTextDto => ({
  id: textId(former),
  now: row?.value ?? null,
  before: back ? (back.value ?? row?.released ?? null) : former.previous,
  left,
});
