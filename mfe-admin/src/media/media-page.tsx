import { Button, Empty, Input, Pagination, Select, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { useListMediaQuery } from '@atoll/api-client/endpoints/media.gen';
import { useStored } from '@atoll/api-client/use-stored';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { standingOf } from '@atoll/ui/office/list-answer';
import { useSelection } from '@atoll/ui/office/use-selection';
import { KeySheet } from '../office/key-sheet';
import { LeaveGuard } from '../office/leave-guard';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { BulkBar } from './bulk/bulk-bar';
import { MediaFilters, SORTS, mediaQuery } from './media-filters';
import { MediaGrid } from './media-grid';
import { MediaTable } from './media-table';
import styles from './media.module.css';
import { FilesButton } from './uploads/files-button';
import { UploadQueue } from './uploads/upload-queue';
import uploadStyles from './uploads/uploads.module.css';
import { useFileDrop } from './uploads/use-file-drop';
import { useUploads } from './uploads/use-uploads';

const PAGE_SIZE = 48;
const LOOKS = ['grid', 'list'] as const;
type Look = (typeof LOOKS)[number];
const parseLook = (value: unknown): Look | null => LOOKS.find((look) => look === value) ?? null;

/** `/dashboard/media`: every picture of the agency, where it is shown and what it lacks; files are dropped anywhere on it. */
export default function MediaPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const mayUpload = usePermission('media.upload');
  const [look, setLook] = useStored<Look>('look:media', 'grid', parseLook);
  const [isFiltering, setFiltering] = useState(false);
  const asked = mediaQuery(query.get);
  const uploads = useUploads({ folder: asked.folder });
  const isOver = useFileDrop(mayUpload, uploads.add);
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListMediaQuery({ ...asked, page: query.page, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true }),
  );
  const rows = shown?.results ?? [];
  const selection = useSelection(rows.map(({ id }) => String(id)));
  const List = look === 'grid' ? MediaGrid : MediaTable;
  return (
    <OfficePage
      title={t('media.title')}
      lead={mayUpload ? t('media.lead') : undefined}
      actions={mayUpload && <FilesButton label={t('media.upload')} onChoose={uploads.add} />}
    >
      {isOver && <div className={uploadStyles.over}>{t('media.dropHere')}</div>}
      <UploadQueue uploads={uploads} />
      <LeaveGuard isOn={uploads.isBusy} text={t('media.leaveText')} />
      <ListTools count={shown && t('media.count', { count: shown.count })}>
        <Input {...search} type="search" allowClear placeholder={t('media.search')} aria-label={t('media.search')} />
        <Button className={styles.opener} aria-expanded={isFiltering} onClick={() => setFiltering(!isFiltering)}>
          {t('filters.title')}
        </Button>
        <div className={styles.filters} data-open={isFiltering || undefined}>
          <MediaFilters isWhole get={query.get} set={query.set} />
        </div>
        <Select
          aria-label={t('media.sort')}
          value={asked.sort}
          onChange={(sort) => query.set('sort', sort)}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`media.sort_${value}`) }))}
        />
        {query.filtered && (
          <Button type="text" onClick={query.clear}>
            {t('bookings.clear')}
          </Button>
        )}
      </ListTools>
      <div className={styles.line}>
        {mayUpload && look === 'grid' && rows.length > 0 && (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={selection.chosen.length === rows.length}
              onChange={(event) => selection.all(event.target.checked)}
            />
            {t('media.all')}
          </label>
        )}
        <div className={styles.looks} role="group" aria-label={t('media.look')}>
          {LOOKS.map((one) => (
            <Button key={one} type="text" aria-pressed={one === look} onClick={() => setLook(one)}>
              {t(`media.look_${one}`)}
            </Button>
          ))}
          <KeySheet of="pictures" />
        </div>
      </div>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!shown && !failed && <Waiting />}
      {shown && (
        <ComponentBoundary of={shown}>
          {rows.length > 0 ? (
            <List rows={rows} selection={mayUpload ? selection : undefined} isBusy={isFetching} />
          ) : (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={t(query.filtered ? 'media.noMatch' : 'media.empty')}
            >
              {query.filtered && <Button onClick={query.clear}>{t('bookings.clear')}</Button>}
            </Empty>
          )}
          <Pagination
            showSizeChanger={false}
            hideOnSinglePage
            showLessItems
            current={query.page}
            pageSize={PAGE_SIZE}
            total={shown.count}
            onChange={(page) => query.set('page', page > 1 ? String(page) : undefined)}
          />
        </ComponentBoundary>
      )}
      <BulkBar rows={rows.filter(({ id }) => selection.chosen.includes(String(id)))} selection={selection} />
    </OfficePage>
  );
}

/** The grid before its pictures are known: as many places as will stand there at first sight. */
function Waiting() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  );
}
