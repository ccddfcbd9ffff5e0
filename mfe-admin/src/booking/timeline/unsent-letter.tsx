import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, newIdempotencyKey, usePermission } from '@atoll/api-client/base';
import type { BookingEventDto, BookingStatus } from '@atoll/api-client/endpoints/bookings.gen';
import { useRetryOutboxMessageMutation } from '@atoll/api-client/endpoints/outbox.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../../office/office-dialog';
import styles from './booking-timeline.module.css';

/** Whether a letter stays where it is until a colleague sends it. */
export const isUnsent = ({ letter }: BookingEventDto): boolean =>
  letter?.status === 'withheld' || letter?.status === 'failed';

/** What a booking has become since a letter was written; undefined where it is what it was then. */
export const statusSince = ({ at }: BookingEventDto, events: BookingEventDto[]): BookingStatus | undefined =>
  events.findLast(({ at: later, from_status: from, to_status: to }) => later > at && from !== null && from !== to)
    ?.to_status;

/** Sends a letter that did not go out, for who may write to guests; asks first where it may not be true any more. */
export function UnsentLetter({
  id,
  name,
  since,
  onSent,
}: {
  id: string;
  name: string;
  /** What the booking has become after it. */
  since: BookingStatus | undefined;
  /** Reads the timeline anew. */
  onSent: () => Promise<unknown>;
}) {
  const { t } = useTranslation('admin');
  const maySend = usePermission('messages.reply');
  const [retry] = useRetryOutboxMessageMutation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  if (!maySend) return null;
  async function send(): Promise<void> {
    setAsking(false);
    setBusy(true);
    setFault(undefined);
    try {
      await retry({ id, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
      notify({ kind: 'success', text: t('timeline.sent', { name }) });
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
        onClick={() => {
          if (isBusy) return;
          if (since) setAsking(true);
          else void send();
        }}
      >
        {t('timeline.send')}
      </Button>
      {isAsking && since && (
        <OfficeDialog
          title={t('timeline.sendNow', { name })}
          onClose={() => setAsking(false)}
          submit={{ label: t('timeline.sendStale'), run: () => void send() }}
        >
          <p>{t('step.nowIs', { status: t(`status.${since}`) })}</p>
          <p>{t('timeline.stale')}</p>
        </OfficeDialog>
      )}
    </div>
  );
}
