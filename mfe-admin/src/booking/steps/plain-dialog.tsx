import { useTranslation } from 'react-i18next';
import { useExtendBookingMutation, useReopenBookingMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { OfficeDialog } from '../../office/office-dialog';
import { type Letter, LetterNote } from './letter-note';
import type { StepDialogProps } from './step-dialogs';
import { StepFailure } from './step-failure';
import { useStep } from './use-step';

/** Steps that are asked about and need nothing to be filled in. */
export const PLAIN_STEPS = ['extend', 'reopen'] as const;
export type PlainStep = (typeof PLAIN_STEPS)[number];

const LETTERS: Record<PlainStep, Letter | null> = {
  extend: null,
  reopen: 'reopen',
};

/** Says what a step will do and asks for a yes. */
export function PlainDialog({ name, booking, onClose, onDone }: StepDialogProps & { name: PlainStep }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [extend] = useExtendBookingMutation();
  const [reopen] = useReopenBookingMutation();
  const requests = { extend, reopen };
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
      <LetterNote letter={LETTERS[name]} booking={booking} />
    </OfficeDialog>
  );
}
