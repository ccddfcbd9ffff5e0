import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type WebhookDeliveryDto,
  type WebhookEndpointDto,
  useReplayWebhookDeliveryMutation,
} from '@atoll/api-client/endpoints/webhooks.gen';
import { newIdempotencyKey } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import styles from './integrations.module.css';
import { useEventName } from './use-event-name';

/** The body as people read it; as it is where it is no JSON. */
function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** One message: what was sent, what came back, and sending it again. */
export function DeliveryDialog({
  endpoint,
  delivery,
  onClose,
}: {
  endpoint: WebhookEndpointDto;
  delivery: WebhookDeliveryDto;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const eventName = useEventName();
  const [replay, { isLoading }] = useReplayWebhookDeliveryMutation();
  const [failure, setFailure] = useState<unknown>();
  const run = async () => {
    setFailure(undefined);
    const call = { id: endpoint.id, delivery: delivery.id, 'Idempotency-Key': newIdempotencyKey() };
    try {
      await replay(call).unwrap();
      notify({ kind: 'success', text: t('webhooks.replayed', { count: 1 }) });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const { response_status: status, response_body: answer, fault, duration } = delivery;
  const facts: [string, string][] = [
    [t('webhooks.state'), t(`webhooks.${delivery.status}`)],
    [t('webhooks.happened'), moment(delivery.created_at)],
    [t('webhooks.tried'), delivery.tried_at ? moment(delivery.tried_at) : '—'],
    [t('webhooks.answer'), status === null ? (fault ? t(`webhooks.${fault}`) : '—') : String(status)],
    ...(duration === null ? [] : [[t('webhooks.duration'), t('webhooks.ms', { count: duration })] as [string, string]]),
    [t('webhooks.triesDone'), format.number(delivery.attempts)],
    ...(delivery.next_at ? [[t('webhooks.next'), moment(delivery.next_at)] as [string, string]] : []),
    ['webhook-id', delivery.message_id],
  ];
  return (
    <OfficeDialog
      title={eventName(delivery.event)}
      onClose={onClose}
      submit={
        endpoint.is_active ? { label: t('webhooks.replay'), run: () => void run(), isBusy: isLoading } : undefined
      }
    >
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.part}>
        <h3>{t('webhooks.sent')}</h3>
        <pre className={styles.body}>{laidOut(delivery.body)}</pre>
      </section>
      {answer && (
        <section className={styles.part}>
          <h3>{t('webhooks.cameBack')}</h3>
          <pre className={styles.body}>{answer}</pre>
        </section>
      )}
    </OfficeDialog>
  );
}
