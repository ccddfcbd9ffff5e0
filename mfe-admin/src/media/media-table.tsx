import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import type { Column } from '@atoll/ui/office/data-table';
import type { Selection } from '@atoll/ui/office/use-selection';
import { DataTable } from '../office/data-table';
import styles from './media.module.css';
import type { Picture } from './media-api';
import { PictureMarks } from './picture-marks';
import { useFileSize } from './use-file-size';

/** Pictures as rows: what a tile has no room for. */
export function MediaTable({
  rows,
  selection,
  isBusy,
}: {
  rows: Picture[];
  selection: Selection | undefined;
  isBusy: boolean;
}) {
  const { t } = useTranslation('admin');
  const size = useFileSize();
  const columns: Column<Picture>[] = [
    {
      key: 'name',
      title: t('media.filename'),
      render: ({ id, filename, variants }) => (
        <span className={styles.row}>
          <img src={variants.thumbnail} width={150} height={150} alt="" loading="lazy" />
          <Link to={paths.dashboardPicture(id)}>{filename}</Link>
        </span>
      ),
    },
    {
      key: 'marks',
      title: t('media.use'),
      render: (picture) => (
        <span className={styles.marks}>
          <PictureMarks picture={picture} />
        </span>
      ),
    },
    { key: 'folder', narrow: 'hidden', title: t('media.folder'), render: ({ folder }) => folder || '—' },
    { key: 'licence', narrow: 'hidden', title: t('media.licence'), render: ({ licence }) => licence ?? '—' },
    {
      key: 'size',
      narrow: 'hidden',
      align: 'end',
      title: t('media.size'),
      render: ({ width, height, bytes }) => (
        <>
          {t('media.pixels', { width, height })}
          <span className={styles.second}>{size(bytes)}</span>
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={t('media.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isCompact
      loading={isBusy}
      selection={selection && { ...selection, nameOf: ({ filename }: Picture) => filename }}
    />
  );
}
