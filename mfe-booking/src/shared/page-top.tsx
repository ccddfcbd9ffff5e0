import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Icon } from '@atoll/ui/icon';
import { LocalLink } from '@atoll/ui/local-link';
import { useAgency } from './booking-api';
import styles from './layout.module.css';

/** Title of the document while a page is shown. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('common');
  const site = useAgency()?.site_title ?? t('site.name');
  const full = title.includes(site) ? title : `${title} · ${site}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/** The way back to the trip, the page's h1 and its lead. */
export function PageTop({ slug, title, lead }: { slug: string; title: string; lead: ReactNode }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <LocalLink to={paths.package(slug)} className={styles.back}>
        <Icon name="back" />
        {t('back')}
      </LocalLink>
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
    </>
  );
}
