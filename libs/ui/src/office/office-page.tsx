import type { ReactNode } from 'react';
import { ErrorCard } from '../error-card.tsx';
import { PageHeading } from '../page-heading.tsx';
import styles from './office-page.module.css';
import { OfficeProvider } from './office-provider.tsx';

export interface OfficePageProps {
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
}

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
  failed,
}: OfficePageProps & { failed: string }) {
  return (
    <OfficeProvider>
      <div className={styles.page}>
        {back}
        <div className={styles.top} data-coded={coded || undefined}>
          <PageHeading title={title} lead={lead} />
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {error ? <ErrorCard title={failed} error={error} onRetry={onRetry} /> : children}
      </div>
    </OfficeProvider>
  );
}
