import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type WebhookEndpointDto, useListWebhookEndpointsQuery } from '@atoll/api-client/endpoints/webhooks.gen';
import { paths } from '@atoll/contract/paths';
import type { Column } from '@atoll/ui/office/data-table';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Tag } from '@atoll/ui/tag';
import { ListTools } from '../office/list-tools';
import { useListQuery } from '../office/use-list-query';
import { RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import styles from './integrations.module.css';
import { WebhookDialog } from './webhook-dialog';
import { WebhookPart } from './webhook-part';

/** `/dashboard/settings/webhooks`: which other systems are told what happens; with `?webhook=`, what one of them was sent. */
export function WebhooksPage() {
  const query = useListQuery();
  const { data, error, isFetching, refetch } = useListWebhookEndpointsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const chosen = data?.find(({ id }) => id === query.get('webhook'));
  if (chosen) return <WebhookPart endpoint={chosen} />;
  const rows = data && { count: data.length, results: data };
  return <Endpoints answer={{ currentData: rows, error, isFetching, refetch }} />;
}

function Endpoints({ answer }: { answer: Parameters<typeof RecordList<WebhookEndpointDto>>[0]['answer'] }) {
  const { t } = useTranslation('admin');
  const [isAdding, setAdding] = useState(false);
  const query = useListQuery();
  const { currentData: shown } = answer;
  return (
    <SettingsFrame
      part="webhooks"
      actions={
        <Button type="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t('webhooks.add')}
        </Button>
      }
    >
      <ListTools count={shown && t('webhooks.count', { count: shown.count })}>{null}</ListTools>
      <RecordList
        label={t('settings.webhooks')}
        answer={answer}
        columns={useColumns()}
        rowKey={({ id }) => id}
        none={t('webhooks.none')}
      />
      {isAdding && (
        <WebhookDialog
          onClose={(made) => {
            setAdding(false);
            if (made) query.open(`webhook=${made.id}`);
          }}
        />
      )}
    </SettingsFrame>
  );
}

/** Whether messages of an endpoint arrive. */
export function EndpointState({ endpoint }: { endpoint: WebhookEndpointDto }) {
  const { t } = useTranslation('admin');
  if (!endpoint.is_active)
    return (
      <Tag tone={endpoint.stop_reason ? 'danger' : 'plain'}>
        {t(endpoint.stop_reason ? 'webhooks.stopped' : 'webhooks.off')}
      </Tag>
    );
  return (
    <Tag tone={endpoint.failing_since ? 'warning' : 'success'}>
      {t(endpoint.failing_since ? 'webhooks.failing' : 'webhooks.on')}
    </Tag>
  );
}

function useColumns(): Column<WebhookEndpointDto>[] {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  return [
    {
      key: 'name',
      title: t('webhooks.system'),
      render: ({ id, description, url }) => (
        <>
          <Link to={paths.dashboardWebhook(id)}>{description}</Link>
          <span className={styles.second}>{new URL(url).host}</span>
        </>
      ),
    },
    {
      key: 'events',
      narrow: 'start',
      title: t('webhooks.events'),
      render: ({ events }) => t('webhooks.eventCount', { count: events.length }),
    },
    {
      key: 'state',
      narrow: 'end',
      title: t('webhooks.state'),
      render: (endpoint) => <EndpointState endpoint={endpoint} />,
    },
    {
      key: 'last',
      narrow: 'hidden',
      title: t('webhooks.lastArrived'),
      render: ({ last_delivered_at: at }) => (at ? moment(at) : t('apiKeys.never')),
    },
  ];
}
