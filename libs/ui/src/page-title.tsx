import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Letters of a title of which search engines show the whole. */
const SHOWN = 65;

/** Cuts at a word's end, as the API does where it writes the title of a document (`api/src/front/web/head.ts`). */
function shortened(title: string): string {
  const flat = title.replace(/\s+/g, ' ').trim();
  if (flat.length <= SHOWN) return flat;
  const cut = flat.slice(0, SHOWN - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > SHOWN / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/**
 * Names the document while a page is shown, as the server's document names it: `Packages · Atoll Travel`. Without a title yet the
 * document keeps the one that it has.
 * @param site what the agency calls its site (`useSiteName`); the product's name where that is not known
 */
export function usePageTitle(title: string | null | undefined, site: string | undefined): void {
  const { t } = useTranslation('common');
  const name = site || t('site.name');
  useEffect(() => {
    if (title) document.title = title.includes(name) ? title : `${shortened(title)} · ${name}`;
  }, [title, name]);
}

/** The same as a part of a page. */
export function PageTitle({ title, site }: { title: string; site: string | undefined }) {
  usePageTitle(title, site);
  return null;
}
