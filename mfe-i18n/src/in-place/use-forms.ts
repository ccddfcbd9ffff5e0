import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, ifMatch } from '@atoll/api-client/base';
import {
  type TranslationTextDto,
  useListTranslationTextsQuery,
  useUpdateTranslationMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { placeholderFaults } from '../translations/placeholders';

/** What somebody else saved meanwhile. */
interface Theirs {
  value: string;
  version: number;
  by: string | null;
}

/** What is typed stays with its text until it is saved, also when the editor is closed. */
const drafts = new Map<string, string>();

export const draftOf = (row: TranslationTextDto): string => drafts.get(row.id) ?? row.value ?? '';

function theirsOf(error: ApiError): Theirs | null {
  const { current, updated_by: by } = (error.body ?? {}) as {
    current?: { value: string | null; version: number };
    updated_by?: string | null;
  };
  return error.status === 412 && current ? { ...current, value: current.value ?? '', by: by ?? null } : null;
}

/** The forms of one text: itself, or all forms of the plural that it is one of. */
export function useForms(id: string) {
  const { t } = useTranslation('i18n');
  const [lang = '', ns = '', key = ''] = id.split(':');
  const query = useListTranslationTextsQuery({ lang, ns, q: key, whole: '1', pageSize: 100 });
  const all = query.data?.results ?? [];
  const own = all.find((row) => row.id === id);
  const rows = own ? all.filter((row) => row === own || (own.plural !== null && row.plural === own.plural)) : [];
  const [update, { isLoading }] = useUpdateTranslationMutation();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<Record<string, Theirs>>({});
  const [, redraw] = useState(0);

  const write = (row: TranslationTextDto, value: string) => {
    if (value === row.value) drafts.delete(row.id);
    else drafts.set(row.id, value);
    redraw((count) => count + 1);
  };

  function faultOf(row: TranslationTextDto): string | null {
    if (!draftOf(row).trim()) return t('required');
    // A form of a plural may spell its number out: the server judges those.
    const wrong = row.form ? [] : placeholderFaults(row.source, draftOf(row));
    return wrong.length > 0 ? t('placeholders', { list: wrong.join(' ') }) : null;
  }

  /** @returns whether the text waits as a suggestion; null where it could not be saved */
  async function saveOne(row: TranslationTextDto): Promise<boolean | null> {
    const version = theirs[row.id]?.version ?? row.version;
    try {
      const call = update({ id: row.id, 'If-Match': ifMatch(version), updateTranslationDto: { value: draftOf(row) } });
      const stored = await call.unwrap();
      const isSuggested = stored.value !== draftOf(row);
      drafts.delete(row.id);
      return isSuggested;
    } catch (error) {
      const other = theirsOf(error as ApiError);
      if (other) setTheirs((before) => ({ ...before, [row.id]: other }));
      else {
        const fault = (error as ApiError).fields?.value?.join(' ') ?? errorText(error);
        setFaults((before) => ({ ...before, [row.id]: fault }));
      }
      return null;
    }
  }

  /** Stores what was changed, form by form. @returns null where something could not be */
  async function save(): Promise<'saved' | 'suggested' | null> {
    const changed = rows.filter((row) => drafts.has(row.id));
    const found = Object.fromEntries(
      changed.map((row) => [row.id, faultOf(row)]).filter(([, fault]) => fault !== null),
    );
    setFaults(found as Record<string, string>);
    if (Object.keys(found).length > 0) return null;
    const outcomes: (boolean | null)[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each has a version of its own
    for (const row of changed) outcomes.push(await saveOne(row));
    if (outcomes.includes(null)) return null;
    return outcomes.includes(true) ? 'suggested' : 'saved';
  }

  const takeTheirs = (row: TranslationTextDto) => {
    drafts.delete(row.id);
    setTheirs(({ [row.id]: _gone, ...rest }) => rest);
    void query.refetch();
  };

  return { query, rows, faults, theirs, isSaving: isLoading, write, save, takeTheirs };
}
