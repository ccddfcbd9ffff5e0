import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WebhookEndpointDto, useReplayFailedWebhooksMutation } from '@atoll/api-client/endpoints/webhooks.gen';
import { newIdempotencyKey, serverNow } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';

/** How far back what was given up may be sent again; older messages are not kept. Hours. */
const SPANS = [1, 24, 168, 720] as const;

/** Sends again what was given up, since a time. */
export function ReplayDialog({ endpoint, onClose }: { endpoint: WebhookEndpointDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [replay, { isLoading }] = useReplayFailedWebhooksMutation();
  const [hours, setHours] = useState<number>(24);
  const [failure, setFailure] = useState<unknown>();
  const run = async () => {
    setFailure(undefined);
    const replayWebhookDto = { since: new Date(serverNow() - hours * 3_600_000).toISOString() };
    try {
      const { count } = await replay({
        id: endpoint.id,
        'Idempotency-Key': newIdempotencyKey(),
        replayWebhookDto,
      }).unwrap();
      notify({ kind: 'success', text: t('webhooks.replayed', { count }) });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <OfficeDialog
      title={t('webhooks.replayFailed')}
      onClose={onClose}
      submit={{ label: t('webhooks.replay'), run: () => void run(), isBusy: isLoading }}
    >
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      <p>{t('webhooks.replayText')}</p>
      <Select label={t('webhooks.since')} value={hours} onChange={(event) => setHours(Number(event.target.value))}>
        {SPANS.map((span) => (
          <option key={span} value={span}>
            {t(`webhooks.last${span}`)}
          </option>
        ))}
      </Select>
    </OfficeDialog>
  );
}
