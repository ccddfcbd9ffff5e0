import { Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { type ListOutboxMessagesApiArg, useListOutboxMessagesQuery } from '@atoll/api-client/endpoints/outbox.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { shownOf } from '@atoll/ui/office/list-answer';
import { useSelection } from '@atoll/ui/office/use-selection';
import { FilterSelect } from '../office/filter-select';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { QueueTabs } from '../office/queue-tabs';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { PAGE_SIZE, RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import { LetterDialog } from './letter-dialog';
import { RetryBar } from './retry-bar';
import { TEMPLATES, useLetterName } from './templates';
import { useOutboxColumns } from './use-outbox-columns';

const TABS = ['', 'failed', 'queued', 'withheld', 'sent'] as const;
/** Letters in these states do not go out by themselves any more. */
const STUCK: ReadonlySet<string> = new Set(['failed', 'withheld']);

/** `/dashboard/settings/outbox`: letters of the agency, whether they have gone out, and what keeps those that have not. */
export function OutboxPage() {
  const { t } = useTranslation('admin');
  const nameOf = useLetterName();
  const mayRetry = usePermission('messages.reply');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const arg = {
    page: query.page,
    pageSize: PAGE_SIZE,
    status: query.get('status'),
    template: query.get('template'),
    entity: query.get('entity'),
    entityId: query.get('entity_id'),
    search: query.search,
  } as ListOutboxMessagesApiArg;
  const answer = useListOutboxMessagesQuery(arg, { refetchOnMountOrArgChange: true, ...KEPT_FRESH });
  const shown = shownOf(answer);
  const rows = shown?.results ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  // Of these all can be sent again; the others go by themselves, or have gone.
  const isChoosing = mayRetry && STUCK.has(query.get('status') ?? '');
  const opened = rows.find(({ id }) => id === query.opened);
  const columns = useOutboxColumns();
  return (
    <SettingsFrame part="outbox">
      <QueueTabs
        label={t('outbox.state')}
        value={query.get('status') ?? ''}
        onChange={(status) => set('status', status)}
        tabs={TABS.map((value) => ({ value, label: t(value ? `outbox.is_${value}` : 'views.all') }))}
      />
      <ListTools count={shown && t('outbox.count', { count: shown.count })}>
        <Input {...search} type="search" allowClear placeholder={t('outbox.search')} aria-label={t('outbox.search')} />
        <FilterSelect
          label={t('outbox.letter')}
          any={t('outbox.anyLetter')}
          value={query.get('template')}
          onChange={(template) => set('template', template)}
          options={TEMPLATES.map((value) => ({ value, label: nameOf(value) }))}
        />
        <KeySheet />
      </ListTools>
      {isChoosing && <RetryBar ids={selection.chosen} onDone={() => selection.all(false)} />}
      <RecordList
        label={t('settings.outbox')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        none={t('outbox.none')}
        selection={
          isChoosing ? { ...selection, nameOf: ({ to, template }) => `${nameOf(template)}, ${to}` } : undefined
        }
      />
      {opened && <LetterDialog letter={opened} mayRetry={mayRetry} onClose={query.close} />}
    </SettingsFrame>
  );
}
