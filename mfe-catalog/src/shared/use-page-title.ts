import { useTranslation } from 'react-i18next';
import { useSiteName } from '@atoll/api-client/site-name';
import { useLanguage } from '@atoll/i18n/instance';
import { usePageTitle as useTitle } from '@atoll/ui/page-title';

/** Names the document while the page is shown, as its first answer did: `Manta season in Baa Atoll · Atoll Travel`. */
export const usePageTitle = (title: string | null | undefined): void => useTitle(title, useSiteName(useLanguage()));

/** The title of a page of a list, as the server's document says it (`listHead`). */
export function useListTitle(title: string, page: number): string {
  const { t } = useTranslation('catalog');
  return page > 1 ? t('lists.laterPage', { title, page }) : title;
}
