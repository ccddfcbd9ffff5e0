import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { QuoteDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { type Fact, FactGroup } from '../booking/fact-group';
import { amountIn } from '../booking/ledger/amount';
import { usePriceFacts } from '../booking/use-price-facts';
import styles from './new-booking.module.css';
import type { StayQuote } from './use-stay-quote';

/** What the stay costs at the moment, whether there is room, and other days when there is none. */
export function QuotePanel({
  live: { quote, isAsking },
  nextDays,
  ownTotal = '',
  onDay,
}: {
  live: StayQuote;
  /** Another total, as it is typed. */
  ownTotal?: string;
  nextDays: string[];
  onDay: (day: string) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <aside className={styles.panel} aria-live="polite">
      {nextDays.length > 0 && (
        <Notice kind="warning" title={t('newBooking.soldOut')}>
          <div className={styles.days}>
            {nextDays.map((day) => (
              <Button key={day} onClick={() => onDay(day)}>
                {format.date(day)}
              </Button>
            ))}
          </div>
        </Notice>
      )}
      {quote && <Price quote={quote} ownTotal={amountIn(ownTotal)} />}
      {!quote && isAsking && <Skeleton active paragraph={{ rows: 4 }} />}
      {!quote && !isAsking && <p className={styles.hint}>{t('newBooking.priceHint')}</p>}
    </aside>
  );
}

function Price({ quote, ownTotal }: { quote: QuoteDto; ownTotal: string | null }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const priceFacts = usePriceFacts();
  return (
    <FactGroup
      title={t('newBooking.price')}
      facts={[
        [t('booking.checkIn'), format.date(quote.check_in)],
        [t('booking.checkOut'), format.date(quote.check_out)],
        [t('newBooking.availability'), t(`availability.${quote.availability}`)],
        ...priceFacts(quote),
        ...(ownTotal === null
          ? []
          : ([[t('ownPrice.line'), format.usd(String(Number(ownTotal) - Number(quote.total)))]] as Fact[])),
        [t('booking.total'), <strong key="total">{format.usd(ownTotal ?? quote.total)}</strong>],
        // With another total there is another deposit: the API reckons it.
        ...(ownTotal === null ? ([[t('booking.deposit'), format.usd(quote.deposit_due)]] as Fact[]) : []),
        ...(quote.balance_due_at ? ([[t('booking.balanceOn'), format.date(quote.balance_due_at)]] as Fact[]) : []),
        [t('newBooking.cancellation'), quote.cancellation.label],
      ]}
    />
  );
}
