import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../../office/office-dialog';
import { type MediaUse, useDeletePictureMutation } from '../media-api';
import { UsageList } from '../usage-list';
import type { PictureDialogProps } from './dialog-props';

/** Deletes a picture that nothing shows; of another one it says where that is. */
export function DeleteDialog({ media, onClose, onGone }: PictureDialogProps) {
  const { t } = useTranslation('admin');
  const [remove, { isLoading }] = useDeletePictureMutation();
  const [error, setError] = useState<ApiError>();
  // Somebody may have begun to show it since the page was read.
  const usage = (error?.body?.['usage'] as MediaUse[] | undefined) ?? media.usage;
  const run = async () => {
    setError(undefined);
    try {
      await remove({ id: media.id, version: media.version }).unwrap();
      notify({ kind: 'success', text: t('media.gone', { name: media.filename }) });
      onGone();
    } catch (problem) {
      setError(problem as ApiError);
    }
  };
  const title = t('media.deleteOne', { name: media.filename });
  if (usage.length > 0)
    return (
      <OfficeDialog title={title} onClose={onClose}>
        <Notice kind="warning" title={t('media.blocked', { count: usage.length })}>
          <p>{t('media.blockedText')}</p>
          <UsageList usage={usage} />
        </Notice>
      </OfficeDialog>
    );
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      submit={{ label: t('media.deleteForGood'), run: () => void run(), isBusy: isLoading, isDanger: true }}
    >
      {error && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{t('media.deleteEffect')}</p>
    </OfficeDialog>
  );
}
