import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, ifMatch, useSessionUser } from '@atoll/api-client/base';
import {
  type TranslationTextDto,
  useApproveTranslationMutation,
  useUpdateTranslationMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';
import { keepText, readKept } from './kept-texts';
import { placeholderFaults } from './placeholders';
import type { TextUnit } from './text-units';

/** What somebody else saved while this editor was open. */
export interface OtherText {
  value: string;
  version: number;
  by: string | null;
  at: string | null;
}

/** One field of the editor. */
export interface EditedText {
  draft: string;
  /** The text that what is typed is based on, and its version: a list that is fetched again must not move them silently. */
  base: string;
  version: number;
  fault?: string | undefined;
  other?: OtherText | undefined;
}

/** As a 412 answer tells it. */
function otherText(error: unknown): OtherText | null {
  const stale = currentOf<{ value: string | null; version: number }>(error);
  return stale
    ? { value: stale.current.value ?? '', version: stale.current.version, by: stale.by, at: stale.at }
    : null;
}

/** What was typed in this browser before goes on; a text that changed since then is a conflict. */
function begin(user: string, row: TranslationTextDto): EditedText {
  const value = row.value ?? '';
  const kept = readKept(user, row.id);
  if (!kept) return { draft: value, base: value, version: row.version };
  const isOlder = kept.version !== row.version && kept.base !== value;
  const other = { value, version: row.version, by: row.updated_by, at: row.updated_at };
  const version = isOlder ? kept.version : row.version;
  return { draft: kept.value, base: kept.base, version, other: isOlder ? other : undefined };
}

/** Becomes of a save: all stored; kept as suggestions beside approved texts; or something is left to be done. */
export type Saved = 'stored' | 'suggested' | 'unchanged' | false;

/**
 * The forms of one text being edited. What is typed is kept in the browser until it is stored or discarded; a field that nobody has
 * typed in shows what the list says.
 */
export function useUnitEditor({ rows }: Pick<TextUnit, 'rows'>) {
  const { t } = useTranslation('i18n');
  const user = useSessionUser()?.id ?? '';
  const [update] = useUpdateTranslationMutation();
  const [approve] = useApproveTranslationMutation();
  const [isSaving, setSaving] = useState(false);
  const [begun, setBegun] = useState<Record<string, EditedText>>({});
  /** What stands in the fields now: a save that comes back finds here what was typed meanwhile. */
  const typed = useRef<Record<string, string>>({});
  const fields = Object.fromEntries(rows.map((row) => [row.id, begun[row.id] ?? begin(user, row)]));
  const set = (row: TranslationTextDto, change: Partial<EditedText>) =>
    setBegun((all) => ({ ...all, [row.id]: { ...(all[row.id] ?? begin(user, row)), ...change } }));
  const isChanged = ({ id }: TranslationTextDto) => fields[id]!.draft !== fields[id]!.base;

  function write(row: TranslationTextDto, draft: string) {
    const { base, version } = fields[row.id]!;
    typed.current[row.id] = draft;
    set(row, { base, version, draft });
    keepText(user, row.id, draft === base ? null : { value: draft, base, version });
  }

  function check(row: TranslationTextDto): string | undefined {
    const { draft, base } = fields[row.id]!;
    if (!draft.trim()) return row.required || base ? t('required') : undefined;
    // A form of a plural may spell its number out or follow the English form of many: the server judges those.
    const wrong = row.plural === null ? placeholderFaults(row.source, draft) : [];
    return wrong.length > 0 ? t('placeholders', { list: wrong.join(' ') }) : undefined;
  }

  /** @returns the version that stands, and whether the words wait as a suggestion; null when it is not stored */
  async function store(row: TranslationTextDto): Promise<{ version: number; isSuggestion: boolean } | null> {
    const { draft, version, other } = fields[row.id]!;
    try {
      // Who has seen theirs builds on it.
      const seen = ifMatch(other?.version ?? version);
      const stored = await update({ id: row.id, 'If-Match': seen, updateTranslationDto: { value: draft } }).unwrap();
      const more = typed.current[row.id] ?? draft;
      keepText(user, row.id, more === draft ? null : { value: more, base: draft, version: stored.version });
      set(row, { draft: more, base: draft, version: stored.version, fault: undefined, other: undefined });
      return { version: stored.version, isSuggestion: stored.approved && stored.value !== draft };
    } catch (error) {
      const theirs = otherText(error);
      if (theirs) set(row, { other: theirs, fault: undefined });
      else set(row, { fault: (error as ApiError).fields?.value?.join(' ') ?? errorText(error) });
      return null;
    }
  }

  async function approveRow(row: TranslationTextDto, version: number): Promise<boolean> {
    try {
      await approve({ id: row.id, 'If-Match': ifMatch(version) }).unwrap();
      return true;
    } catch (error) {
      set(row, { fault: errorText(error) });
      return false;
    }
  }

  /** Stores what was changed, then approves all of it where asked. */
  async function save({ approved = false } = {}): Promise<Saved> {
    if (isSaving) return false;
    const faults = rows.map((row) => ({ row, fault: check(row) }));
    for (const { row, fault } of faults) set(row, { fault });
    if (faults.some(({ fault }) => fault)) return false;
    setSaving(true);
    try {
      const changed = rows.filter((row) => isChanged(row) || fields[row.id]!.other);
      const stored = await Promise.all(changed.map(store));
      if (stored.includes(null)) return false;
      if (approved) {
        const written = rows.filter(({ id }) => fields[id]!.draft.trim());
        const versions = new Map(changed.map((row, index) => [row, stored[index]!.version]));
        const done = await Promise.all(
          written.map((row) => approveRow(row, versions.get(row) ?? fields[row.id]!.version)),
        );
        return done.every(Boolean) && 'stored';
      }
      if (changed.length === 0) return 'unchanged';
      return stored.some((row) => row?.isSuggestion) ? 'suggested' : 'stored';
    } finally {
      setSaving(false);
    }
  }

  /** Lets one form be what somebody else saved. */
  function takeTheirs(row: TranslationTextDto) {
    const { other } = fields[row.id]!;
    if (!other) return;
    const { value, version } = other;
    typed.current[row.id] = value;
    keepText(user, row.id, null);
    set(row, { draft: value, base: value, version, fault: undefined, other: undefined });
  }

  /** Lets go of what was typed, in all forms. */
  function discard() {
    for (const { id } of rows) keepText(user, id, null);
  }

  /** Whether more was typed than a save has sent. */
  const hasMore = (): boolean =>
    rows.some(({ id }) => typed.current[id] !== undefined && typed.current[id] !== fields[id]!.draft);

  return {
    fields,
    write,
    save,
    takeTheirs,
    discard,
    hasMore,
    isSaving,
    isDirty: rows.some(isChanged),
    isInConflict: rows.some(({ id }) => fields[id]!.other),
  };
}

export type UnitEditor = ReturnType<typeof useUnitEditor>;
