import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import styles from './trip-requests.module.css';
import { useRequestSteps } from './use-request-steps';

const REASON_MAX = 500;

interface StepDialogProps {
  request: TripRequestDto;
  onClose: () => void;
}

/** What was offered: its total and until when it holds. */
export function OfferDialog({ request, onClose }: StepDialogProps) {
  const { t } = useTranslation('admin');
  const [total, setTotal] = useState('');
  const [until, setUntil] = useState('');
  const { move, fault, faults, isBusy } = useRequestSteps(request);
  const save = async () => {
    if (await move({ status: 'quoted', quote: { total: total.trim(), valid_until: until } })) onClose();
  };
  return (
    <OfficeDialog
      title={t('tripRequests.offer.title')}
      onClose={onClose}
      submit={{
        label: t('tripRequests.offer.save'),
        run: () => void save(),
        isBusy,
        isDisabled: total.trim() === '' || until === '',
      }}
    >
      {fault && <Notice kind="error">{fault}</Notice>}
      <p className={styles.lead}>{t('tripRequests.offer.lead')}</p>
      <TextField
        label={t('tripRequests.offer.total')}
        inputMode="decimal"
        maxLength={12}
        value={total}
        error={faults['quote.total']?.[0]}
        onChange={(event) => setTotal(event.target.value)}
      />
      <TextField
        label={t('tripRequests.offer.until')}
        type="date"
        value={until}
        error={faults['quote.valid_until']?.[0]}
        onChange={(event) => setUntil(event.target.value)}
      />
    </OfficeDialog>
  );
}

/** Why nothing came of it. */
export function LostDialog({ request, onClose }: StepDialogProps) {
  const { t } = useTranslation('admin');
  const [reason, setReason] = useState('');
  const { move, fault, faults, isBusy } = useRequestSteps(request);
  const save = async () => {
    if (await move({ status: 'lost', lost_reason: reason.trim() })) onClose();
  };
  return (
    <OfficeDialog
      title={t('tripRequests.lost.title')}
      onClose={onClose}
      submit={{
        label: t('tripRequests.lost.save'),
        run: () => void save(),
        isBusy,
        isDanger: true,
        isDisabled: reason.trim().length < 2,
      }}
    >
      {fault && <Notice kind="error">{fault}</Notice>}
      <TextArea
        label={t('tripRequests.lost.reason')}
        hint={t('tripRequests.lost.hint')}
        maxLength={REASON_MAX}
        value={reason}
        error={faults.lost_reason?.[0]}
        onChange={(event) => setReason(event.target.value)}
      />
    </OfficeDialog>
  );
}
