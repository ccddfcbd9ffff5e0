import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ApiKeyDto, useListApiKeysQuery } from '@atoll/api-client/endpoints/api-keys.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES } from '@atoll/i18n/maldives-time';
import type { Column } from '@atoll/ui/office/data-table';
import { Tag, type TagTone } from '@atoll/ui/tag';
import { FilterSelect } from '../office/filter-select';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { useListQuery } from '../office/use-list-query';
import { PAGE_SIZE, RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import styles from './integrations.module.css';
import { KeyDialog } from './key-dialog';
import { NewKeyDialog } from './new-key-dialog';
import { useScopeName } from './use-scope-name';

const STATUSES = ['active', 'expired', 'suspended', 'revoked'] as const;
const TONES: Partial<Record<ApiKeyDto['status'], TagTone>> = { active: 'success', suspended: 'warning' };
const HOUR = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  ...MALDIVES,
} as const;

/** `/dashboard/settings/api-keys`: which other systems may call, and what each may do. */
export function KeysPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const status = STATUSES.find((one) => one === query.get('status'));
  const { data, error, isFetching, refetch } = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const fitting = data?.filter((key) => status === undefined || key.status === status);
  const from = (query.page - 1) * PAGE_SIZE;
  const rows = fitting && { count: fitting.length, results: fitting.slice(from, from + PAGE_SIZE) };
  const opened = data?.find(({ id }) => id === query.opened);
  const [isMaking, setMaking] = useState(false);
  return (
    <SettingsFrame
      part="keys"
      actions={
        <Button type="primary" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          {t('apiKeys.make')}
        </Button>
      }
    >
      <ListTools count={fitting && t('apiKeys.count', { count: fitting.length })}>
        <FilterSelect
          label={t('apiKeys.state')}
          any={t('apiKeys.anyState')}
          value={status}
          onChange={(next) => query.set('status', next)}
          options={STATUSES.map((one) => ({ value: one, label: t(`apiKeys.${one}`) }))}
        />
        <KeySheet />
      </ListTools>
      <RecordList
        label={t('settings.keys')}
        answer={{ currentData: rows, error, isFetching, refetch }}
        columns={useColumns()}
        rowKey={({ id }) => id}
        none={t('apiKeys.none')}
      />
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      {opened && <KeyDialog key={opened.id} apiKey={opened} onClose={query.close} />}
    </SettingsFrame>
  );
}

function useColumns(): Column<ApiKeyDto>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const query = useListQuery();
  const scopeName = useScopeName();
  return [
    {
      key: 'name',
      title: t('apiKeys.name'),
      render: ({ id, name, prefix }) => (
        <>
          <Link to={query.opening(id)}>{name}</Link>
          <span className={styles.second}>{`${prefix}…`}</span>
        </>
      ),
    },
    {
      key: 'scopes',
      narrow: 'start',
      title: t('apiKeys.scopes'),
      render: ({ scopes }) => scopes.map(scopeName).join(' · '),
    },
    {
      key: 'used',
      narrow: 'hidden',
      title: t('apiKeys.lastUsed'),
      render: ({ last_used_at: at }) => (at ? format.date(at, HOUR) : t('apiKeys.never')),
    },
    {
      key: 'state',
      narrow: 'end',
      title: t('apiKeys.state'),
      render: ({ status, expires_on: day }) => (
        <>
          <Tag tone={TONES[status] ?? 'plain'}>{t(`apiKeys.${status}`)}</Tag>
          {status === 'active' && day && (
            <span className={styles.second}>{t('apiKeys.until', { day: format.date(day) })}</span>
          )}
        </>
      ),
    },
  ];
}
