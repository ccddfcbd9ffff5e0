import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, newIdempotencyKey, usePermission } from '@atoll/api-client/base';
import type { BookingEventDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useRetryOutboxMessageMutation } from '@atoll/api-client/endpoints/outbox.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import styles from './booking-timeline.module.css';

/** Whether a letter stays where it is until a colleague sends it. */
export const isUnsent = ({ letter }: BookingEventDto): boolean =>
  letter?.status === 'withheld' || letter?.status === 'failed';

/** Sends a letter that did not go out, for who may write to guests. @param onSent reads the timeline anew */
export function UnsentLetter({ id, name, onSent }: { id: string; name: string; onSent: () => Promise<unknown> }) {
  const { t } = useTranslation('admin');
  const maySend = usePermission('messages.reply');
  const [retry] = useRetryOutboxMessageMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  if (!maySend) return null;
  async function send(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await retry({ id, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
      await onSent();
    } catch (error) {
      setFault(errorText(error));
      // A colleague was faster.
      if (isApiError(error) && error.code === 'mail_already_sent') await onSent();
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.unsent}>
      {fault && <Notice kind="error">{fault}</Notice>}
      <Button
        size="small"
        aria-busy={isBusy}
        aria-label={t('timeline.sendNow', { name })}
        onClick={() => !isBusy && void send()}
      >
        {t('timeline.send')}
      </Button>
    </div>
  );
}
