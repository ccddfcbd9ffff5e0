import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { bookingsApi } from '@atoll/api-client/endpoints/bookings.gen';
import { useSendPaymentProofMutation } from '@atoll/api-client/endpoints/payments.gen';
import { bankLines } from '@atoll/contract/bank';
import { PROOF, proofFault } from '@atoll/contract/proof';
import { FileField } from '@atoll/ui/file-field';
import { Notice } from '@atoll/ui/notice';
import type { BookingKey } from '../shared/booking-api';
import { refusalText } from '../shared/refusal-text';
import styles from './booking.module.css';

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
  const [send, { isLoading, error, isSuccess, reset }] = useSendPaymentProofMutation();
  const [file, setFile] = useState<Pick<File, 'name' | 'size' | 'type'>>();
  const fault = file && proofFault(file);
  const choose = (chosen: File) => {
    setFile(chosen);
    if (proofFault(chosen)) return;
    const body = new FormData();
    body.append('proof', chosen);
    const sent = send({ ...of, 'Idempotency-Key': newIdempotencyKey(), body: body as unknown as { proof: Blob } });
    // Places that were held for half an hour are kept for days now.
    void sent.unwrap().then(
      () => dispatch(bookingsApi.util.invalidateTags(['bookings'])),
      () => undefined,
    );
  };
  const forget = () => {
    setFile(undefined);
    reset();
  };
  const failure = (): string | undefined => {
    if (fault) return t(fault === 'large' ? 'pay.tooLarge' : 'pay.wrongKind');
    if (!isApiError(error)) return undefined;
    if (error.status === 413) return t('pay.tooLarge');
    return error.status === 415 ? t('pay.wrongKind') : (error.fields?.proof?.[0] ?? refusalText(error));
  };
  return (
    <div className={styles.transfer}>
      <h3 id="booking-transfer" tabIndex={-1}>
        {t('pay.byTransfer')}
      </h3>
      <p className={styles.bank}>
        {bankLines(bank, (fact, value, label) => t(`pay.details.${fact}`, { value, label }))}
      </p>
      <p>{t('pay.purpose', { reference })}</p>
      <FileField
        label={t('pay.proof')}
        hint={t('pay.proofHint')}
        error={failure()}
        optional
        accept={PROOF.accept}
        name={file?.name}
        busy={isLoading}
        onChoose={choose}
        // What was taken is with the agency.
        remove={failure() === undefined ? undefined : { label: t('pay.removeFile'), run: forget }}
      />
      {isSuccess && !fault && (
        <Notice kind="success" title={t('pay.proofSent')}>
          {t('pay.proofNext')}
        </Notice>
      )}
    </div>
  );
}
