import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { bookingsApi } from '@atoll/api-client/endpoints/bookings.gen';
import { useSendPaymentProofMutation } from '@atoll/api-client/endpoints/payments.gen';
import { Field } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../shared/booking-api';
import { refusalText } from '../shared/refusal-text';
import styles from './booking.module.css';

/** As the API has it. */
const MOST_BYTES = 5_242_880;
const TYPES = '.pdf,.jpg,.jpeg,.png';

interface Transfer {
  of: BookingKey;
  reference: string;
  /** Where the money goes, in the agency's words. */
  bank: string;
}

/** How to pay by bank, and where to hand in what the bank gave for it. */
export function Transfer({ of, reference, bank }: Transfer) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const [send, { isLoading, error, isSuccess }] = useSendPaymentProofMutation();
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setTooLarge(file !== undefined && file.size > MOST_BYTES);
    if (!file || file.size > MOST_BYTES) return;
    const body = new FormData();
    body.append('proof', file);
    const sent = send({ ...of, 'Idempotency-Key': newIdempotencyKey(), body: body as unknown as { proof: Blob } });
    // Places that were held for half an hour are kept for days now.
    void sent.unwrap().then(
      () => dispatch(bookingsApi.util.invalidateTags(['bookings'])),
      () => undefined,
    );
  };
  const failure = isApiError(error) ? refusalText(error) : undefined;
  return (
    <div className={styles.transfer}>
      <h3 id="booking-transfer" tabIndex={-1}>
        {t('pay.byTransfer')}
      </h3>
      <p className={styles.bank}>{bank}</p>
      <p>{t('pay.purpose', { reference })}</p>
      <Field label={t('pay.proof')} hint={t('pay.proofHint')} error={isTooLarge ? t('pay.tooLarge') : failure} optional>
        {(control) => <input {...control} type="file" accept={TYPES} disabled={isLoading} onChange={choose} />}
      </Field>
      {isSuccess && (
        <Notice kind="success" title={t('pay.proofSent')}>
          {t('pay.proofNext')}
        </Notice>
      )}
    </div>
  );
}
