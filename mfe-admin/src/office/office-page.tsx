import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@atoll/i18n/error-text';
import { isApiError } from '@atoll/api-client/base';
import { ErrorCard } from '@atoll/ui/error-card';
import { PageHeading } from '@atoll/ui/page-heading';
import styles from './office-page.module.css';
import { OfficeTheme } from './office-theme';

/** Frame of an office page: heading, then the content in the office's theme, or the error with Retry. */
export function OfficePage({
  title,
  lead,
  back,
  error,
  onRetry,
  children,
}: {
  title: string;
  lead?: ReactNode;
  back?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin');
  return (
    <OfficeTheme>
      <div className={styles.page}>
        {back}
        <PageHeading title={title} lead={lead} />
        {error ? (
          <ErrorCard
            title={t('failed.title')}
            text={errorText(error)}
            errorId={isApiError(error) ? error.errorId : undefined}
            onRetry={onRetry}
          />
        ) : (
          children
        )}
      </div>
    </OfficeTheme>
  );
}
