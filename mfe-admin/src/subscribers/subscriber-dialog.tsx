import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubscriberDto, useUnsubscribeSubscriberMutation } from '@atoll/api-client/endpoints/newsletter.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { useSendKey } from '../office/use-send-key';
import { Facts } from '../office/facts';

/** What somebody agreed to and when; ends the subscription of who asked the office for it. */
export function SubscriberDialog({ subscriber, onClose }: { subscriber: SubscriberDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const keyOf = useSendKey();
  const [unsubscribe, { isLoading }] = useUnsubscribeSubscriberMutation();
  const [failure, setFailure] = useState<unknown>();
  const { id, email, locale, status, source } = subscriber;
  const gets = status === 'subscribed' || status === 'pending';
  const run = async () => {
    setFailure(undefined);
    try {
      await unsubscribe({ id, 'Idempotency-Key': keyOf(['unsubscribe', id]) }).unwrap();
      notify({ kind: 'success', text: t('subscribers.ended', { email }) });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <OfficeDialog
      title={email}
      onClose={onClose}
      submit={
        gets ? { label: t('subscribers.end'), run: () => void run(), isBusy: isLoading, isDanger: true } : undefined
      }
    >
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      {gets && <p>{t('subscribers.endText')}</p>}
      <Facts
        of={[
          [t('subscribers.state'), t(`subscribers.is_${status}`)],
          [t('subscribers.language'), t(`languages.${locale}`)],
          [t('subscribers.asked'), moment(subscriber.consent_at)],
          [t('subscribers.words'), subscriber.consent_version],
          [t('subscribers.source'), source],
          [t('subscribers.confirmed'), subscriber.confirmed_at && moment(subscriber.confirmed_at)],
          [t('subscribers.endedAt'), subscriber.unsubscribed_at && moment(subscriber.unsubscribed_at)],
          [t('subscribers.reason'), subscriber.unsubscribe_reason],
        ]}
      />
    </OfficeDialog>
  );
}
