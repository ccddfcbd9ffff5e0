import { Button, Empty, Input } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePermission, useSessionUser } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { MALDIVES_SHORT } from '@atoll/i18n/maldives-time';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Picture } from '@atoll/ui/picture';
import { Tag } from '@atoll/ui/tag';
import type { Column } from '@atoll/ui/office/data-table';
import { DataTable } from '../office/data-table';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { type ContentRow, useListContentQuery } from './content-api';
import styles from './content.module.css';
import { draftsOf } from './kept-draft';
import type { Kind } from './kind';
import { kindAt } from './kinds';
import { NewDialog } from './new-dialog';
import { ContentStatusTag, UnfinishedLanguages } from './status-tag';

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
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const mayChange = usePermission(kind.permissions.change);
  const [isMaking, setMaking] = useState(false);
  const status = STATUSES.find((one) => one === query.get('status')) ?? 'all';
  const { currentData, data, error, isFetching, refetch } = useListContentQuery(
    {
      path: kind.path,
      query: {
        lang: language,
        status,
        ...(kind.list.pages && { page: query.page, page_size: PAGE_SIZE }),
        ...(kind.list.search && { search: query.search }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  // While the next answer is on its way the last one stays, dimmed.
  const shown = currentData ?? (isFetching ? data : undefined);
  const failed = error !== undefined && !isFetching;
  const columns = useColumns(kind);
  return (
    <OfficePage
      title={t(`kinds.${kind.path}`)}
      actions={
        mayChange && (
          <Button type="primary" aria-haspopup="dialog" onClick={() => setMaking(true)}>
            {t(`newOf.${kind.path}`)}
          </Button>
        )
      }
    >
      <div className={styles.tabs} role="group" aria-label={t('content.status')}>
        {STATUSES.filter((one) => !kind.isPlain || PLAIN.includes(one)).map((one) => (
          <Button
            key={one}
            type="text"
            aria-pressed={one === status}
            onClick={() => query.set('status', one === 'all' ? undefined : one)}
          >
            {t(`content.statuses.${one}`)}
          </Button>
        ))}
      </div>
      <ListTools count={shown && t('content.count', { count: shown.count })}>
        {kind.list.search && (
          <Input
            {...search}
            type="search"
            allowClear
            placeholder={t('content.search')}
            aria-label={t('content.search')}
          />
        )}
        <KeySheet />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <DataTable
            label={t(`kinds.${kind.path}`)}
            columns={columns}
            rows={shown?.results ?? []}
            rowKey={({ id }) => id}
            isCompact
            loading={isFetching}
            empty={
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t(query.filtered ? 'content.noMatch' : 'content.empty')}
              />
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
      {isMaking && <NewDialog kind={kind} onClose={() => setMaking(false)} />}
    </OfficePage>
  );
}

function useColumns(kind: Kind): Column<ContentRow>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const user = useSessionUser()?.id ?? '';
  const drafts = draftsOf(user, kind.path);
  const columns: Column<ContentRow>[] = [
    {
      key: 'name',
      title: t('content.name'),
      render: (row) => (
        <div className={styles.name}>
          {'cover_image' in row && (
            <div className={styles.picture}>
              <Picture picture={row.cover_image ?? null} sizes="3rem" decorative />
            </div>
          )}
          <div>
            <Link to={paths.dashboardForm(kind.screen, row.id)}>{row[kind.called] ?? t('content.nameless')}</Link>
            {(drafts.has(row.id) || row.editing?.pending) && (
              <span className={styles.marks}>
                {drafts.has(row.id) && <Tag tone="warning">{t('content.yours')}</Tag>}
                {row.editing?.pending && <Tag tone="accent">{t('pending.waits')}</Tag>}
              </span>
            )}
          </div>
        </div>
      ),
    },
    {
      key: 'status',
      narrow: 'start',
      title: t('content.status'),
      render: (row) =>
        row.status && (
          <span className={styles.cell}>
            <ContentStatusTag status={row.status} />
          </span>
        ),
    },
    {
      key: 'languages',
      narrow: 'end',
      title: t('content.languages'),
      render: (row) =>
        row.editing && (
          <span className={styles.cell}>
            <UnfinishedLanguages of={row.editing.translation_status} />
          </span>
        ),
    },
    {
      key: 'changed',
      narrow: 'hidden',
      title: t('content.lastChange'),
      render: (row) =>
        row.editing && (
          <>
            {format.date(row.editing.updated_at, MALDIVES_SHORT)}
            <span className={styles.second}>{row.editing.updated_by ?? t('content.atoll')}</span>
          </>
        ),
    },
  ];
  return columns;
}
