import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '@atoll/api-client/download';
import type { PaymentDto } from '@atoll/api-client/endpoints/payments.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notifyError } from '@atoll/ui/shell-context';
import { Tag, type TagTone } from '@atoll/ui/tag';
import styles from './ledger.module.css';

const TONES: Record<PaymentDto['status'], TagTone> = {
  pending: 'warning',
  captured: 'success',
  failed: 'danger',
  cancelled: 'plain',
};

/** One entry: what it is, how much, when, who entered it, its proof; what can be done with it stands beside. */
export function LedgerEntry({ payment, children }: { payment: PaymentDto; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const maldivesTime = useMaldivesTime();
  const { download } = useFileDownload(notifyError);
  const { kind, method, status, settled_amount: settled, settled_currency: currency, proof } = payment;
  const goesBack = kind === 'refund' || kind === 'chargeback';
  const facts = [
    t(`ledger.methods.${method}`),
    settled && currency && `${settled} ${currency}`,
    payment.external_reference,
    maldivesTime(payment.received_at ?? payment.created_at),
    payment.recorded_by?.name,
  ].filter(Boolean);
  return (
    <li>
      <p className={styles.entry}>
        <span>{t(`ledger.kinds.${kind}`)}</span>
        {status !== 'captured' && <Tag tone={TONES[status]}>{t(`ledger.states.${status}`)}</Tag>}
        <strong className={styles.amount}>
          {goesBack && '−'}
          {format.usd(payment.amount)}
        </strong>
      </p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {payment.note && <p className={styles.note}>{payment.note}</p>}
      <p className={styles.steps}>
        {proof && (
          <Button
            size="small"
            type="link"
            onClick={() => void download({ url: `/api/payments/${payment.id}/proof/`, name: proof.name })}
          >
            {t('ledger.proof', { name: proof.name })}
          </Button>
        )}
        {children}
      </p>
    </li>
  );
}
