import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';

/** True when the list is there and only shorter than the address thinks: another try would find the same. */
export const isPastTheEnd = (error: unknown, page: number): boolean =>
  page > 1 && isApiError(error) && error.status === 404;

/** A page that the list does not have, and the way to the one it has. `to` is the address of the first page. */
export function PastTheEnd({ page, to }: { page: number; to: string }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState title={t('pastEnd.title', { page })} text={t('pastEnd.text')}>
      <LinkButton to={to}>{t('pastEnd.back')}</LinkButton>
    </EmptyState>
  );
}
