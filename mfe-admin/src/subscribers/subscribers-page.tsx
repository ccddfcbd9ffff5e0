import { Button, Input, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFileDownload } from '@atoll/api-client/download';
import {
  type ListNewsletterSubscribersApiArg,
  type SubscriberDto,
  type SubscriberStatus,
  useListNewsletterSubscribersQuery,
} from '@atoll/api-client/endpoints/newsletter.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import type { Column } from '@atoll/ui/office/data-table';
import { shownOf } from '@atoll/ui/office/list-answer';
import { notifyError } from '@atoll/ui/shell-context';
import { Tag, type TagTone } from '@atoll/ui/tag';
import { FilterSelect } from '../office/filter-select';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { QueueTabs } from '../office/queue-tabs';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { PAGE_SIZE, RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import { useRowTime } from '../office/use-row-time';
import { SubscriberDialog } from './subscriber-dialog';

const TABS = ['', 'subscribed', 'pending', 'unsubscribed', 'bounced', 'complained', 'spam'] as const;
const SORTS = ['newest', 'oldest', 'email'] as const;
const TONES: Partial<Record<SubscriberStatus, TagTone>> = {
  subscribed: 'success',
  pending: 'accent',
  bounced: 'warning',
  complained: 'danger',
};

/** `/dashboard/settings/subscribers`: who gets the newsletter, who asked for it, and who does not any more. */
export function SubscribersPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const { download, isBusy } = useFileDownload(notifyError);
  const status = query.get('status');
  const filters = { locale: query.get('locale'), search: query.search };
  const answer = useListNewsletterSubscribersQuery(
    {
      page: query.page,
      pageSize: PAGE_SIZE,
      status,
      ...filters,
      sort: query.get('sort'),
    } as ListNewsletterSubscribersApiArg,
    { refetchOnMountOrArgChange: true },
  );
  const shown = shownOf(answer);
  const opened = shown?.results.find(({ id }) => id === query.opened);
  const columns = useColumns();
  return (
    <SettingsFrame
      part="subscribers"
      actions={
        <Button
          aria-busy={isBusy}
          onClick={() =>
            !isBusy &&
            void download({
              url: '/api/newsletter/subscribers/export/',
              name: 'subscribers.csv',
              params: { status: status ?? 'all', ...filters },
            })
          }
        >
          {t('list.export')}
        </Button>
      }
    >
      <QueueTabs
        label={t('subscribers.state')}
        value={status ?? ''}
        onChange={(next) => set('status', next)}
        tabs={TABS.map((value) => ({ value, label: t(value ? `subscribers.is_${value}` : 'views.all') }))}
      />
      <ListTools count={shown && t('subscribers.count', { count: shown.count })}>
        <Input
          {...search}
          type="search"
          allowClear
          placeholder={t('subscribers.search')}
          aria-label={t('subscribers.search')}
        />
        <FilterSelect
          label={t('subscribers.language')}
          any={t('subscribers.anyLanguage')}
          value={query.get('locale')}
          onChange={(locale) => set('locale', locale)}
          options={LANGUAGE_CODES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <Select
          aria-label={t('bookings.sort')}
          value={query.get('sort') ?? 'newest'}
          onChange={(sort) => set('sort', sort)}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`subscribers.by_${value}`) }))}
        />
        <KeySheet />
      </ListTools>
      <RecordList
        label={t('settings.subscribers')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        none={t('subscribers.none')}
      />
      {opened && <SubscriberDialog subscriber={opened} onClose={query.close} />}
    </SettingsFrame>
  );
}

function useColumns(): Column<SubscriberDto>[] {
  const { t } = useTranslation('admin');
  const moment = useRowTime();
  const query = useListQuery();
  return [
    {
      key: 'email',
      title: t('subscribers.email'),
      render: ({ id, email }) => <Link to={query.opening(id)}>{email}</Link>,
    },
    {
      key: 'language',
      narrow: 'start',
      title: t('subscribers.language'),
      render: ({ locale }) => t(`languages.${locale}`),
    },
    {
      key: 'state',
      narrow: 'end',
      title: t('subscribers.state'),
      render: ({ status }) => <Tag tone={TONES[status] ?? 'plain'}>{t(`subscribers.is_${status}`)}</Tag>,
    },
    { key: 'since', title: t('subscribers.askedAt'), render: ({ consent_at: at }) => moment(at) },
  ];
}
