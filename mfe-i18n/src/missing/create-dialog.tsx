import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { type MissingTextCountDto, useCreateTranslationMutation } from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { useLanguageName } from '../sections/use-language-name';

/** Writes a text that no language has: in English first, from which all others are translated. */
export function CreateDialog({
  missing: { ns, key, lang },
  onClose,
}: {
  missing: MissingTextCountDto;
  onClose: () => void;
}) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const [create, { isLoading }] = useCreateTranslationMutation();
  const [english, setEnglish] = useState('');
  const [own, setOwn] = useState('');
  const [note, setNote] = useState('');
  const [written, setWritten] = useState<string[]>([]);
  const [error, setError] = useState<unknown>();
  const faults = (isApiError(error) && error.fields) || {};
  const write = async (language: string, value: string, more: object = {}) => {
    // What was written before the fault is not written twice.
    if (written.includes(language)) return;
    const createTranslationDto = { key, namespace: ns, value, language, ...more };
    await create({ createTranslationDto, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
    setWritten((all) => [...all, language]);
  };
  const run = async () => {
    setError(undefined);
    try {
      await write('en', english, note.trim() ? { description: note } : {});
      if (lang !== 'en' && own.trim()) await write(lang, own);
      notify({ kind: 'success', text: t('saved') });
      onClose();
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <OfficeDialog
      title={t('missing.create')}
      onClose={onClose}
      submit={{ label: t('save'), run: () => void run(), isBusy: isLoading, isDisabled: !english.trim() }}
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      <p>
        <code>{`${ns}:${key}`}</code>
      </p>
      <TextArea
        label={nameOf('en')}
        lang="en"
        required
        value={english}
        error={faults['value']?.join(' ')}
        disabled={written.includes('en')}
        onChange={(event) => setEnglish(event.target.value)}
      />
      {lang !== 'en' && (
        <TextArea
          label={nameOf(lang)}
          lang={lang}
          optional
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      <TextField
        label={t('missing.note')}
        hint={t('missing.noteHint')}
        optional
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </OfficeDialog>
  );
}
