import { useTranslation } from 'react-i18next';
import { useGetRedirectQuery } from '@atoll/api-client/endpoints/redirects.gen';
import { LoadFailure } from '../office/load-failure';
import { OfficeDialog } from '../office/office-dialog';
import { RedirectForm } from './redirect-form';

/** A redirect of the list, or a new one. */
export function RedirectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const isNew = id === 'new';
  const { data, error, refetch } = useGetRedirectQuery(
    { id: Number(id) },
    { skip: isNew, refetchOnMountOrArgChange: true },
  );
  if (isNew) return <RedirectForm onClose={onClose} />;
  if (data) return <RedirectForm redirect={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <OfficeDialog title={t('settings.redirects')} onClose={onClose}>
      <LoadFailure error={error} onRetry={() => void refetch()} small />
    </OfficeDialog>
  );
}
