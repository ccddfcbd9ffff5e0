import { type BookRow, type TextBook, issuesOf } from './text-book.js';
import { errorsOf } from './quality.js';
import type { TranslationStatsDto } from './text-stats.dto.js';

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

function unitsOf(book: TextBook): Unit[] {
  const units = new Map<string, Unit>();
  for (const row of book.all()) {
    const id = `${row.namespace}:${row.plural ? `${row.plural.root}#` : row.key}`;
    const unit = units.get(id);
    if (unit) unit.rows.push(row);
    else units.set(id, { rows: [row] });
  }
  return [...units.values()];
}

/** A text that nobody has to look at: approved here, or standing as the release brought it. */
const isSettled = (row: BookRow): boolean => row.status === 'approved' || row.status === 'released';

/** Figures of one language: total = approved + pending + missing. */
export function statsOf(book: TextBook): TranslationStatsDto {
  const units = unitsOf(book);
  const needed = ({ rows }: Unit) => rows.filter(({ required }) => required);
  const translated = units.filter((unit) => needed(unit).every(({ value }) => value !== null));
  const approved = translated.filter((unit) => needed(unit).every(isSettled));
  const rows = units.flatMap((unit) => unit.rows);
  const updates = rows.flatMap(({ edit }) => (edit ? [edit.updated_at] : [])).toSorted();
  const sourceWords = (unit: Unit) => countWords(unit.rows.at(-1)?.source ?? unit.rows.at(-1)?.value ?? null);
  const words = (list: Unit[]) => list.reduce((sum, unit) => sum + sourceWords(unit), 0);
  return {
    language_code: book.language,
    total_keys: units.length,
    translated_keys: translated.length,
    approved_keys: approved.length,
    pending_keys: translated.length - approved.length,
    missing_keys: units.length - translated.length,
    stale_keys: units.filter((unit) => unit.rows.some(({ stale }) => stale)).length,
    released_keys: approved.filter((unit) => needed(unit).every(({ status }) => status === 'released')).length,
    qa_errors: rows.filter((row) => errorsOf(issuesOf(row)).length > 0).length,
    words_total: words(units),
    words_translated: words(translated),
    completion_percentage: percentage(translated.length, units.length),
    approved_percentage: percentage(approved.length, units.length),
    last_updated: updates.at(-1) ?? null,
  };
}
