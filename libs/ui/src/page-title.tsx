import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document's title: `Packages · Atoll`. `whole` is a title that already names the site. */
export function PageTitle({ title, whole }: { title: string; whole?: boolean }) {
  const { t } = useTranslation('common');
  const text = whole ? title : `${title} · ${t('site.name')}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
