import { Button, Empty, Input } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { useStored } from '@atoll/api-client/use-stored';
import { LIST_COUNTED } from '@atoll/contract/rules';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { standingOf } from '@atoll/ui/office/list-answer';
import { useSelection } from '@atoll/ui/office/use-selection';
import { ColumnChoice } from '../office/column-choice';
import { DataTable } from '../office/data-table';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { ViewBar, ViewButton } from '../office/view-bar';
import { useListContentQuery } from './content-api';
import { ExportButton } from './export-button';
import type { Kind } from './kind';
import { kindAt } from './kinds';
import { parseColumns, usualColumns } from './list-columns';
import { NewDialog } from './new-dialog';
import { useContentColumns } from './use-content-columns';

/** Comes with the first row that somebody chooses. */
const ContentBulk = lazyAgain(() => import(/* webpackChunkName: "content-bulk" */ './bulk/content-bulk'));

const PAGE_SIZE = 25;
const STATUSES = ['all', 'published', 'draft', 'in_review', 'scheduled', 'unpublished', 'archived'] as const;
/** States that a kind which is only shown or not can have. */
const PLAIN: readonly string[] = ['all', 'published', 'draft', 'unpublished', 'archived'];

/** `/dashboard/packages` and its likes: all that there is of a kind, in every state, with what of it is unfinished. */
export default function ContentListPage() {
  const { pathname } = useLocation();
  const kind = kindAt(pathname);
  return kind ? <List key={kind.path} kind={kind} /> : null;
}

function List({ kind }: { kind: Kind }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const format = useFormat();
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const mayChange = usePermission(kind.permissions.change);
  const [isMaking, setMaking] = useState(false);
  const status = STATUSES.find((one) => one === query.get('status')) ?? 'all';
  const asked = {
    lang: language,
    status,
    ...kind.list.only,
    ...(kind.list.search && { search: query.search }),
  };
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListContentQuery(
      {
        path: kind.path,
        query: {
          ...asked,
          ...(kind.list.pages && { page: query.page, page_size: PAGE_SIZE }),
        },
      },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const rows = shown?.results ?? [];
  const selection = useSelection(rows.map(({ id }) => String(id)));
  const mayPublish = usePermission(kind.permissions.publish);
  const mayChoose = mayPublish || (mayChange && kind.category !== undefined);
  const [isPricing, setPricing] = useState(false);
  const [hasChosen, setChosenOnce] = useState(false);
  if ((selection.chosen.length > 0 || isPricing) && !hasChosen) setChosenOnce(true);
  const columns = useContentColumns(kind);
  const parse = (value: unknown) => parseColumns(kind.path, value);
  const [chosen, setChosen] = useStored(`columns:${kind.path}`, usualColumns(kind.path), parse);
  const counted = (count: number) =>
    count < LIST_COUNTED ? t('content.count', { count }) : t('content.countFirst', { most: format.number(count) });
  return (
    <OfficePage
      title={t(`kinds.${kind.path}`)}
      actions={
        <>
          <ExportButton kind={kind} query={asked} columns={chosen} />
          {mayChange && kind.price && (
            <Button aria-haspopup="dialog" onClick={() => setPricing(true)}>
              {t('mass.prices')}
            </Button>
          )}
          {mayChange && (
            <Button type="primary" aria-haspopup="dialog" onClick={() => setMaking(true)}>
              {t(`newOf.${kind.path}`)}
            </Button>
          )}
        </>
      }
    >
      <ViewBar
        list={kind.path}
        query={query.view}
        columns={chosen}
        onOpen={(view, replace) => {
          query.open(view.query, replace);
          const kept = parse(view.columns);
          if (kept) setChosen(kept);
        }}
      >
        {STATUSES.filter((one) => !kind.isPlain || PLAIN.includes(one)).map((one) => (
          <ViewButton
            key={one}
            isOn={one === status}
            onPress={() => query.set('status', one === 'all' ? undefined : one)}
          >
            {t(`content.statuses.${one}`)}
          </ViewButton>
        ))}
      </ViewBar>
      <ListTools count={shown && counted(shown.count)}>
        {kind.list.search && (
          <Input
            {...search}
            type="search"
            allowClear
            placeholder={t('content.search')}
            aria-label={t('content.search')}
          />
        )}
        <ColumnChoice
          columns={columns.map(({ key, title }) => ({ key, label: String(title) }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <KeySheet />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <DataTable
            label={t(`kinds.${kind.path}`)}
            columns={columns.filter(({ key }) => chosen.includes(key))}
            rows={rows}
            rowKey={({ id }) => id}
            isCompact
            selection={
              mayChoose ? { ...selection, nameOf: (row) => row[kind.called] ?? t('content.nameless') } : undefined
            }
            loading={isFetching}
            empty={
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(query.filtered ? 'content.noMatch' : 'content.empty')}
              >
                {query.filtered && <Button onClick={query.clear}>{t('bookings.clear')}</Button>}
              </Empty>
            }
            pagination={{
              current: query.page,
              pageSize: kind.list.pages ? PAGE_SIZE : Math.max(1, shown?.count ?? 1),
              total: shown?.count ?? 0,
              onChange: (page) => query.set('page', page > 1 ? String(page) : undefined),
            }}
          />
        </ComponentBoundary>
      )}
      {hasChosen && (
        <ComponentBoundary of={isPricing || selection.chosen.length}>
          <ContentBulk
            kind={kind}
            rows={rows}
            count={shown?.count ?? 0}
            query={asked}
            columns={chosen}
            selection={selection}
            isPricing={isPricing}
            onPriced={() => setPricing(false)}
          />
        </ComponentBoundary>
      )}
      {isMaking && <NewDialog kind={kind} onClose={() => setMaking(false)} />}
    </OfficePage>
  );
}
