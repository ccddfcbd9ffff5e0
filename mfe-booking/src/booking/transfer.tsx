import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { bookingsApi } from '@atoll/api-client/endpoints/bookings.gen';
import { useSendPaymentProofMutation } from '@atoll/api-client/endpoints/payments.gen';
import { FileField } from '@atoll/ui/file-field';
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
  const [file, setFile] = useState<Pick<File, 'name' | 'size'>>();
  const isTooLarge = file !== undefined && file.size > MOST_BYTES;
  const choose = (chosen: File) => {
    setFile(chosen);
    if (chosen.size > MOST_BYTES) return;
    const body = new FormData();
    body.append('proof', chosen);
    const sent = send({ ...of, 'Idempotency-Key': newIdempotencyKey(), body: body as unknown as { proof: Blob } });
    // Places that were held for half an hour are kept for days now.
    void sent.unwrap().then(
      () => dispatch(bookingsApi.util.invalidateTags(['bookings'])),
      () => undefined,
    );
  };
  const failure = (): string | undefined => {
    if (isTooLarge) return t('pay.tooLarge');
    if (!isApiError(error)) return undefined;
    if (error.status === 413) return t('pay.tooLarge');
    return error.status === 415 ? t('pay.wrongKind') : (error.fields?.proof?.[0] ?? refusalText(error));
  };
  return (
    <div className={styles.transfer}>
      <h3 id="booking-transfer" tabIndex={-1}>
        {t('pay.byTransfer')}
      </h3>
      <p className={styles.bank}>{bank}</p>
      <p>{t('pay.purpose', { reference })}</p>
      <FileField
        label={t('pay.proof')}
        hint={t('pay.proofHint')}
        error={failure()}
        optional
        accept={TYPES}
        name={file?.name}
        busy={isLoading}
        onChoose={choose}
      />
      {isSuccess && !isTooLarge && (
        <Notice kind="success" title={t('pay.proofSent')}>
          {t('pay.proofNext')}
        </Notice>
      )}
    </div>
  );
}
