import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { requireVersion } from '../../platform/data/etags.js';
import { textId } from '../languages/text-id.js';
import { type BookRow, issuesOf } from './text-book.js';
import type { TranslationTextDto } from './translations.dto.js';

/** A text as the staff's calls show it. */
export function toDto(row: BookRow): TranslationTextDto {
  const { namespace, key, language, source, value, released, status, stale, approved, edit, custom } = row;
  return {
    id: textId(row),
    namespace,
    key,
    language,
    plural: row.plural?.root ?? null,
    form: row.plural?.form ?? null,
    required: row.required,
    source: language === DEFAULT_LANGUAGE ? (value ?? source ?? '') : (source ?? released ?? ''),
    value,
    released,
    status,
    stale,
    approved,
    version: edit?.version ?? 0,
    origin: edit?.value == null ? null : edit.origin,
    custom: custom !== null,
    description: custom?.description ?? null,
    max_length: custom?.max_length ?? null,
    qa: issuesOf(row),
    suggestions: row.suggestions,
    clipped: row.clipped,
    questions: row.questions,
    updated_by: edit?.updated_by ?? null,
    updated_at: edit?.updated_at ?? null,
    approved_by: approved ? (edit?.approved_by ?? null) : null,
    approved_at: approved ? (edit?.approved_at ?? null) : null,
  };
}

/** Holds a change back that was made on another version. @throws {PreconditionRequiredError} {StaleVersionError} with the text of now */
export const requireTextVersion = (ifMatch: string | undefined, { value, edit }: BookRow): void =>
  requireVersion(ifMatch, edit?.version ?? 0, () => ({
    current: { value, version: edit?.version ?? 0 },
    updated_by: edit?.updated_by ?? null,
    updated_at: edit?.updated_at ?? null,
  }));
