import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type WebhookDeliveryDto,
  type WebhookEndpointDto,
  useListWebhookDeliveriesQuery,
  useTestWebhookEndpointMutation,
} from '@atoll/api-client/endpoints/webhooks.gen';
import { newIdempotencyKey } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { WEBHOOK_EVENTS, WEBHOOK_TEST } from '@atoll/contract/webhook-events';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import type { Column } from '@atoll/ui/office/data-table';
import { shownOf } from '@atoll/ui/office/list-answer';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Tag, type TagTone } from '@atoll/ui/tag';
import { BackLink } from '../office/back-link';
import { FilterSelect } from '../office/filter-select';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { OfficePage } from '../office/office-page';
import { useListQuery } from '../office/use-list-query';
import { PAGE_SIZE, RecordList } from '../office/record-list';
import { DeliveryDialog } from './delivery-dialog';
import styles from './integrations.module.css';
import { ReplayDialog } from './replay-dialog';
import { useEventName } from './use-event-name';
import { WebhookDialog } from './webhook-dialog';

const STATUSES = ['queued', 'delivered', 'failed'] as const;
const EVENTS = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;
const TONES: Record<WebhookDeliveryDto['status'], TagTone> = {
  queued: 'accent',
  delivered: 'success',
  failed: 'danger',
};

/** How often what is on its way is looked at again. Milliseconds. */
const POLL = 4000;

/** What another system was sent, and how it answered. */
export function WebhookPart({ endpoint }: { endpoint: WebhookEndpointDto }) {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const eventName = useEventName();
  const [dialog, setDialog] = useState<'edit' | 'replay'>();
  const [test, testing] = useTestWebhookEndpointMutation();
  const status = STATUSES.find((one) => one === query.get('status'));
  const event = EVENTS.find((one) => one === query.get('event'));
  const answer = useListWebhookDeliveriesQuery(
    { id: endpoint.id, page: query.page, pageSize: PAGE_SIZE, ...(status && { status }), ...(event && { event }) },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL, skipPollingIfUnfocused: true },
  );
  const shown = shownOf(answer);
  const opened = shown?.results.find(({ id }) => id === query.opened);
  return (
    <OfficePage
      title={endpoint.description}
      lead={endpoint.url}
      back={<BackLink to={paths.dashboardWebhooks()}>{t('webhooks.all')}</BackLink>}
      actions={
        <>
          <Button aria-haspopup="dialog" onClick={() => setDialog('edit')}>
            {t('webhooks.change')}
          </Button>
          <Button
            type="primary"
            disabled={!endpoint.is_active}
            loading={testing.isLoading}
            onClick={() => void test({ id: endpoint.id, 'Idempotency-Key': newIdempotencyKey() })}
          >
            {t('webhooks.test')}
          </Button>
        </>
      }
    >
      <EndpointNotice endpoint={endpoint} />
      {testing.error !== undefined && <Notice kind="error">{errorText(testing.error)}</Notice>}
      <ListTools count={shown && t('webhooks.messageCount', { count: shown.count })}>
        <FilterSelect
          label={t('webhooks.state')}
          any={t('webhooks.anyState')}
          value={status}
          onChange={(next) => query.set('status', next)}
          options={STATUSES.map((one) => ({ value: one, label: t(`webhooks.${one}`) }))}
        />
        <FilterSelect
          label={t('webhooks.event')}
          any={t('webhooks.anyEvent')}
          value={event}
          onChange={(next) => query.set('event', next)}
          options={EVENTS.map((one) => ({ value: one, label: eventName(one) }))}
        />
        <Button aria-haspopup="dialog" disabled={!endpoint.is_active} onClick={() => setDialog('replay')}>
          {t('webhooks.replayFailed')}
        </Button>
        <KeySheet />
      </ListTools>
      <RecordList
        label={t('webhooks.messages')}
        answer={answer}
        columns={useColumns()}
        rowKey={({ id }) => id}
        none={t('webhooks.noMessages')}
      />
      {dialog === 'edit' && <WebhookDialog endpoint={endpoint} onClose={() => setDialog(undefined)} />}
      {dialog === 'replay' && <ReplayDialog endpoint={endpoint} onClose={() => setDialog(undefined)} />}
      {opened && <DeliveryDialog endpoint={endpoint} delivery={opened} onClose={query.close} />}
    </OfficePage>
  );
}

const WHY_OFF = { failing: 'webhooks.stoppedText', gone: 'webhooks.goneText' } as const;

/** What keeps messages from arriving, and what to do about it. */
function EndpointNotice({ endpoint }: { endpoint: WebhookEndpointDto }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const { is_active: isOn, stop_reason: reason, failing_since: since } = endpoint;
  if (!isOn) return <Notice kind="warning">{t(reason ? WHY_OFF[reason] : 'webhooks.offText')}</Notice>;
  return since ? <Notice kind="warning">{t('webhooks.failingText', { time: moment(since) })}</Notice> : null;
}

function useColumns(): Column<WebhookDeliveryDto>[] {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const query = useListQuery();
  const eventName = useEventName();
  return [
    {
      key: 'event',
      title: t('webhooks.event'),
      render: ({ id, event }) => (
        <>
          <Link to={query.opening(id)}>{eventName(event)}</Link>
          <span className={styles.second}>{event}</span>
        </>
      ),
    },
    {
      key: 'state',
      narrow: 'start',
      title: t('webhooks.state'),
      render: ({ status }) => <Tag tone={TONES[status]}>{t(`webhooks.${status}`)}</Tag>,
    },
    {
      key: 'answer',
      narrow: 'end',
      title: t('webhooks.answer'),
      render: ({ response_status: status, fault, attempts }) => (
        <>
          {status ?? (fault ? t(`webhooks.${fault}`) : '—')}
          {attempts > 1 && <span className={styles.second}>{t('webhooks.tries', { count: attempts })}</span>}
        </>
      ),
    },
    { key: 'time', title: t('webhooks.happened'), render: ({ created_at: at }) => moment(at) },
  ];
}
