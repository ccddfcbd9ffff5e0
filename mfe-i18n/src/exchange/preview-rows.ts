import type { ImportReportDto, ImportRowDto } from '@atoll/api-client/endpoints/translations.gen';

/** What becomes of rows, as the tiles above the table count them; those without rows in the answer are counted alone. */
export const OUTCOMES = ['created', 'updated', 'suggested', 'conflict', 'skipped', 'rejected', 'unchanged'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One row of a file beside the text that stands. */
export interface PreviewRow {
  row: number;
  /** With its namespace, where it is known. */
  name: string;
  now: string | null;
  file: string | null;
  outcome: Outcome;
  /** Of a row that was not taken, in words. */
  reason: string | null;
  untranslated: boolean;
}

const isOutcome = (result: string): result is Outcome => OUTCOMES.some((one) => one === result);

/** `ru:catalog:hero.title` without its language. */
const nameOf = ({ id, key }: ImportRowDto): string => id?.slice(id.indexOf(':') + 1) ?? key;

export const rowsOfJob = (rows: readonly ImportRowDto[]): PreviewRow[] =>
  rows.flatMap((row) => {
    const { result: outcome, current: now, value: file, untranslated } = row;
    return isOutcome(outcome)
      ? [{ row: row.row, name: nameOf(row), now, file, outcome, reason: null, untranslated }]
      : [];
  });

/** Every row of a report that is to be seen, in the order of the file. */
export const previewRows = ({ rows, rejected }: Pick<ImportReportDto, 'rows' | 'rejected'>): PreviewRow[] =>
  [
    ...rowsOfJob(rows),
    ...rejected.map(({ row, key, message }) => ({
      ...{ row, name: key, now: null, file: null, untranslated: false },
      ...{ outcome: 'rejected' as const, reason: message },
    })),
  ].toSorted((a, b) => a.row - b.row);

/** How many rows have each outcome. What the API passes over because it stands or is empty has no rows. */
export function outcomeCounts(report: ImportReportDto): Record<Outcome, number> {
  const { created, updated, suggested, skipped, rejected, unchanged, rows } = report;
  const conflict = rows.filter(({ result }) => result === 'conflict').length;
  return { created, updated, suggested, conflict, skipped: skipped - conflict, rejected: rejected.length, unchanged };
}
