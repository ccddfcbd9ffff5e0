import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RedirectDto, useGetRedirectQuery } from '@atoll/api-client/endpoints/redirects.gen';
import { LoadFailure } from '../office/load-failure';
import { OfficeDialog } from '../office/office-dialog';
import { RedirectForm } from './redirect-form';

/** A redirect of the list, or a new one. */
export function RedirectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const isNew = id === 'new';
  // Once it is read the form goes on by itself: what is deleted here is not asked for again.
  const [read, setRead] = useState<RedirectDto>();
  const { data, error, isFetching, refetch } = useGetRedirectQuery(
    { id: Number(id) },
    { skip: isNew || read !== undefined, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (data && !isFetching) setRead(data);
  }, [data, isFetching]);
  if (isNew) return <RedirectForm onClose={onClose} />;
  if (read) return <RedirectForm redirect={read} onClose={onClose} />;
  if (!error) return null;
  return (
    <OfficeDialog title={t('settings.redirects')} onClose={onClose}>
      <LoadFailure error={error} onRetry={() => void refetch()} small />
    </OfficeDialog>
  );
}
