import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { ErrorCard } from '@atoll/ui/error-card';

/** What an office page or list could not read, and another try. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <ErrorCard
      title={t('failed.title')}
      text={errorText(error)}
      errorId={isApiError(error) ? error.errorId : undefined}
      onRetry={onRetry}
    />
  );
}
