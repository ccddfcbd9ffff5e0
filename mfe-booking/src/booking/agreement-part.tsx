import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import { Meta } from '@atoll/ui/card';
import { LocalLink } from '@atoll/ui/local-link';
import { PriceConditions, PriceLines } from '@atoll/ui/price-details';
import { usePriceLine } from '../shared/price-line';
import styles from './booking.module.css';
import { Part } from './facts';

/** States in which nobody asks for anything: neither what was due nor what cancelling costs is of any use. */
const NOTHING_DUE: readonly BookingDto['status'][] = ['waitlisted', 'declined', 'cancelled', 'expired'];

/** States in which nothing has been confirmed. */
const FIRST: readonly BookingDto['status'][] = ['on_hold', 'requested', 'awaiting_payment'];

/** What was agreed, as it was then: the price with its taxes, when it is due, what comes back until when, which terms. */
export function AgreementPart({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const priceLine = usePriceLine();
  const { price_details: details, terms_version: version, terms_accepted_at: acceptedAt } = booking;
  // A policy is named after its first promise, which may have been past on the day of booking.
  const holds = details?.cancellation.cutoffs.some(({ refund_percent }) => refund_percent >= 100);
  const policy = holds && details?.cancellation.label.replace(/\.$/, '');
  return (
    <Part id="booking-agreed" title={t('agreed.title')} framed>
      <div className={styles.agreed}>
        {details ? (
          <>
            <PriceLines details={details} nights={booking.nights} />
            {!NOTHING_DUE.includes(booking.status) && (
              <PriceConditions
                details={details}
                leastFee={booking.least_fee}
                isAsked={booking.status === 'requested'}
                isFreeAtFirst={FIRST.includes(booking.status)}
              />
            )}
          </>
        ) : (
          <>
            <p>{priceLine(booking, booking.units, booking.total)}</p>
            <Meta items={[t('common:price.allIn'), t('total.charged')]} />
          </>
        )}
        <LocalLink to={paths.bookingAgreement(booking.id)} className={styles.read}>
          {t('agreement.read')}
        </LocalLink>
        <div className={styles.small}>
          {policy && <p>{t('agreed.policy', { policy })}</p>}
          {version !== null && acceptedAt !== null && (
            <p>{t('agreed.terms', { version, time: format.date(acceptedAt, MALDIVES_RECORD) })}</p>
          )}
        </div>
      </div>
    </Part>
  );
}
