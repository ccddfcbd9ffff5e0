import { useTranslation } from 'react-i18next';
import { ErrorCard } from '@atoll/ui/error-card';

/** What an office page or list could not read, and another try. `small` stands in a page that works otherwise. */
export function LoadFailure({
  error,
  onRetry,
  small = false,
}: {
  error: unknown;
  onRetry: (() => void) | undefined;
  small?: boolean;
}) {
  const { t } = useTranslation('admin');
  return <ErrorCard title={t('failed.title')} error={error} onRetry={onRetry} small={small} />;
}
