import { useTranslation } from 'react-i18next';
import { serverNow } from '@atoll/api-client/base';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMoment } from '../shared/use-moment';
import { isSome, surplus } from './amounts';
import type { Story } from './story';

/** How a booking stands, in its guest's words. */
export interface StateWords {
  title: string;
  lines: string[];
}

const REASONS = ['no_places', 'not_operating', 'party_not_possible', 'price_error'] as const;

type T = ReturnType<typeof useTranslation<'booking'>>['t'];
type Written = Pick<ReturnType<typeof useFormat>, 'usd' | 'date'> & { t: T; moment(at: string): string };

/** What stays to be paid later, and by when. */
const laterLine = (booking: BookingDto, { t, usd, date }: Written): string[] =>
  booking.balance_due_on !== null && isSome(booking.due.later)
    ? [t('state.rest', { amount: usd(booking.due.later), date: date(booking.balance_due_on) })]
    : [];

/** Another total than was asked for, which the guest agrees to by paying. */
const priceLine = ({ total }: BookingDto, { asked }: Story, { t, usd }: Written): string[] =>
  asked !== null && asked !== total
    ? [t('state.awaiting_payment.price', { before: usd(asked), total: usd(total) })]
    : [];

/** What goes back to the guest, or has gone. */
const refundLines = ({ refund_due: due, refunded }: BookingDto, { t, usd }: Written): string[] => [
  ...(isSome(due) ? [t('state.refundDue', { amount: usd(due) })] : []),
  ...(isSome(refunded) ? [t('state.refunded', { amount: usd(refunded) })] : []),
];

function confirmedLines(booking: BookingDto, { t, usd, date }: Written): string[] {
  const { kind, paid, amount, by, last_day: day } = booking.due;
  const words = { paid: usd(paid), amount: usd(amount) };
  if (isSome(surplus(booking))) return [t('state.confirmed.overpaid', { amount: usd(surplus(booking)) })];
  if (kind === 'nothing') return [t('state.confirmed.paid')];
  const isLate = by !== null && Date.parse(by) < serverNow();
  if (day && isLate) return [t('state.confirmed.balanceLate', { ...words, date: date(day) })];
  return [day ? t('state.confirmed.balance', { ...words, date: date(day) }) : t('state.confirmed.balanceNow', words)];
}

function expiredWords(booking: BookingDto, { from }: Story, written: Written): StateWords {
  const { t } = written;
  const kind = from === 'requested' || from === 'awaiting_payment' ? from : 'on_hold';
  return {
    title: t(`state.expired.${kind}.title`),
    lines: [t(`state.expired.${kind}.lead`), ...refundLines(booking, written)],
  };
}

function cancelledLines(booking: BookingDto, written: Written): string[] {
  const { t, usd } = written;
  const fee = booking.cancellation?.fee ?? '0.00';
  const back = refundLines(booking, written);
  const nothing = isSome(booking.paid)
    ? t('state.cancelled.nothingBack', { paid: usd(booking.paid) })
    : t('state.cancelled.nothingPaid');
  return [
    isSome(fee) ? t('state.cancelled.fee', { fee: usd(fee) }) : t('state.cancelled.free'),
    ...(back.length > 0 ? back : [nothing]),
  ];
}

function declinedLines(booking: BookingDto, { reason }: Story, written: Written): string[] {
  const { t } = written;
  const told = REASONS.find((known) => known === reason) ?? 'other';
  return [t(`state.declined.${told}`), t('state.declined.sorry'), ...refundLines(booking, written)];
}

/** The part of the price that is kept, and what comes back. */
function noShowLines(booking: BookingDto, written: Written): string[] {
  const fee = booking.cancellation?.fee ?? '0.00';
  const told = isSome(fee) ? [written.t('state.no_show.fee', { fee: written.usd(fee) })] : [];
  return [...told, ...refundLines(booking, written)];
}

/** What is known only while the page stands open. */
interface Seen {
  /** The time of a hold has run out. */
  isOver: boolean;
  /** A transfer was shown, and waits to arrive. */
  isTransferring: boolean;
}

/** Title and sentences of a booking's state. */
export function useStateWords(booking: BookingDto, story: Story, { isOver, isTransferring }: Seen): StateWords {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const written: Written = { ...format, t, moment: useMoment() };
  const isPast = (at: string | null): at is string => at !== null && Date.parse(at) < serverNow();
  const amount = format.usd(booking.due.amount);
  const { reply_by: replyBy, payment_due_at: payBy } = booking;
  switch (booking.status) {
    case 'on_hold':
      return isOver
        ? { title: t('state.on_hold.overTitle'), lines: [t('state.on_hold.overLead')] }
        : {
            title: t('state.on_hold.title'),
            lines: [t('state.on_hold.lead', { amount }), ...laterLine(booking, written)],
          };
    case 'requested': {
      const time = replyBy ? written.moment(replyBy) : '';
      if (isPast(replyBy)) return { title: t('state.requested.title'), lines: [t('state.requested.late', { time })] };
      return {
        title: t('state.requested.title'),
        lines: [...(time ? [t('state.requested.lead', { time })] : []), t('state.requested.calm')],
      };
    }
    case 'awaiting_payment': {
      const time = payBy ? written.moment(payBy) : '';
      if (isTransferring && !isPast(payBy))
        return {
          title: t('state.awaiting_payment.transferTitle'),
          lines: [t('state.awaiting_payment.transfer', { amount, time }), ...laterLine(booking, written)],
        };
      const lead = t(isPast(payBy) ? 'state.awaiting_payment.late' : 'state.awaiting_payment.lead', { amount, time });
      return {
        title: t('state.awaiting_payment.title'),
        lines: [lead, ...laterLine(booking, written), ...priceLine(booking, story, written)],
      };
    }
    case 'confirmed':
      return { title: t('state.confirmed.title'), lines: confirmedLines(booking, written) };
    case 'waitlisted':
      return {
        title: t('state.waitlisted.title'),
        lines: [
          t('state.waitlisted.lead', { date: format.date(booking.check_in), email: booking.contact.email }),
          t('state.waitlisted.calm'),
        ],
      };
    case 'declined':
      return { title: t('state.declined.title'), lines: declinedLines(booking, story, written) };
    case 'expired':
      return expiredWords(booking, story, written);
    case 'cancelled':
      return { title: t('state.cancelled.title'), lines: cancelledLines(booking, written) };
    case 'completed':
      return {
        title: t('state.completed.title'),
        lines: [
          t('state.completed.lead'),
          ...(booking.due.kind === 'nothing' ? [] : [t('state.completed.open', { amount })]),
        ],
      };
    case 'no_show':
      return {
        title: t('state.no_show.title'),
        lines: [t('state.no_show.lead', { date: format.date(booking.check_in) }), ...noShowLines(booking, written)],
      };
  }
}
