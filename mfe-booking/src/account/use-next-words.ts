import { useTranslation } from 'react-i18next';
import { serverNow } from '@atoll/api-client/base';
import type { BookingDto } from '@atoll/api-client/endpoints/customers.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMoment } from '../shared/use-moment';

/** How a booking stands in a word or two, and what comes next where something does. */
export function useNextWords(booking: BookingDto): { state: string; next: string | null } {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { status, expires_at: until, reply_by: reply, payment_due_at: payBy, due } = booking;
  const state = t(`account.state.${status}`);
  const moment = useMoment();
  if (status === 'on_hold' && until) return { state, next: t('account.next.pay', { time: moment(until) }) };
  if (status === 'requested' && reply) return { state, next: t('account.next.answer', { time: moment(reply) }) };
  if (status === 'awaiting_payment' && payBy) return { state, next: t('account.next.pay', { time: moment(payBy) }) };
  if (status !== 'confirmed' || due.kind === 'nothing') return { state, next: null };
  const amount = format.usd(due.amount);
  return {
    state,
    next:
      due.last_day && due.by && Date.parse(due.by) > serverNow()
        ? t('account.next.balance', { amount, date: format.date(due.last_day) })
        : t('account.next.now', { amount }),
  };
}
