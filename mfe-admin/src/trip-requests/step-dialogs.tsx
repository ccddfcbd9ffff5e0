import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { TextArea } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { useRequestSteps } from './use-request-steps';

const REASON_MAX = 500;

interface StepDialogProps {
  request: TripRequestDto;
  onClose: () => void;
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
