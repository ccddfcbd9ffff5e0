import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetHomepageQuery } from '@atoll/api-client/endpoints/homepage.gen';
import { useLanguage } from '@atoll/i18n/instance';

/** Names the document while the page is shown, as its first answer did: `Manta season in Baa Atoll · Atoll Travel`. */
export function usePageTitle(title: string | null | undefined): void {
  const { t } = useTranslation('common');
  // The frame has asked for it already; this reads the cache.
  const { data } = useGetHomepageQuery({ lang: useLanguage() });
  const site = data?.settings?.site_title ?? t('site.name');
  useEffect(() => {
    if (title) document.title = title.includes(site) ? title : `${title} · ${site}`;
  }, [title, site]);
}
