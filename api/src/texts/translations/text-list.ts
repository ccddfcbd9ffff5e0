import { mapInSlices } from '../../platform/data/slices.js';
import { pluralForms } from './merge-texts.js';
import { type BookRow, type TextBook, fits } from './text-book.js';
import { countTexts, unitOf } from './text-stats.js';
import { type ListTranslationTextsQuery, STATE_FILTERS, type TextStatesDto } from './translations.dto.js';

/** What a page is cut from: entries of one row, or of all rows of a text. */
export interface TextList {
  entries: BookRow[][];
  states: TextStatesDto;
  texts: number;
}

/** The texts that fit a query, and how many of its texts have which state. */
export async function listTexts(book: TextBook, query: ListTranslationTextsQuery): Promise<TextList> {
  const { status, whole, ...others } = query;
  const found = await book.filtered(others);
  const states = await statesOf(found);
  const rows = status === undefined ? found : found.filter((row) => fits(row, status));
  return { entries: whole ? wholeTexts(book, rows) : rows.map((row) => [row]), states, texts: countTexts(rows) };
}

async function statesOf(rows: readonly BookRow[]): Promise<TextStatesDto> {
  const seen = Object.fromEntries(STATE_FILTERS.map((state) => [state, new Set<string>()]));
  await mapInSlices(rows, (row) => {
    for (const state of STATE_FILTERS) if (fits(row, state)) seen[state]?.add(unitOf(row));
  });
  const counts = STATE_FILTERS.map((state) => [state, seen[state]?.size ?? 0]);
  return Object.fromEntries(counts) as Record<(typeof STATE_FILTERS)[number], number>;
}

/** Of each text all rows: of a plural every form that the language has. */
function wholeTexts(book: TextBook, rows: readonly BookRow[]): BookRow[][] {
  const first = new Map<string, BookRow>();
  for (const row of rows) if (!first.has(unitOf(row))) first.set(unitOf(row), row);
  return [...first.values()].map((row) => {
    const { plural, namespace } = row;
    if (!plural) return [row];
    return pluralForms(book.language).flatMap((form) => book.find(namespace, `${plural.root}_${form}`) ?? []);
  });
}
