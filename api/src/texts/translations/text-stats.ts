import { mapInSlices } from '../../platform/data/slices.js';
import { type BookRow, type TextBook, fits, isBehind, isFaulty } from './text-book.js';
import type { NamespaceStatsDto, TranslationStatsDto } from './text-stats.dto.js';

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

const countWords = (text: string | null): number =>
  text === null ? 0 : [...SEGMENTER.segment(text)].filter((part) => part.isWordLike).length;

/** Share in percent with one decimal, rounded down; 100 only when nothing is missing. */
export const percentage = (part: number, total: number): number =>
  part === total ? 100 : Math.floor((part / total) * 1000) / 10;

/** A key, or all forms of a plural: what is translated and approved as one (architecture, i18n §3.3). */
interface Unit {
  rows: BookRow[];
}

/** What is one text: `day_few` and `day_other` are. */
export const unitOf = ({ namespace, key, plural }: BookRow): string =>
  `${namespace}:${plural ? `${plural.root}#` : key}`;

/** How many texts rows are: what every count of texts is. */
export const countTexts = (rows: readonly BookRow[]): number => new Set(rows.map(unitOf)).size;

async function unitsOf(book: TextBook): Promise<Unit[]> {
  const units = new Map<string, Unit>();
  for (const row of await book.all()) {
    const id = unitOf(row);
    const unit = units.get(id);
    if (unit) unit.rows.push(row);
    else units.set(id, { rows: [row] });
  }
  return [...units.values()];
}

/** A text that nobody has to look at: approved here, or standing as the release brought it. */
const isSettled = (row: BookRow): boolean => row.status === 'approved' || row.status === 'released';

const needed = ({ rows }: Unit) => rows.filter(({ required }) => required);
const translatedOf = (units: Unit[]) => units.filter((unit) => needed(unit).every(({ value }) => value !== null));

/** Of the figures of a language those that are counted without looking at the words. */
export type TextCounts = Pick<
  TranslationStatsDto,
  'language_code' | 'total_keys' | 'translated_keys' | 'missing_keys' | 'edited_keys'
>;

/** How many texts a language has, lacks and has words of the agency for. */
export async function countsOf(book: TextBook, known?: Unit[]): Promise<TextCounts> {
  const units = known ?? (await unitsOf(book));
  const translated = translatedOf(units).length;
  return {
    language_code: book.language,
    total_keys: units.length,
    translated_keys: translated,
    missing_keys: units.length - translated,
    edited_keys: countTexts(units.flatMap(({ rows }) => rows.filter(({ edit }) => edit?.value != null))),
  };
}

function byNamespace(units: Unit[]): NamespaceStatsDto[] {
  const parts = Map.groupBy(units, ({ rows }) => rows[0]?.namespace ?? '');
  return [...parts].map(([namespace, own]) => {
    const translated = translatedOf(own);
    const approved = translated.filter((unit) => needed(unit).every(isSettled)).length;
    const missing = own.length - translated.length;
    return { namespace, total_keys: own.length, missing_keys: missing, pending_keys: translated.length - approved };
  });
}

/** Figures of one language: total = approved + pending + missing. */
export async function statsOf(book: TextBook): Promise<TranslationStatsDto> {
  const units = await unitsOf(book);
  const translated = translatedOf(units);
  const approved = translated.filter((unit) => needed(unit).every(isSettled));
  const rows = units.flatMap((unit) => unit.rows);
  const [last] = rows.flatMap(({ edit }) => edit ?? []).toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1));
  const counted = await mapInSlices(units, (unit) =>
    countWords(unit.rows.at(-1)?.source ?? unit.rows.at(-1)?.value ?? null),
  );
  const sourceWords = new Map(units.map((unit, index) => [unit, counted[index] ?? 0]));
  const words = (list: Unit[]) => list.reduce((sum, unit) => sum + (sourceWords.get(unit) ?? 0), 0);
  const judged = await mapInSlices(rows, isFaulty);
  const faulty = rows.filter((_, index) => judged[index]);
  return {
    ...(await countsOf(book, units)),
    approved_keys: approved.length,
    pending_keys: translated.length - approved.length,
    stale_keys: units.filter((unit) => unit.rows.some((row) => fits(row, 'outdated'))).length,
    released_keys: approved.filter((unit) => needed(unit).every(({ status }) => status === 'released')).length,
    review_keys: units.filter((unit) => unit.rows.some((row) => fits(row, 'review'))).length,
    // As the list of what needs work has it, with every text judged but once.
    needs_work_keys: countTexts([...rows.filter(isBehind), ...faulty]),
    clipped_keys: countTexts(rows.filter(({ clipped }) => clipped)),
    question_keys: countTexts(rows.filter(({ questions }) => questions > 0)),
    qa_errors: countTexts(faulty),
    words_total: words(units),
    words_translated: words(translated),
    completion_percentage: percentage(translated.length, units.length),
    approved_percentage: percentage(approved.length, units.length),
    last_updated: last?.updated_at ?? null,
    last_updated_by: last?.updated_by ?? null,
    namespaces: byNamespace(units),
  };
}
