import type { ReactNode } from 'react';
import { useGetHomepageQuery } from '@atoll/api-client/endpoints/homepage.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { PageHeading } from '@atoll/ui/page-heading';
import { Picture } from '@atoll/ui/picture';
import styles from './door.module.css';
import { useDocumentTitle } from './page-top';

/** Where the picture is shown it fills what the form leaves. */
const VIEW_SIZES = '(min-width: 64rem) 50vw, 1px';

/** A page that leads to what is somebody's own: one thing to do, where else to go, and the sea beside it where there is room. */
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
  const view = useGetHomepageQuery({ lang: useLanguage() }).data?.hero?.image;
  useDocumentTitle(title);
  return (
    <Container className="doc-fill">
      <div className={view ? styles.beside : undefined}>
        <div className={styles.door}>
          <PageHeading title={title} lead={lead} />
          <div className={styles.panel}>{children}</div>
          {others && <div className={styles.others}>{others}</div>}
        </div>
        {view && (
          <div className={styles.view} aria-hidden="true">
            <Picture picture={view} sizes={VIEW_SIZES} variant="hero" decorative />
          </div>
        )}
      </div>
    </Container>
  );
}
