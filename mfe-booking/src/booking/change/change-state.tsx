import { useTranslation } from 'react-i18next';
import { isApiError, newIdempotencyKey, serverNow } from '@atoll/api-client/base';
import {
  type BookingDto,
  type ChangeRequestDto,
  useListChangeRequestsQuery,
  useWithdrawChangeRequestMutation,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../../shared/booking-api';
import { refusalText } from '../../shared/refusal-text';
import { useMoment } from '../../shared/use-moment';
import { Part } from '../facts';
import styles from './change.module.css';
import { OtherNights, Totals, useDifference } from './change-price';

/** Whether another day or party may be asked for, or has been. */
export const isChangeable = (booking: BookingDto): boolean =>
  booking.change_reply_by !== null || booking.allowed_actions.includes('change');

/** What became of the last change that was asked for, while the booking goes on. */
export function ChangeState({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { data } = useListChangeRequestsQuery(of, { skip: !isChangeable(booking) });
  const last = data?.[0];
  if (!isChangeable(booking) || !last || last.status === 'withdrawn') return null;
  return last.status === 'open' ? <Waiting booking={booking} of={of} request={last} /> : <Answered request={last} />;
}

/** Day and party as they were asked for; what stays is not told. */
function useWished(booking: BookingDto): (request: ChangeRequestDto) => string {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  return ({ check_in: day, nights, adults, children_ages: ages }) => {
    const children = ages ?? booking.children_ages;
    const party = [
      t('common:units.adults', { count: adults ?? booking.adults }),
      ...(children.length > 0 ? [t('common:units.children', { count: children.length })] : []),
    ];
    const length = nights === null ? [] : [t('common:units.nights', { count: nights })];
    return [format.date(day ?? booking.check_in), ...length, format.list(party)].join(' · ');
  };
}

function Waiting({ booking, of, request }: { booking: BookingDto; of: BookingKey; request: ChangeRequestDto }) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const wished = useWished(booking);
  const difference = useDifference();
  const [withdraw, { isLoading, error }] = useWithdrawChangeRequestMutation();
  const by = request.reply_by ?? request.created_at;
  const isLate = Date.parse(by) < serverNow();
  return (
    <Part id="booking-change-state" title={t('change.waiting')}>
      <div className={styles.state}>
        <p className={styles.wished}>{wished(request)}</p>
        <Totals before={request.total_before} after={request.total} />
        <TermsNights {...request} />
        <p className={styles.difference}>{difference(request.total_before, request.total)}</p>
        {request.note && <p className={styles.words}>{request.note}</p>}
        <p>{t(isLate ? 'change.late' : 'change.answerBy', { time: moment(by) })}</p>
        {isApiError(error) && (
          <Notice kind="error" title={t('change.withdrawFailed')}>
            {refusalText(error)}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button
            kind="secondary"
            busy={isLoading}
            onClick={() => void withdraw({ ...of, cid: request.id, 'Idempotency-Key': newIdempotencyKey() })}
          >
            {t('change.withdraw')}
          </Button>
        </div>
      </div>
    </Part>
  );
}

/** What was said of the nights; nothing in requests from before they were kept. */
function TermsNights({ terms_before: before, terms_after: after }: ChangeRequestDto) {
  const [now, then] = [before?.nights ?? null, after?.nights ?? null];
  return now === null || then === null ? null : <OtherNights before={now} after={then} />;
}

function Answered({ request }: { request: ChangeRequestDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const isDone = request.status === 'accepted';
  const words = { before: format.usd(request.total_before), total: format.usd(request.total) };
  return (
    <Part id="booking-change-state" title={t(isDone ? 'change.accepted' : 'change.declined')}>
      <div className={styles.state}>
        <p>{isDone ? t('change.acceptedText', words) : t('change.declinedText')}</p>
        {isDone && <TermsNights {...request} />}
        {request.answer && (
          <blockquote className={styles.answer}>
            <p>{request.answer}</p>
            <footer>{t('state.said')}</footer>
          </blockquote>
        )}
        {request.decided_at && (
          <p className={styles.small}>
            {t('change.decided', { time: format.date(request.decided_at, MALDIVES_RECORD) })}
          </p>
        )}
      </div>
    </Part>
  );
}
