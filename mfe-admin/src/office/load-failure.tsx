import { useTranslation } from 'react-i18next';
import { ErrorCard } from '@atoll/ui/error-card';

/** What an office page or list could not read, and another try. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('admin');
  return <ErrorCard title={t('failed.title')} error={error} onRetry={onRetry} />;
}
