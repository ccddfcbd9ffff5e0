import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ApiError, ifMatch, useAppStore } from '@atoll/api-client/base';
import type { MediaDto } from '@atoll/api-client/endpoints/media.gen';
import { upload } from '@atoll/api-client/upload';
import { paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../../office/office-dialog';
import { faultOf, refusalOf } from '../file-rules';
import { asDataUrl, libraryChanged, useWholePicture } from '../media-api';
import { FilesButton } from '../uploads/files-button';
import type { PictureDialogProps } from './dialog-props';
import styles from './picture.module.css';

interface Chosen {
  file: File;
  seen: string;
}

/** Puts another file in a picture's place, after both have been seen side by side; every place that shows it shows the new one. */
export function ReplaceDialog({ media, onClose }: PictureDialogProps) {
  const { t } = useTranslation('admin');
  const store = useAppStore();
  const { data: before } = useWholePicture(media);
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const [share, setShare] = useState<number>();
  const other = error?.code === 'duplicate_file' ? Number(error.body?.['media']) : undefined;

  const choose = async ([file]: File[]) => {
    if (!file) return;
    const no = refusalOf(file);
    setError(undefined);
    setRefusal(no && t(`media.${no}`));
    setChosen(no ? undefined : { file, seen: await asDataUrl(file) });
  };
  const send = async () => {
    if (!chosen) return;
    setError(undefined);
    const body = new FormData();
    body.append('file', chosen.file);
    try {
      setShare(0);
      await upload<MediaDto>({
        url: `/api/media/${media.id}/file/`,
        method: 'PUT',
        body,
        headers: { 'If-Match': ifMatch(media.version) },
        onProgress: setShare,
      });
      store.dispatch(libraryChanged());
      notify({ kind: 'success', text: t('media.replaced') });
      onClose();
    } catch (problem) {
      const { status } = problem as ApiError;
      // The page shows what is stored now; who still wants to replace it can.
      if (status === 412) store.dispatch(libraryChanged());
      setError(problem as ApiError);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <OfficeDialog
      title={t('media.replaceOne', { name: media.filename })}
      onClose={onClose}
      submit={{
        label: t('media.replaceSubmit'),
        run: () => void send(),
        isBusy: share !== undefined,
        isDisabled: !chosen,
      }}
    >
      <p>{t('media.replaceEffect', { count: media.usage_count })}</p>
      {error && (
        <Notice kind="error">
          {faultOf(error)} {other && <Link to={paths.dashboardPicture(other)}>{t('media.openOther')}</Link>}
        </Notice>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <div>
        <FilesButton isSingle label={t('media.chooseFile')} onChoose={(files) => void choose(files)} />
      </div>
      {share !== undefined && <progress value={share} max={1} aria-label={t('media.replaceSubmit')} />}
      <div className={styles.pair}>
        <figure>
          {before && <img src={before} alt="" />}
          <figcaption>{t('media.before')}</figcaption>
        </figure>
        {chosen && (
          <figure>
            <img src={chosen.seen} alt="" />
            <figcaption>{t('media.after', { name: chosen.file.name })}</figcaption>
          </figure>
        )}
      </div>
    </OfficeDialog>
  );
}
