import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission, useSessionUser } from '@atoll/api-client/base';
import { type ListAuditEntriesApiArg, useListAuditEntriesQuery } from '@atoll/api-client/endpoints/audit.gen';
import { shownOf } from '@atoll/ui/office/list-answer';
import { DayRange } from '../office/day-range';
import { FilterSelect } from '../office/filter-select';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { useListQuery } from '../office/use-list-query';
import { PAGE_SIZE, RecordList } from '../office/record-list';
import { SettingsFrame } from '../settings/settings-frame';
import { useThingWords } from '../settings/use-thing-words';
import { AuditDialog } from './audit-dialog';
import { IntegrityCheck } from './integrity-check';
import { THINGS } from './things';
import { useAuditColumns } from './use-audit-columns';
import { useAuditCsv } from './use-audit-csv';

/** `/dashboard/settings/audit`: who changed what and when, from what to what. Without `audit.view` one's own. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const { thing } = useThingWords();
  const user = useSessionUser();
  const seesAll = usePermission('audit.view');
  const query = useListQuery();
  const { get, set } = query;
  const filters = {
    entity: get('entity'),
    entityId: get('entity') && get('entity_id'),
    actor: get('actor'),
    requestId: get('request'),
    from: get('from'),
    to: get('to'),
  };
  const arg = { ...filters, page: query.page, pageSize: PAGE_SIZE } as ListAuditEntriesApiArg;
  const answer = useListAuditEntriesQuery(arg, { refetchOnMountOrArgChange: true });
  const shown = shownOf(answer);
  const rows = shown?.results ?? [];
  const csv = useAuditCsv(filters as ListAuditEntriesApiArg);
  const opened = rows.find(({ id }) => id === query.opened);
  const columns = useAuditColumns();
  // Those who stand in the list, oneself first.
  const people = new Map([
    ...(user ? [[user.id, t('audit.me')] as const] : []),
    ...rows.flatMap(({ actor }) => (actor && actor.id !== user?.id ? [[actor.id, actor.name] as const] : [])),
  ]);
  return (
    <SettingsFrame
      part="audit"
      actions={
        <Button
          aria-busy={csv.isBusy}
          disabled={!shown?.count}
          onClick={() => !csv.isBusy && void csv.save(shown?.count ?? 0)}
        >
          {t('list.export')}
        </Button>
      }
    >
      {seesAll && <IntegrityCheck />}
      <ListTools count={shown && t('audit.count', { count: shown.count })}>
        <FilterSelect
          label={t('audit.what')}
          any={t('audit.anyThing')}
          value={filters.entity}
          onChange={(entity) => set('entity', entity)}
          options={THINGS.map((value) => ({ value, label: thing(value) })).toSorted((a, b) =>
            a.label.localeCompare(b.label),
          )}
        />
        {seesAll && (
          <FilterSelect
            label={t('audit.who')}
            any={t('audit.anybody')}
            value={filters.actor}
            onChange={(actor) => set('actor', actor)}
            options={[...people].map(([value, label]) => ({ value, label }))}
          />
        )}
        <DayRange label={t('audit.days')} from={filters.from} to={filters.to} onChange={set} />
        {query.filtered && <Button onClick={query.clear}>{t('bookings.clear')}</Button>}
        <KeySheet />
      </ListTools>
      <RecordList
        label={t('settings.audit')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id}
        none={t('audit.none')}
      />
      {opened && <AuditDialog entry={opened} onClose={query.close} />}
    </SettingsFrame>
  );
}
