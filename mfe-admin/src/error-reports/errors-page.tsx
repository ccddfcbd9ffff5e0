import { Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type ErrorGroupDto,
  type ListErrorReportsApiArg,
  useListErrorReportsQuery,
} from '@atoll/api-client/endpoints/errors.gen';
import { useFormat } from '@atoll/i18n/instance';
import type { Column } from '@atoll/ui/office/data-table';
import { shownOf } from '@atoll/ui/office/list-answer';
import { Tag } from '@atoll/ui/tag';
import { FilterSelect } from '../office/filter-select';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { QueueTabs } from '../office/queue-tabs';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { PAGE_SIZE, RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import styles from '../settings/settings.module.css';
import { useRowTime } from '../office/use-row-time';
import { ErrorDialog } from './error-dialog';
import { TONES, useErrorPlace } from './error-words';

const TABS = ['', 'new', 'resolved', 'ignored'] as const;
const SORTS = ['last_seen', 'first_seen', 'count'] as const;
const REMOTES = ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-admin', 'mfe-i18n'];
/** An error's id as the card of a visitor ends with it. */
const ID = /^[0-9a-f-]{8,64}$/i;

/** `/dashboard/settings/errors`: faults that visitors' browsers reported, by what is the same error. */
export function ErrorsPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const words = query.search;
  const answer = useListErrorReportsQuery(
    {
      page: query.page,
      pageSize: PAGE_SIZE,
      status: query.get('status'),
      remote: query.get('remote'),
      version: query.get('version'),
      sort: query.get('sort'),
      ...(words && (ID.test(words) ? { errorId: words } : { search: words })),
    } as ListErrorReportsApiArg,
    { refetchOnMountOrArgChange: true },
  );
  const shown = shownOf(answer);
  const columns = useColumns();
  return (
    <SettingsFrame part="errors">
      <QueueTabs
        label={t('errorReports.state')}
        value={query.get('status') ?? ''}
        onChange={(status) => set('status', status)}
        tabs={TABS.map((value) => ({ value, label: t(value ? `errorReports.is_${value}` : 'views.all') }))}
      />
      <ListTools count={shown && t('errorReports.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('errorReports.search')}
          aria-label={t('errorReports.search')}
        />
        <FilterSelect
          label={t('errorReports.part')}
          any={t('errorReports.anyPart')}
          value={query.get('remote')}
          onChange={(remote) => set('remote', remote)}
          options={REMOTES.map((value) => ({ value, label: value }))}
        />
        <Select
          aria-label={t('bookings.sort')}
          value={query.get('sort') ?? 'last_seen'}
          onChange={(sort) => set('sort', sort)}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`errorReports.by_${value}`) }))}
        />
        <KeySheet />
      </ListTools>
      <RecordList
        label={t('settings.errors')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        none={t('errorReports.none')}
      />
      {query.opened && <ErrorDialog key={query.opened} id={query.opened} onClose={query.close} />}
    </SettingsFrame>
  );
}

function useColumns(): Column<ErrorGroupDto>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useRowTime();
  const place = useErrorPlace();
  const query = useListQuery();
  return [
    {
      key: 'error',
      title: t('errorReports.error'),
      render: (row) => (
        <div className={styles.wide}>
          <Link to={query.opening(row.id)}>{row.message}</Link>
          <span className={styles.second}>
            {[row.name, t(`errorReports.on_${row.level}`)].filter(Boolean).join(' · ')}
          </span>
        </div>
      ),
    },
    {
      key: 'state',
      narrow: 'end',
      title: t('errorReports.state'),
      render: ({ status }) => <Tag tone={TONES[status]}>{t(`errorReports.is_${status}`)}</Tag>,
    },
    {
      key: 'part',
      narrow: 'start',
      title: t('errorReports.part'),
      render: (row) => (
        <>
          {place(row)}
          <span className={styles.second}>{row.last_version}</span>
        </>
      ),
    },
    {
      key: 'count',
      narrow: 'hidden',
      align: 'end',
      title: t('errorReports.times'),
      render: ({ count }) => format.number(count),
    },
    {
      key: 'seen',
      title: t('errorReports.seen'),
      render: ({ last_seen: last, first_seen: first }) => (
        <>
          {moment(last)}
          <span className={styles.second}>{t('errorReports.since', { time: moment(first) })}</span>
        </>
      ),
    },
  ];
}
