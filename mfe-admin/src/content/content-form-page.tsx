import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { isApiError } from '@atoll/api-client/base';
import { useGetContentStateQuery } from '@atoll/api-client/endpoints/content.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Notice } from '@atoll/ui/notice';
import { BackLink } from '../office/back-link';
import { OfficePage } from '../office/office-page';
import { useGetEditableQuery } from './content-api';
import { ContentForm } from './content-form';
import { type Kind, nameOf } from './kind';
import { kindAt } from './kinds';
import { useHandsIn, usePending, waitingOf } from './use-pending';

/** `/dashboard/packages/:id` and its likes: one thing that the office sells or writes, with all its fields and the steps of its life. */
export default function ContentFormPage() {
  const { pathname } = useLocation();
  const kind = kindAt(pathname);
  const { id = '' } = useParams();
  return kind ? <Loaded key={`${kind.path}/${id}`} kind={kind} id={Number(id)} /> : null;
}

function Loaded({ kind, id }: { kind: Kind; id: number }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const known = Number.isInteger(id) && id > 0;
  const {
    data: stored,
    error,
    refetch,
  } = useGetEditableQuery(
    { path: kind.path, id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, skip: !known },
  );
  // Who hands in goes on from what waits already: it is read first.
  const waits = usePending(kind, id, { skip: !useHandsIn(kind)(stored?.status) });
  const { pending, isReady } = waits;
  // What may be done with it comes beside it: buttons that come later would move what is about to be pressed.
  const { isLoading } = useGetContentStateQuery(
    { kind: kind.path, id: String(id) },
    { refetchOnMountOrArgChange: true, skip: !known },
  );
  const data = useMemo(
    () => (stored && pending ? { ...stored, waiting: waitingOf(kind, pending) } : stored),
    [kind, stored, pending],
  );
  const [isOpen, setOpen] = useState(false);
  if (data && isReady && !isLoading && !isOpen) setOpen(true);
  const back = <BackLink to={kind.screen}>{t(`kinds.${kind.path}`)}</BackLink>;
  const isGone = isApiError(error) && error.status === 404;
  if (!known || (isGone && !isOpen))
    return (
      <OfficePage title={t('content.notFound')} back={back}>
        <p>{t('content.notFoundText')}</p>
      </OfficePage>
    );
  const failure = data && isOpen ? undefined : (error ?? waits.error);
  const waiting = failure ? t(`kinds.${kind.path}`) : t('content.loading');
  const title = data ? nameOf(kind, data, language) || t('content.nameless') : waiting;
  return (
    // What has been read once stays on the page, with what was typed, whatever becomes of a later read.
    <OfficePage title={title} back={back} error={failure} onRetry={() => void (error ? refetch() : waits.refetch())}>
      {data && isOpen ? (
        <>
          {isGone && (
            <Notice kind="error" title={t('content.notFound')}>
              {t('content.notFoundText')}
            </Notice>
          )}
          <ComponentBoundary of={data.id}>
            <ContentForm kind={kind} read={data} />
          </ComponentBoundary>
        </>
      ) : (
        <Skeleton active />
      )}
    </OfficePage>
  );
}
