import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/customers.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMoment } from '../shared/use-moment';

/** How a booking stands in a word or two, and what comes next where something does. */
export function useNextWords(booking: BookingDto): { state: string; next: string | null } {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { status, expires_at: until, reply_by: reply, payment_due_at: due, balance, balance_due_on: on } = booking;
  const state = t(`account.state.${status}`);
  const moment = useMoment();
  if (status === 'on_hold' && until) return { state, next: t('account.next.pay', { time: moment(until) }) };
  if (status === 'requested' && reply) return { state, next: t('account.next.answer', { time: moment(reply) }) };
  if (status === 'awaiting_payment' && due) return { state, next: t('account.next.pay', { time: moment(due) }) };
  if (status === 'confirmed' && Number(balance) > 0 && on)
    return { state, next: t('account.next.balance', { amount: format.usd(balance), date: format.date(on) }) };
  return { state, next: null };
}
