import { useTranslation } from 'react-i18next';
import type { BookingEventDto, BookingEventType } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { amountIn } from './amounts';

const BEGUN = ['on_hold', 'requested', 'waitlisted', 'awaiting_payment'] as const;

/** What the office has among itself. */
type Internal = 'assign' | 'note' | 'letter';
/** What is called otherwise by what is known of it. */
type Told = 'created' | 'message' | 'cancel' | 'expire' | 'change' | 'price' | 'reopen';
type Moved = 'payment' | 'payment_failed' | 'refund';
type Plain = Exclude<BookingEventType, Internal | Told | Moved>;

const PLAIN: Record<Plain, true> = {
  extend: true,
  pay: true,
  honour: true,
  approve: true,
  cancel_departure: true,
  decline: true,
  complete: true,
  no_show: true,
  offer: true,
  offer_transfer: true,
  request: true,
  change_asked: true,
  change_declined: true,
  change_withdrawn: true,
  change_lapsed: true,
  details: true,
  proof: true,
  transfer: true,
};
const isPlain = (type: string): type is Plain => type in PLAIN;
const isMoved = (type: string): type is Moved => ['payment', 'payment_failed', 'refund'].includes(type);

/** What an event is called; null for what is the office's own, and for one that this page does not know. */
export function useEventWords(): (event: BookingEventDto) => string | null {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const changed = (data: BookingEventDto['data']) => {
    const [before, total] = [amountIn(data?.['before'], 'total'), amountIn(data?.['after'], 'total')];
    return before === null || total === null || before === total
      ? t('timeline.changedFree')
      : t('timeline.change', { before: format.usd(before), total: format.usd(total) });
  };
  const priced = (data: BookingEventDto['data']) => {
    const [before, total] = [amountIn(data, 'total_before'), amountIn(data, 'total')];
    if (before === null || total === null) return null;
    return t('timeline.price', { before: format.usd(before), total: format.usd(total) });
  };
  const reopened = (data: BookingEventDto['data']) => {
    const [before, total] = [amountIn(data, 'total_before'), amountIn(data, 'total')];
    const refund = amountIn(data, 'refund');
    const isSame = before === null || total === null || before === total;
    const what = isSame
      ? t('timeline.reopen')
      : t('timeline.reopenedAt', { before: format.usd(before), total: format.usd(total) });
    return refund === null ? what : [what, t('timeline.refundStays', { refund: format.usd(refund) })].join(' · ');
  };
  return ({ type, to_status, from_status, actor_type, data }) => {
    const begun = BEGUN.find((status) => type === 'created' && status === to_status);
    if (begun) return t(`timeline.created.${begun}`);
    if (type === 'cancel') return t(actor_type === 'staff' ? 'timeline.cancelledByUs' : 'timeline.cancelled');
    if (type === 'message') return t(actor_type === 'staff' ? 'timeline.messageFromUs' : 'timeline.message');
    if (type === 'expire') return t(from_status === 'requested' ? 'timeline.unanswered' : 'timeline.expired');
    if (type === 'change') return changed(data);
    if (type === 'price') return priced(data);
    if (type === 'reopen') return reopened(data);
    if (isMoved(type)) {
      const amount = amountIn(data, 'amount');
      return amount === null ? null : t(`timeline.${type}`, { amount: format.usd(amount) });
    }
    return isPlain(type) ? t(`timeline.${type}`) : null;
  };
}
