import type { ReactNode } from 'react';
import { PageHeading } from '@atoll/ui/page-heading';
import { LoadFailure } from './load-failure';
import styles from './office-page.module.css';
import { OfficeTheme } from './office-theme';

/** Frame of an office page: heading, then the content in the office's theme, or the error with Retry. */
export function OfficePage({
  title,
  coded,
  lead,
  back,
  actions,
  error,
  onRetry,
  children,
}: {
  title: string;
  /** The title names a code that people read out. */
  coded?: boolean;
  lead?: ReactNode;
  back?: ReactNode;
  /** What can be begun from the page; at the end of its heading. */
  actions?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  children: ReactNode;
}) {
  return (
    <OfficeTheme>
      <div className={styles.page}>
        {back}
        <div className={styles.top} data-coded={coded || undefined}>
          <PageHeading title={title} lead={lead} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {error ? <LoadFailure error={error} onRetry={onRetry} /> : children}
      </div>
    </OfficeTheme>
  );
}
