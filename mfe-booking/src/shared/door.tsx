import type { ReactNode } from 'react';
import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { useDocumentTitle } from '../shared/page-top';
import styles from './account.module.css';

/** A page before the account: one thing to do, and where else to go. */
export function Door({
  title,
  lead,
  others,
  children,
}: {
  title: string;
  lead?: string | undefined;
  others?: ReactNode;
  children: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <Container className="doc-fill">
      <div className={styles.door}>
        <PageHeading title={title} lead={lead} />
        <div className={styles.panel}>{children}</div>
        {others && <div className={styles.others}>{others}</div>}
      </div>
    </Container>
  );
}
