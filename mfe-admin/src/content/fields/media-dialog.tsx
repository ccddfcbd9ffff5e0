import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { useListMediaQuery } from '@atoll/api-client/endpoints/media.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { LoadFailure } from '../../office/load-failure';
import { OfficeDialog } from '../../office/office-dialog';
import { useSearchField } from '../../office/use-list-query';
import { MediaFilters, mediaQuery } from '../../media/media-filters';
import { FilesButton } from '../../media/uploads/files-button';
import { UploadQueue } from '../../media/uploads/upload-queue';
import { useUploads } from '../../media/uploads/use-uploads';
import styles from './fields.module.css';

const PAGE_SIZE = 24;

/** The library: pictures to choose, found by their names, and a way to take in another one. */
export function MediaDialog({
  most,
  taken,
  onClose,
  onChoose,
}: {
  /** How many may be chosen. */
  most: number;
  /** Those that are there already. */
  taken: readonly number[];
  onClose: () => void;
  onChoose: (ids: number[]) => void;
}) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const mayUpload = usePermission('media.upload');
  const [asked, setAsked] = useState<Readonly<Record<string, string | undefined>>>({});
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number[]>([]);
  const set = useCallback((name: string, value: string | undefined) => {
    setAsked((now) => ({ ...now, [name]: value }));
    setPage(1);
  }, []);
  const field = useSearchField(
    asked['search'],
    useCallback((text) => set('search', text), [set]),
  );
  const get = (name: string) => asked[name];
  const { data, error, isFetching, refetch } = useListMediaQuery({ ...mediaQuery(get), page, pageSize: PAGE_SIZE });
  const add = (id: number) =>
    setChosen((now) => (most === 1 ? [id] : [...now.filter((one) => one !== id), id].slice(-most)));
  const toggle = (id: number) => (chosen.includes(id) ? setChosen(chosen.filter((one) => one !== id)) : add(id));
  // What comes in is chosen at once, unless it is there already.
  const uploads = useUploads({ folder: mediaQuery(get).folder, onDone: ({ id }) => !taken.includes(id) && add(id) });
  return (
    <OfficeDialog
      isWide
      title={t('fields.library')}
      onClose={onClose}
      submit={{
        label: t('fields.choose', { count: chosen.length }),
        run: () => onChoose(chosen),
        isDisabled: chosen.length === 0,
      }}
    >
      {mayUpload && (
        <div>
          <FilesButton isSingle={most === 1} label={t('media.upload')} onChoose={uploads.add} />
        </div>
      )}
      <UploadQueue uploads={uploads} hasLinks={false} />
      <TextField type="search" label={t('fields.searchPictures')} {...field} />
      <div className={styles.filters}>
        <MediaFilters get={get} set={set} />
      </div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} small />}
      {data && (
        <ul className={styles.tiles} aria-busy={isFetching} aria-label={t('fields.library')}>
          {data.results.map((item) => {
            const alt = item.alt[language] ?? item.alt.en ?? item.filename;
            const isTaken = taken.includes(item.id);
            return (
              <li key={item.id}>
                <button
                  type="button"
                  className={styles.pick}
                  aria-pressed={isTaken || chosen.includes(item.id)}
                  disabled={isTaken}
                  onClick={() => toggle(item.id)}
                >
                  <img src={item.variants.card} width={400} height={300} alt={alt} loading="lazy" />
                  <span>{isTaken ? t('fields.taken') : item.filename}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {data?.count === 0 && <p>{t(Object.values(asked).some(Boolean) ? 'content.noMatch' : 'fields.noPictures')}</p>}
      {data && data.count > PAGE_SIZE && (
        <div role="group" aria-label={t('fields.pages')}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('fields.before')}
          </Button>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {t('fields.after')}
          </Button>
        </div>
      )}
    </OfficeDialog>
  );
}
