import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useAppStore } from '@atoll/api-client/base';
import {
  type BookingDto,
  type CancelBookingDto,
  type CancellationCostDto,
  bookingsApi,
  useCancelBookingMutation,
  useGetCancellationCostQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import { Button } from '@atoll/ui/button';
import { ErrorCard } from '@atoll/ui/error-card';
import { TextArea } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { Skeleton } from '@atoll/ui/skeleton';
import type { BookingKey } from '../shared/booking-api';
import { isUnclear, refusalText } from '../shared/refusal-text';
import { isSome } from './amounts';
import styles from './booking.module.css';
import { Part } from './facts';

/** Reasons that a guest may have; what the agency has beside them is its own. */
const REASONS = [
  'change_of_plans',
  'illness',
  'visa_or_flight',
  'found_better',
  'weather',
  'duplicate',
  'other',
] as const;

interface Cancelling {
  booking: BookingDto;
  of: BookingKey;
  /** The booking is cancelled, and the page says so. */
  onCancelled(): void;
}

/** Ends a booking with open eyes: what it costs and what comes back is said before. */
export function CancelPart({ booking, of, onCancelled }: Cancelling) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  if (!booking.allowed_actions.includes('cancel')) return null;
  return (
    <Part id="booking-cancel" title={t('cancel.title')}>
      {isOpen ? (
        <Cost booking={booking} of={of} onCancelled={onCancelled} onKeep={() => setOpen(false)} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t(booking.status === 'waitlisted' ? 'cancel.leave' : 'cancel.open')}
          </Button>
        </div>
      )}
    </Part>
  );
}

function Cost({ of, onKeep, ...rest }: Cancelling & { onKeep(): void }) {
  const { t } = useTranslation('booking');
  const { currentData: cost, error, refetch } = useGetCancellationCostQuery(of, { refetchOnMountOrArgChange: true });
  if (cost) return <CancelForm {...rest} of={of} cost={cost} onKeep={onKeep} />;
  if (error) return <ErrorCard small title={t('cancel.costFailed')} error={error} onRetry={refetch} />;
  return (
    <div aria-busy="true">
      <Skeleton lines={3} />
    </div>
  );
}

/** The answer of the server is the booking from now on. */
function useCancelling(of: BookingKey, onCancelled: () => void) {
  const { dispatch } = useAppStore();
  const [cancel, state] = useCancelBookingMutation();
  const run = async (cancelBookingDto: CancelBookingDto) => {
    const answer = await cancel({ ...of, cancelBookingDto });
    if (!answer.data) return;
    await dispatch(bookingsApi.util.upsertQueryData('getBooking', of, answer.data));
    onCancelled();
  };
  return { run, ...state };
}

function CancelForm({
  booking,
  of,
  cost,
  onCancelled,
  onKeep,
}: Cancelling & { cost: CancellationCostDto; onKeep(): void }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('change_of_plans');
  const [note, setNote] = useState('');
  const { run, isLoading, error } = useCancelling(of, onCancelled);
  const failure = isApiError(error) ? error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void run({ reason_code: reason, note: note.trim(), confirm_fee: cost.fee });
  };
  const label = booking.status === 'waitlisted' ? t('cancel.leave') : t('cancel.free');
  return (
    <form className={styles.cancel} onSubmit={submit}>
      <CostWords cost={cost} />
      <Select
        label={t('cancel.why')}
        value={reason}
        autoFocus
        onChange={({ target }) => setReason(target.value as typeof reason)}
      >
        {REASONS.map((code) => (
          <option key={code} value={code}>
            {t(`cancel.reasons.${code}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('cancel.note')}
        optional
        maxLength={LENGTHS.message.max}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure?.code === 'fee_changed' ? (
        <Notice kind="error" title={t('cancel.changed', { fee: format.usd(cost.fee) })}>
          {t('cancel.notYet')}
        </Notice>
      ) : (
        failure && (
          <Notice kind="error" title={t(isUnclear(failure) ? 'sending.unknown' : 'cancel.failed')}>
            {refusalText(failure)}
          </Notice>
        )
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={isLoading}>
          {isSome(cost.fee) ? t('cancel.pay', { fee: format.usd(cost.fee) }) : label}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {t('cancel.keep')}
        </Button>
      </div>
    </form>
  );
}

/** What cancelling costs now, what comes back, and until when that holds. */
function CostWords({ cost: { fee, refund, paid, until } }: { cost: CancellationCostDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const words = { fee: format.usd(fee), refund: format.usd(refund), paid: format.usd(paid) };
  const back = isSome(refund) ? t('cancel.back', words) : t('cancel.nothingBack', words);
  return (
    <div role="status">
      <p className={styles.strong}>{isSome(fee) ? t('cancel.costs', words) : t('cancel.costsNothing')}</p>
      {isSome(paid) && <p>{back}</p>}
      {isSome(refund) && <p>{t('cancel.released')}</p>}
      {until !== null && <p>{t('cancel.until', { time: format.date(until, MALDIVES_RECORD) })}</p>}
    </div>
  );
}
