import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party } from '@atoll/contract/price';
import { formatMoney } from '@atoll/i18n/format';
import { useDisplayCurrency, useFormat, useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { bookingTotal } from '../shared/booking-total';
import styles from './form.module.css';
import { type Reprice, totalSeen } from './use-reprice';

/** The price has moved since it was read: both totals, and one button that takes the new one. Nothing is sent before. */
export function PriceChange({ price, party, onAccept }: { price: Reprice; party: Party; onAccept(): void }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const language = useLanguage();
  const { code } = useDisplayCurrency();
  const notice = useRef<HTMLDivElement>(null);
  const { before, trip } = price;
  useEffect(() => notice.current?.focus(), [before]);
  if (!before) return null;
  const seen = totalSeen(before, party);
  const { total } = bookingTotal(trip, party);
  const about = (amount: string, shown: string) =>
    code === 'USD' ? amount : `${amount} (${t('total.shown', { amount: shown })})`;
  const was = about(format.usd(seen.total), formatMoney(seen.total, language, seen));
  const now = about(format.usd(total), format.money(total));
  return (
    <div ref={notice} tabIndex={-1} className={styles.repriced}>
      <Notice title={t('repriced.title')}>
        <dl className={styles.totals}>
          <div>
            <dt>{t('repriced.was')}</dt>
            <dd>
              <del>{was}</del>
            </dd>
          </div>
          <div>
            <dt>{t('repriced.now')}</dt>
            <dd>
              <strong>{now}</strong>
            </dd>
          </div>
        </dl>
        <p>{t('repriced.kept')}</p>
        <div className={styles.actions}>
          <Button size="large" onClick={onAccept}>
            {t('repriced.accept', { total: format.usd(total) })}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
