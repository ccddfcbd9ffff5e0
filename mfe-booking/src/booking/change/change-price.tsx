import { useTranslation } from 'react-i18next';
import type { ApiError } from '@atoll/api-client/base';
import type { BookingDto, ChangeQuoteDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { fromCents, toCents } from '@atoll/contract/cents';
import { refusalText } from '../../shared/refusal-text';
import styles from './change.module.css';

/** By how much a total moves, in words. */
export function useDifference(): (before: string, after: string) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (before, after) => {
    const cents = toCents(after) - toCents(before);
    if (cents === 0) return t('change.same');
    return t(cents > 0 ? 'change.more' : 'change.less', { amount: format.usd(fromCents(Math.abs(cents))) });
  };
}

/** Old total, new total and what lies between: it is said as the form changes. */
export function ChangePrice({
  booking,
  isAsked,
  quote,
  isClosed,
  failure,
  isUnknown,
}: {
  booking: BookingDto;
  /** The form says something else than the booking. */
  isAsked: boolean;
  quote: ChangeQuoteDto | null;
  /** Nothing begins on the day that was chosen. */
  isClosed: boolean;
  failure: ApiError | null;
  /** Nobody knows the price, and neither the stay nor the booking is the reason. */
  isUnknown: boolean;
}) {
  const { t } = useTranslation('booking');
  const difference = useDifference();
  return (
    <div role="status" className={styles.price} aria-busy={isAsked && !quote && !failure}>
      {!isAsked && <p>{t('change.nothing')}</p>}
      {isAsked && isUnknown && <p>{t('total.unknown')}</p>}
      {isAsked && failure && !failure.fields && (
        <p className={isUnknown ? styles.small : undefined}>{refusalText(failure)}</p>
      )}
      {isAsked && (failure?.fields ?? isClosed) && <p>{t('change.noPrice')}</p>}
      {isAsked && quote && !isClosed && (
        <>
          <Totals before={booking.total} after={quote.total} />
          <OtherNights before={booking.nights} after={quote.nights} />
          <p className={styles.difference}>{difference(booking.total, quote.total)}</p>
          {quote.availability === 'SOLD_OUT' && <p>{t('change.soldOut')}</p>}
        </>
      )}
    </div>
  );
}

/** What a stay costs and what it would. */
export function Totals({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('change.was')}</dt>
        <dd>{format.usd(before)}</dd>
      </div>
      <div>
        <dt>{t('change.new')}</dt>
        <dd>
          <strong>{format.usd(after)}</strong>
        </dd>
      </div>
    </dl>
  );
}

/** How long the stay is and would be, where that is another number: a package may be of other nights by now. */
export function OtherNights({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  if (before === after) return null;
  const nights = { before: format.number(before), after: format.number(after) };
  return <p className={styles.difference}>{t('change.nights', nights)}</p>;
}
