import { isPollutingKey } from '../../../platform/http/text-pipe.js';
import type { MessageParams } from '../../../platform/errors/app-error.js';
import { mapInSlices } from '../../../platform/data/slices.js';
import { KeyTree } from '../key-tree.js';
import { type QaIssue, canonicalText, errorsOf, isCarriable } from '../quality.js';
import { type BookRow, type TextBook, issuesOf } from '../text-book.js';
import { locate } from '../text-creation.service.js';
import { qaMessages } from '../text-errors.js';
import { NAMESPACE, TEXT_KEY, textId } from '../../languages/text-id.js';
import { MAX_TEXT } from '../text-value.js';
import type { CustomKeyRow } from '../translations.queries.js';
import { type FileRow, revisionOf } from './exchange-format.js';

/** What becomes of a row of a file. */
export const IMPORT_RESULTS = [
  'created',
  'updated',
  'unchanged',
  'skipped',
  'empty',
  'suggested',
  'conflict',
  'rejected',
] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** What an import may do (architecture, i18n §2.2). */
export interface ImportRules {
  overwrite: boolean;
  overwriteApproved: boolean;
  createKeys: boolean;
}

/** One row with what becomes of it. */
export interface PlannedRow {
  file: FileRow;
  row: BookRow | null;
  result: ImportResult;
  value: string | null;
  /** Of a rejected row. */
  reason: { code: string; params?: MessageParams } | null;
  qa: QaIssue[];
}

export interface ImportPlan {
  rows: PlannedRow[];
  newKeys: CustomKeyRow[];
}

/** Decides on every row of a file; stores nothing. */
export async function planImport(book: TextBook, rows: readonly FileRow[], rules: ImportRules): Promise<ImportPlan> {
  await book.prepare();
  const { newKeys, conflicts } = rules.createKeys
    ? await unknownKeys(book, rows)
    : { newKeys: [], conflicts: new Set<string>() };
  const full = newKeys.length > 0 ? book.withKeys(newKeys) : book;
  if (full !== book) await full.prepare();
  const seen = new Set<string>();
  const all = { ...rules, conflicts };
  return { newKeys, rows: await mapInSlices(rows, (file) => decide(file, full, all, seen)) };
}

type Rules = ImportRules & {
  /** Keys that cannot be added because one would begin another. */
  conflicts: ReadonlySet<string>;
};

/** Keys of a file that nothing has, where they can be added. */
async function unknownKeys(book: TextBook, rows: readonly FileRow[]) {
  const trees = new Map<string, KeyTree>();
  const added = new Map<string, CustomKeyRow>();
  const conflicts = new Set<string>();
  await mapInSlices(rows, ({ namespace, key, value }) => {
    if (namespace === null || value === null || !NAMESPACE.test(namespace)) return;
    if (!TEXT_KEY.test(key) || isPollutingKey(key) || book.keys(namespace).has(key)) return;
    const tree = trees.get(namespace) ?? new KeyTree(book.everyKey(namespace));
    trees.set(namespace, tree);
    if (tree.conflict(key) !== null) {
      conflicts.add(`${namespace}:${key}`);
      return;
    }
    tree.add(key);
    added.set(`${namespace}:${key}`, { namespace, key, is_plural: false, description: null, max_length: null });
  });
  return { newKeys: [...added.values()], conflicts };
}

function decide(file: FileRow, book: TextBook, rules: Rules, seen: Set<string>): PlannedRow {
  const planned = (result: ImportResult, row: BookRow | null, more: Partial<PlannedRow> = {}): PlannedRow => {
    return { file, row, result, value: file.value, reason: null, qa: [], ...more };
  };
  const reject = (code: string, row: BookRow | null = null, params: MessageParams = {}) =>
    planned('rejected', row, { reason: { code, params } });

  const row = locate({ key: file.key, ...(file.namespace === null ? {} : { namespace: file.namespace }) }, book);
  if ('code' in row) return file.value === null ? planned('empty', null) : reject(unknownReason(file, row.code, rules));
  if (file.value === null) return planned('empty', row);
  if (file.value.length > MAX_TEXT) return reject('max_length', row, { count: MAX_TEXT });
  if (!isCarriable(file.value)) return reject('unsafe_text', row);
  const id = textId(row);
  if (seen.has(id)) return reject('duplicate_key', row);
  seen.add(id);
  const value = canonicalText(file.value);
  if (row.value !== null && canonicalText(row.value) === value) return planned('unchanged', row, { value });
  const qa = issuesOf(row, value);
  const [error] = qaMessages(errorsOf(qa), row.custom?.max_length ?? null);
  if (error) return planned('rejected', row, { value, qa, reason: error });
  return planned(judge(row, file, rules), row, { value, qa });
}

function unknownReason({ namespace, key }: FileRow, code: string, { createKeys, conflicts }: Rules): string {
  if (code !== 'not_found') return code;
  if (createKeys && namespace === null) return 'namespace_required';
  return conflicts.has(`${namespace}:${key}`) ? 'key_prefix_conflict' : 'unknown_key';
}

/** The table of the rules, for a text that differs and breaks no rule. */
function judge(row: BookRow, file: FileRow, { overwrite, overwriteApproved }: ImportRules): ImportResult {
  const changedSince = file.revision !== null && file.revision !== revisionOf(row.value);
  if (changedSince) return overwriteApproved ? 'updated' : overwrite && row.value !== null ? 'suggested' : 'conflict';
  if (row.value === null) return 'created';
  if (row.approved) return overwriteApproved ? 'updated' : overwrite ? 'suggested' : 'skipped';
  return overwrite || overwriteApproved ? 'updated' : 'skipped';
}
