import { useTranslation } from 'react-i18next';
import { useGetUserQuery } from '@atoll/api-client/endpoints/users.gen';
import { LoadFailure } from '../office/load-failure';
import { OfficeDialog } from '../office/office-dialog';
import { UserForm } from './user-form';

/** A colleague, opened from the list. */
export function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetUserQuery({ id }, { refetchOnMountOrArgChange: true });
  if (data) return <UserForm key={data.id} user={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <OfficeDialog title={t('users.title')} onClose={onClose}>
      <LoadFailure error={error} onRetry={() => void refetch()} small />
    </OfficeDialog>
  );
}
