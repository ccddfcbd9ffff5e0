import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import type { ContentStateDto } from '@atoll/api-client/endpoints/content.gen';
import type { Language } from '@atoll/contract/languages';
import { errorText } from '@atoll/i18n/error-text';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { maldivesInstant } from '@atoll/ui/office/maldives-input';
import { OfficeDialog } from '../office/office-dialog';
import type { ContentDocument, Kind } from './kind';
import { type Step, useLife } from './life';

const NOTE_MAX = 500;

/** A step of a thing's life: what it does, what it has to be told, and what stands in its way. */
export function LifeDialog({
  kind,
  step,
  document: stored,
  onClose,
  onDone,
  onBlame,
}: {
  kind: Kind;
  step: Step;
  document: ContentDocument;
  onClose: () => void;
  onDone: (after: ContentStateDto | null) => void;
  /** Fields that have to be filled in first. */
  onBlame: (error: unknown) => void;
}) {
  const { t } = useTranslation('admin');
  const go = useLife(kind);
  const states = stored.translation_status;
  const written = (['ru', 'zh'] as const).filter((language) => states[language] !== 'missing');
  const [languages, setLanguages] = useState<Language[]>(written);
  const [at, setAt] = useState('');
  const [note, setNote] = useState('');
  const [confirm, setConfirm] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const goesPublic = step === 'publish' || step === 'schedule';
  const publishAt = maldivesInstant(at);
  const isMissingTime = step === 'schedule' && publishAt === undefined;
  const asksConfirm = isApiError(failure) && failure.code === 'open_bookings';

  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(
        await go(step, stored, {
          ...(goesPublic && { languages }),
          ...(step === 'schedule' && publishAt && { publish_at: publishAt }),
          ...(note.trim() && { note: note.trim() }),
          ...(confirm && { confirm }),
        }),
      );
    } catch (error) {
      const fields = isApiError(error) ? Object.keys(error.fields ?? {}) : [];
      if (fields.length > 0 && !fields.includes('publish_at')) {
        onBlame(error);
        onClose();
      } else setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <OfficeDialog
      title={t(`life.${step}`)}
      onClose={onClose}
      submit={{
        label: t(`life.${step}`),
        run: () => void run(),
        isBusy,
        isDanger: step === 'delete' || step === 'archive',
        isDisabled: isMissingTime || (asksConfirm && !confirm),
      }}
    >
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      <p>{t(`life.${step}_effect`)}</p>
      {step === 'schedule' && (
        <TextField
          type="datetime-local"
          label={t('life.when')}
          hint={t('life.whenHint')}
          required
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      )}
      {goesPublic && written.length > 0 && (
        <div role="group" aria-label={t('life.languages')}>
          {written.map((language) => (
            <Checkbox
              key={language}
              label={t('content.languageState', {
                language: t(`languages.${language}`),
                state: t(`content.states.${states[language]}`),
              })}
              checked={languages.includes(language)}
              onChange={(event) =>
                setLanguages(
                  event.target.checked ? [...languages, language] : languages.filter((one) => one !== language),
                )
              }
            />
          ))}
        </div>
      )}
      {asksConfirm && (
        <Checkbox label={t('life.confirm')} checked={confirm} onChange={(event) => setConfirm(event.target.checked)} />
      )}
      {step !== 'delete' && (
        <TextField
          label={t('life.note')}
          hint={t('life.noteHint')}
          optional
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </OfficeDialog>
  );
}
