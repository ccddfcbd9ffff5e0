import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the document while the page is shown: `Manta season in Baa Atoll · Atoll Maldives`. */
export function usePageTitle(title: string | null | undefined): void {
  const { t } = useTranslation('common');
  const site = t('site.name');
  useEffect(() => {
    if (title) document.title = title.includes(site) ? title : `${title} · ${site}`;
  }, [title, site]);
}
