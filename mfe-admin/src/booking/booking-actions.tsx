import { Button, Flex } from 'antd';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import styles from './booking-head.module.css';
import { isMoneyAwaited } from './ledger/money-awaited';
import { RecordPaymentDialog } from './ledger/record-payment-dialog';
import { ApproveDialog } from './steps/approve-dialog';
import { CancelDialog } from './steps/cancel-dialog';
import { CompleteDialog } from './steps/complete-dialog';
import { DeclineDialog } from './steps/decline-dialog';
import { NoShowDialog } from './steps/no-show-dialog';
import { PLAIN_STEPS, PlainDialog } from './steps/plain-dialog';

const STEPS = ['approve', 'record_payment', 'extend', 'complete', 'no_show', 'reopen', 'decline', 'cancel'] as const;
type StepName = (typeof STEPS)[number];

const ENDING: readonly StepName[] = ['decline', 'cancel', 'no_show'];

/** The step that is waited for stands out; what ends a booking for good keeps back. */
const lookOf = (name: StepName, index: number) => {
  if (name === 'cancel') return 'text';
  return index === 0 && !ENDING.includes(name) ? 'primary' : 'default';
};

/** What may be done with a booking now and no more, what is waited for first: each in a drawer that says what will happen. */
export function BookingActions({ booking, state }: { booking: BookingDto; state: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<StepName | 'offer'>();
  const isAllowed = (name: StepName) => booking.allowed_actions.includes(name);
  const offered = STEPS.filter((name) => (name === 'record_payment' ? isMoneyAwaited(booking) : isAllowed(name)));
  const dialog = {
    booking,
    onClose: () => setOpen(undefined),
    // The button that opened it is gone by now: the new state is read out instead.
    onDone: () => {
      flushSync(() => setOpen(undefined));
      state.current?.focus();
    },
  };
  return (
    <>
      {offered.length > 0 && (
        <Flex wrap gap="small" role="group" aria-label={t('booking.actions')} className={styles.actions}>
          {offered.map((name, index) => (
            <Button
              key={name}
              type={lookOf(name, index)}
              danger={ENDING.includes(name)}
              className={name === 'cancel' ? styles.cancel : undefined}
              aria-haspopup="dialog"
              onClick={() => setOpen(name)}
            >
              {t(name === 'record_payment' ? 'ledger.record' : `actions.${name}`)}
            </Button>
          ))}
        </Flex>
      )}
      {open === 'record_payment' && <RecordPaymentDialog booking={booking} onClose={dialog.onClose} />}
      {open === 'approve' && <ApproveDialog {...dialog} onOffer={() => setOpen('offer')} />}
      {(open === 'decline' || open === 'offer') && <DeclineDialog {...dialog} offer={open === 'offer'} />}
      {open === 'cancel' && <CancelDialog {...dialog} />}
      {open === 'complete' && <CompleteDialog {...dialog} />}
      {open === 'no_show' && <NoShowDialog {...dialog} />}
      {PLAIN_STEPS.map((name) => open === name && <PlainDialog key={name} name={name} {...dialog} />)}
    </>
  );
}
