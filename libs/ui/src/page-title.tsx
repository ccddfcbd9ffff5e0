import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { documentTitle } from '@atoll/contract/title';

/**
 * Names the document while a page is shown, as the server's document names it: `Packages · Atoll Travel`. Without a title yet the
 * document keeps the one that it has.
 * @param site what the agency calls its site (`useSiteName`); the product's name where that is not known
 */
export function usePageTitle(title: string | null | undefined, site: string | undefined): void {
  const { t } = useTranslation('common');
  const name = site || t('site.name');
  useEffect(() => {
    if (title) document.title = documentTitle(title, name);
  }, [title, name]);
}

/** The same as a part of a page. */
export function PageTitle({ title, site }: { title: string; site: string | undefined }) {
  usePageTitle(title, site);
  return null;
}
