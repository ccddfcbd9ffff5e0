import type { ReactNode } from 'react';
import { useSiteName } from '@atoll/api-client/site-name';
import { useLanguage } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { LocalLink } from '@atoll/ui/local-link';
import { usePageTitle } from '@atoll/ui/page-title';
import styles from './layout.module.css';

/** Title of the document while a page is shown. */
export const useDocumentTitle = (title: string | undefined): void => usePageTitle(title, useSiteName(useLanguage()));

/** The way back to the trip, the page's h1 and its lead. */
export function PageTop({ to, back, title, lead }: { to: string; back: string; title: string; lead: ReactNode }) {
  return (
    <>
      <LocalLink to={to} className={styles.back}>
        <Icon name="back" />
        {back}
      </LocalLink>
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
    </>
  );
}
