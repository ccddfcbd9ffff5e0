import { Button, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isApiError, useAppStore, usePermission } from '@atoll/api-client/base';
import { useFileDownload } from '@atoll/api-client/download';
import { type MediaDto, useGetMediaQuery } from '@atoll/api-client/endpoints/media.gen';
import { paths } from '@atoll/contract/paths';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { notifyError } from '@atoll/ui/shell-context';
import { BackLink } from '../../office/back-link';
import { OfficePage } from '../../office/office-page';
import { libraryChanged } from '../media-api';
import { DeleteDialog } from './delete-dialog';
import { PictureEditor } from './picture-editor';
import { ReplaceDialog } from './replace-dialog';

/** `/dashboard/media/:id`: one picture, what must stay in view, what is said of it and where it is shown. */
export default function PicturePage() {
  const { id = '' } = useParams();
  return <Loaded key={id} id={Number(id)} />;
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const known = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useGetMediaQuery(
    { id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, skip: !known },
  );
  // Lists are read again once nobody asks for the picture that is gone.
  const store = useAppStore();
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current && store.dispatch(libraryChanged())), [store]);
  const goTo = useNavigate();
  const leave = () => {
    isGone.current = true;
    void goTo(paths.dashboardMedia(), { replace: true });
  };
  const back = <BackLink to={paths.dashboardMedia()}>{t('media.title')}</BackLink>;
  if (!known || (isApiError(error) && error.status === 404))
    return (
      <OfficePage title={t('content.notFound')} back={back}>
        <p>{t('content.notFoundText')}</p>
      </OfficePage>
    );
  return (
    // What has been read once stays on the page, with what was typed, whatever becomes of a later read.
    <OfficePage
      title={data?.filename ?? t('content.loading')}
      back={back}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      actions={data && <Steps media={data} onGone={leave} />}
    >
      {data ? (
        <ComponentBoundary of={data.id}>
          <PictureEditor read={data} />
        </ComponentBoundary>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </OfficePage>
  );
}

const DIALOGS = { replace: ReplaceDialog, delete: DeleteDialog };

/** What can be done with the file itself. */
function Steps({ media, onGone }: { media: MediaDto; onGone: () => void }) {
  const { t } = useTranslation('admin');
  const mayUpload = usePermission('media.upload');
  const mayDelete = usePermission('media.delete');
  const { download, isBusy } = useFileDownload(notifyError);
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const Dialog = open && DIALOGS[open];
  return (
    <>
      <Button aria-busy={isBusy} onClick={() => !isBusy && void download({ url: `/api/media/${media.id}/file/` })}>
        {t('media.download')}
      </Button>
      {mayUpload && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('replace')}>
          {t('media.replace')}
        </Button>
      )}
      {mayDelete && (
        <Button danger aria-haspopup="dialog" onClick={() => setOpen('delete')}>
          {t('media.delete')}
        </Button>
      )}
      {Dialog && <Dialog media={media} onClose={() => setOpen(undefined)} onGone={onGone} />}
    </>
  );
}
