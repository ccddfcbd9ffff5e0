import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetCancellationCostQuery, useMarkNoShowMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { LoadFailure } from '../../office/load-failure';
import { OfficeDialog } from '../../office/office-dialog';
import { CancellationCost } from './cancellation-cost';
import { LetterNote } from './letter-note';
import type { StepDialogProps } from './step-dialogs';
import { StepFailure } from './step-failure';
import { useStep } from './use-step';

/** Ends a booking that nobody came to, for the fee that was agreed and is shown. */
export function NoShowDialog({ booking, onClose, onDone }: StepDialogProps) {
  const { t } = useTranslation('admin');
  const { id, reference } = booking;
  const [mark] = useMarkNoShowMutation();
  const isPossible = booking.allowed_actions.includes('no_show');
  const cost = useGetCancellationCostQuery({ id }, { refetchOnMountOrArgChange: true, skip: !isPossible });
  const step = useStep(onDone, t('step.no_show.done', { reference }));
  const run = () => void step.send(() => mark({ id }));
  return (
    <OfficeDialog
      title={t('step.no_show.title', { reference })}
      onClose={onClose}
      submit={
        isPossible
          ? { label: t('step.no_show.submit'), run, isBusy: step.isBusy, isDanger: true, isDisabled: !cost.data }
          : undefined
      }
    >
      <StepFailure failure={step.failure} />
      {cost.error && isPossible && <LoadFailure small error={cost.error} onRetry={() => void cost.refetch()} />}
      {cost.data ? <CancellationCost cost={cost.data} isWaived={false} /> : isPossible && <Skeleton active />}
      <p>{t('step.no_show.effect')}</p>
      <LetterNote letter="no_show" booking={booking} />
    </OfficeDialog>
  );
}
