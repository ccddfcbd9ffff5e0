import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';
import { foldText } from '../catalogue/fold-text.js';
import type { ReleasedTexts } from './release-texts.js';
import { type TextsByLanguage, baseHash, keysFor, sourceOf } from './merge-texts.js';
import { textId } from './text-id.js';
import type { EditRow } from './translations.queries.js';
import type { TextState, TranslationTextDto } from './translations.dto.js';

/** Edits by language, namespace and key. */
export type EditIndex = Map<string, EditRow>;

export const indexEdits = (rows: readonly EditRow[]): EditIndex => new Map(rows.map((row) => [textId(row), row]));

/** One text as the staff sees it: released, edited, or both. */
export function textRow(
  place: { namespace: string; key: string; language: Language },
  released: TextsByLanguage,
  edits: EditIndex,
): TranslationTextDto {
  const { namespace, key, language } = place;
  const releasedText = released[language]?.[key]?.trim() ? (released[language][key] ?? null) : null;
  const releasedSource = sourceOf(key, released);
  const edit = edits.get(textId(place));
  const sourceEdit = edits.get(textId({ namespace, key, language: DEFAULT_LANGUAGE }));
  const source = sourceEdit?.value ?? releasedSource ?? releasedText ?? '';
  const status: TextState = edit
    ? edit.base_hash === baseHash(releasedSource, releasedText)
      ? 'edited'
      : 'outdated'
    : releasedText === null
      ? 'missing'
      : 'released';
  return {
    id: textId(place),
    namespace,
    key,
    language,
    source,
    value: edit?.value ?? releasedText,
    released: releasedText,
    status,
    version: edit?.version ?? 0,
    updated_by: edit?.updated_by ?? null,
    updated_at: edit?.updated_at.toISOString() ?? null,
  };
}

/** Every text of a language that fits the filters, by namespace and key. */
export function textRows(
  language: Language,
  namespaces: ReleasedTexts,
  edits: EditIndex,
  filters: { ns?: string | undefined; q?: string | undefined; status?: TextState | undefined },
): TranslationTextDto[] {
  const wordsOf = (text: string) => foldText(text);
  const wanted = filters.q === undefined ? null : wordsOf(filters.q);
  const fits = (row: TranslationTextDto) =>
    (filters.status === undefined || row.status === filters.status) &&
    (wanted === null || [row.key, row.source, row.value ?? ''].some((text) => wordsOf(text).includes(wanted)));
  return Object.entries(namespaces)
    .filter(([namespace]) => filters.ns === undefined || namespace === filters.ns)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([namespace, released]) =>
      keysFor(language, released).map((key) => textRow({ namespace, key, language }, released, edits)),
    )
    .filter(fits);
}
