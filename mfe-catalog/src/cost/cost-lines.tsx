import { useTranslation } from 'react-i18next';
import type { AskedQuote } from '@atoll/api-client/use-asked-quote';
import { sentences } from '@atoll/contract/lists';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { LinkButton } from '@atoll/ui/link-button';
import { PriceConditions, PriceLines } from '@atoll/ui/price-details';
import { Skeleton } from '@atoll/ui/skeleton';
import styles from './cost.module.css';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

interface Lines {
  asked: AskedQuote;
  party: { adults: number; children: number };
  /** Nobody has chosen anything yet. */
  isExample: boolean;
  isInstant: boolean;
  /** What is chosen, and where it can be booked. */
  day: string;
  book: string;
  onAgain(): void;
}

/** The total and its lines, when what is due, and until when what comes back; none of it for a day on which nothing begins. */
export function CostLines({ asked, party, isExample, isInstant, day, book, onAgain }: Lines) {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const currency = useDisplayCurrency();
  const { quote, failure, asking } = asked;
  // Nobody waits for a price to go on with what they have chosen: the form asks for it as well.
  const onward = (label: string) => (
    <LinkButton to={book} size="large" kind={isExample ? 'secondary' : 'primary'} className={styles.book}>
      {label}
    </LinkButton>
  );
  const usual = t('cost.book', { date: format.date(day, DAY) });
  if (failure) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{failure.fields ? sentences(...Object.values(failure.fields).flat()) : t('cost.unknown')}</p>
        {!failure.fields && (
          <>
            <Button kind="secondary" onClick={onAgain}>
              {t('cost.again')}
            </Button>
            {onward(usual)}
          </>
        )}
      </div>
    );
  }
  if (!quote) return <Skeleton lines={12} />;
  if (quote.availability === 'CLOSED')
    return asking ? <Skeleton lines={12} /> : <p role="alert">{t('cost.closed', { date: format.date(day, DAY) })}</p>;
  const who = format.list([
    t('common:units.adults', { count: party.adults }),
    ...(party.children > 0 ? [t('common:units.children', { count: party.children })] : []),
  ]);
  return (
    <div className={styles.answer} aria-busy={asking}>
      <div className={styles.sum} role="status">
        <p className="doc-price" data-size="large">
          <span className="doc-price__amount">{asking ? '…' : format.total(quote.total)}</span>
        </p>
        {asking ? (
          <p className={styles.of}>{t('cost.asking')}</p>
        ) : (
          <>
            <p className={styles.of}>
              {isExample && <span className={styles.example}>{t('cost.example')}</span>}
              {t('cost.forWhom', { who, date: format.date(quote.check_in) })}
            </p>
            {currency.code !== 'USD' && <p>{t('common:price.charged', { amount: format.usd(quote.total) })}</p>}
            {quote.warnings.map(({ code, message }) => (
              <p key={code}>{message}</p>
            ))}
          </>
        )}
      </div>
      <PriceLines details={quote} nights={quote.nights} currency={currency} />
      <PriceConditions details={quote} isAsked={!isInstant || quote.availability === 'ON_REQUEST'} />
      {onward(!asking && quote.availability === 'SOLD_OUT' ? t('cost.wait') : usual)}
    </div>
  );
}
