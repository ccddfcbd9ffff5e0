import { Button, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { type RedirectDto, useListRedirectsQuery } from '@atoll/api-client/endpoints/redirects.gen';
import { Tag } from '@atoll/ui/tag';
import type { Column } from '@atoll/ui/office/data-table';
import { shownOf } from '@atoll/ui/office/list-answer';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { PAGE_SIZE, RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import styles from '../settings/settings.module.css';
import { useRowTime } from '../office/use-row-time';
import { RedirectDialog } from './redirect-dialog';

/** `/dashboard/settings/redirects`: addresses that have moved, and where they lead. */
export function RedirectsPage() {
  const { t } = useTranslation('admin');
  const mayChange = usePermission('content.publish');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const answer = useListRedirectsQuery(
    { page: query.page, pageSize: PAGE_SIZE, ...(query.search && { search: query.search }) },
    { refetchOnMountOrArgChange: true },
  );
  const shown = shownOf(answer);
  const columns = useColumns(mayChange);
  return (
    <SettingsFrame
      part="redirects"
      actions={
        mayChange && (
          <Button type="primary" aria-haspopup="dialog" onClick={() => set('open', 'new')}>
            {t('redirects.make')}
          </Button>
        )
      }
    >
      <ListTools count={shown && t('redirects.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('redirects.search')}
          aria-label={t('redirects.search')}
        />
        <KeySheet />
      </ListTools>
      <RecordList
        label={t('settings.redirects')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        none={t(mayChange ? 'redirects.none' : 'redirects.noneYet')}
      />
      {mayChange && query.opened && <RedirectDialog key={query.opened} id={query.opened} onClose={query.close} />}
    </SettingsFrame>
  );
}

function useColumns(mayChange: boolean): Column<RedirectDto>[] {
  const { t } = useTranslation('admin');
  const moment = useRowTime();
  const query = useListQuery();
  return [
    {
      key: 'from',
      title: t('redirects.from'),
      render: ({ id, from, note }) => (
        <>
          {mayChange ? (
            <Link className={styles.path} to={query.opening(id)}>
              {from}
            </Link>
          ) : (
            from
          )}
          {note && <span className={styles.second}>{note}</span>}
        </>
      ),
    },
    {
      key: 'to',
      title: t('redirects.to'),
      render: ({ to }) => <span className={styles.path}>{to}</span>,
    },
    { key: 'kind', narrow: 'start', title: t('redirects.kind'), render: ({ status }) => t(`redirects.is${status}`) },
    {
      key: 'state',
      narrow: 'end',
      title: t('redirects.state'),
      render: ({ is_active: isOn }) => (
        <Tag tone={isOn ? 'success' : 'plain'}>{t(isOn ? 'redirects.on' : 'redirects.off')}</Tag>
      ),
    },
    {
      key: 'changed',
      narrow: 'hidden',
      title: t('redirects.changedAt'),
      render: ({ updated_at: at }) => moment(at),
    },
  ];
}
