import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { useListMediaQuery } from '@atoll/api-client/endpoints/media.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { errorText } from '@atoll/i18n/error-text';
import { FileField } from '@atoll/ui/file-field';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { LoadFailure } from '../../office/load-failure';
import { OfficeDialog } from '../../office/office-dialog';
import { useSearchField } from '../../office/use-list-query';
import { useUploadPictureMutation } from '../content-api';
import styles from './fields.module.css';

const PAGE_SIZE = 24;
/** Bytes of a picture at most (specification §9). */
const MOST_BYTES = 5_242_880;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

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
  const [search, setSearch] = useState<string>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number[]>([]);
  const field = useSearchField(
    search,
    useCallback((text) => {
      setSearch(text);
      setPage(1);
    }, []),
  );
  const { data, error, isFetching, refetch } = useListMediaQuery({ search, page, pageSize: PAGE_SIZE, sort: 'newest' });
  const toggle = (id: number) => {
    if (chosen.includes(id)) setChosen(chosen.filter((one) => one !== id));
    else setChosen(most === 1 ? [id] : [...chosen, id].slice(-most));
  };
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
      {mayUpload && <Upload onDone={(id) => toggle(id)} />}
      <TextField type="search" label={t('fields.searchPictures')} {...field} />
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
      {data?.count === 0 && <p>{t(search ? 'content.noMatch' : 'fields.noPictures')}</p>}
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

/** Takes a file into the library; what it cannot be is said before it is sent. */
function Upload({ onDone }: { onDone: (id: number) => void }) {
  const { t } = useTranslation('admin');
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [name, setName] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isKnown, setKnown] = useState(false);
  const send = async (file: File) => {
    setName(file.name);
    setKnown(false);
    setFault(undefined);
    if (!TYPES.includes(file.type)) return setFault(t('fields.wrongType'));
    if (file.size > MOST_BYTES) return setFault(t('fields.tooLarge'));
    try {
      const answer = await upload({ file }).unwrap();
      setKnown(answer.duplicate);
      return onDone(answer.id);
    } catch (error) {
      return setFault(errorText(error));
    }
  };
  return (
    <>
      <FileField
        label={t('fields.upload')}
        hint={t('fields.uploadHint')}
        error={fault}
        name={name}
        busy={isLoading}
        accept={TYPES.join(',')}
        onChoose={(file) => void send(file)}
      />
      {isKnown && <Notice>{t('fields.known')}</Notice>}
    </>
  );
}
