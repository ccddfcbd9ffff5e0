import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, ifMatch } from '@atoll/api-client/base';
import { type TranslationTextDto, useUpdateTranslationMutation } from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { placeholderFaults } from './placeholders';

/** What somebody else saved while this editor was open, as a 412 answer tells it. */
export interface OtherText {
  value: string;
  version: number;
  by: string | null;
  at: string | null;
}

function otherText(error: ApiError): OtherText | null {
  const {
    current,
    updated_by: by,
    updated_at: at,
  } = (error.body ?? {}) as {
    current?: { value?: string | null; version?: number };
    updated_by?: string | null;
    updated_at?: string | null;
  };
  if (error.status !== 412 || typeof current?.version !== 'number') return null;
  return { value: current.value ?? '', version: current.version, by: by ?? null, at: at ?? null };
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/**
 * One text being edited. What is typed stays until it is saved or given up; when somebody else was faster, their text is
 * kept beside it and the next save builds on it.
 */
export function useTextEditor(row: TranslationTextDto, onDone: () => void) {
  const { t } = useTranslation('i18n');
  const [update, { isLoading }] = useUpdateTranslationMutation();
  const [draft, setDraft] = useState(row.value ?? '');
  const [fault, setFault] = useState<string>();
  const [other, setOther] = useState<OtherText>();
  // The version this edit is based on: a list that is fetched again must not move it silently.
  const [base, setBase] = useState(row.version);

  function check(): string | undefined {
    if (!draft.trim()) return t('required');
    // A form of a plural may spell its number out or follow the English form of many: the server judges those.
    const wrong = PLURAL_FORM.test(row.key) ? [] : placeholderFaults(row.source, draft);
    return wrong.length > 0 ? t('placeholders', { list: wrong.join(' ') }) : undefined;
  }

  async function save(version = base) {
    const found = check();
    setFault(found);
    if (found) return;
    try {
      await update({ id: row.id, 'If-Match': ifMatch(version), updateTranslationDto: { value: draft } }).unwrap();
      onDone();
    } catch (error) {
      const theirs = otherText(error as ApiError);
      if (theirs) {
        setOther(theirs);
        setBase(theirs.version);
        setFault(undefined);
      } else {
        setFault((error as ApiError).fields?.value?.join(' ') ?? errorText(error));
      }
    }
  }

  return { draft, setDraft, fault, other, saving: isLoading, save };
}
