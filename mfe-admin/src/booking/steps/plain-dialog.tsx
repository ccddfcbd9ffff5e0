import { useTranslation } from 'react-i18next';
import {
  type BookingDto,
  useCompleteBookingMutation,
  useExtendBookingMutation,
  useMarkNoShowMutation,
  useReopenBookingMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../../office/office-dialog';
import { type Letter, LetterNote } from './letter-note';
import type { StepDialogProps } from './step-dialogs';
import { StepFailure } from './step-failure';
import { useStep } from './use-step';

/** Steps that are asked about and need nothing to be filled in. */
export const PLAIN_STEPS = ['extend', 'complete', 'no_show', 'reopen'] as const;
export type PlainStep = (typeof PLAIN_STEPS)[number];

const LETTERS: Record<PlainStep, Letter | null> = {
  extend: null,
  complete: 'complete',
  no_show: null,
  reopen: 'reopen',
};

/** Money that is open or was paid speaks against ending a stay without a look at it. */
const isBalanceOpen = (name: PlainStep, { balance }: BookingDto) => name === 'complete' && Number(balance) > 0;

/** Says what a step will do and asks for a yes. */
export function PlainDialog({ name, booking, onClose, onDone }: StepDialogProps & { name: PlainStep }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [extend] = useExtendBookingMutation();
  const [complete] = useCompleteBookingMutation();
  const [noShow] = useMarkNoShowMutation();
  const [reopen] = useReopenBookingMutation();
  const requests = { extend, complete, no_show: noShow, reopen };
  const { id, reference } = booking;
  const step = useStep(onDone, t(`step.${name}.done`, { reference }));
  return (
    <OfficeDialog
      title={t(`step.${name}.title`, { reference })}
      onClose={onClose}
      submit={
        booking.allowed_actions.includes(name)
          ? {
              label: t(`step.${name}.submit`),
              isBusy: step.isBusy,
              run: () => void step.send(() => requests[name]({ id })),
            }
          : undefined
      }
    >
      <StepFailure failure={step.failure} />
      <p>{t(`step.${name}.effect`, { total: format.usd(booking.total) })}</p>
      {isBalanceOpen(name, booking) && (
        <Notice kind="warning">{t('step.complete.open', { balance: format.usd(booking.balance) })}</Notice>
      )}
      <LetterNote letter={LETTERS[name]} booking={booking} />
    </OfficeDialog>
  );
}
