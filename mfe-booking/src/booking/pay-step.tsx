import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useListPaymentsQuery } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../shared/booking-api';
import { refusalText } from '../shared/refusal-text';
import { dueNow } from './amounts';
import { usePaying } from './payment-api';
import styles from './state-panel.module.css';

/** Pays what is due: by card, and where none is taken it leads to the transfer. */
export function PayStep({ booking, of }: { booking: BookingDto; of: BookingKey }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { data } = useListPaymentsQuery(of);
  const { pay, isLeaving, error } = usePaying(of);
  // The server's sum counts; until it is known the booking's own is shown.
  const amount = format.usd(data?.due?.amount ?? dueNow(booking));
  // One payment is on its way already: a second one is nobody's first thought.
  const isUnderWay = data?.payments.some(({ status, method }) => status === 'pending' && method === 'card') ?? false;
  if (data && !data.due) return null;
  if (data && !data.card) {
    return (
      <a className="doc-button" data-kind="primary" href="#booking-transfer">
        {t('pay.transfer', { amount })}
      </a>
    );
  }
  return (
    <>
      <Button kind={isUnderWay ? 'secondary' : 'primary'} busy={isLeaving} onClick={() => void pay()}>
        {t(isLeaving ? 'pay.leaving' : 'pay.card', { amount })}
      </Button>
      {error && (
        <div className={styles.failure}>
          <Notice kind="error" title={t('pay.failed')}>
            {refusalText(error)}
          </Notice>
        </div>
      )}
    </>
  );
}
