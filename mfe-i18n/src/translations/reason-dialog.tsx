import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '@atoll/ui/field';
import { OfficeDialog } from '../office/office-dialog';
import styles from './translations.module.css';

const LONGEST = 300;

/** Why a text is turned down: whoever wrote it reads it beside it. */
export function ReasonDialog({
  text,
  language,
  isBusy,
  onClose,
  onReason,
}: {
  text: string;
  language: string;
  isBusy: boolean;
  onClose: () => void;
  onReason: (reason: string) => unknown;
}) {
  const { t } = useTranslation('i18n');
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  useEffect(() => field.current?.focus(), []);
  return (
    <OfficeDialog
      title={t('review.rejectTitle')}
      onClose={onClose}
      submit={{ label: t('review.reject'), run: () => void onReason(reason.trim()), isBusy, isDanger: true }}
    >
      <p lang={language} className={styles.words}>
        {text}
      </p>
      <TextArea
        ref={field}
        label={t('review.reason')}
        hint={t('review.reasonHint')}
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </OfficeDialog>
  );
}
