import type { PageHead, PageMaking } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';

interface Item {
  name: string;
  slug: string;
  cover_image: PageHead['share'];
}

interface ListHead {
  list: { results: readonly Item[] };
  /** `name` is what the list is called on the way to its pages. */
  words: { title: string; name: string; lead: string; description: string };
  making: PageMaking;
  /** Number of the page that is shown. */
  page: number;
  /** The filters as the page writes them. */
  plain: URLSearchParams;
  pathOf(slug: string): string;
}

/** What the document of a list says. Its pages are found without filters; a search is nobody's page. */
export function listHead({ list: { results }, words, making, page, plain, pathOf }: ListHead): PageHead {
  const { search, path, language, url, texts } = making;
  const t = texts('catalog');
  const isFiltered = [...search.keys()].some((name) => name !== 'page');
  plain.sort();
  return {
    title: page > 1 ? t('lists.laterPage', { title: words.title, page }) : words.title,
    description: words.description,
    heading: { title: words.title, lead: words.lead },
    canonical: page > 1 && !isFiltered ? `${path}?page=${page}` : path,
    noindex: search.has('search'),
    crumbs: [
      { name: t('nav.home'), path: paths.home() },
      { name: words.name, path },
    ],
    structuredData: [
      {
        '@type': 'ItemList',
        itemListElement: results.map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: url(localized(pathOf(slug), language)),
        })),
      },
    ],
    share: results[0]?.cover_image ?? null,
    // A list that shows nothing, or something else than its address says, has addresses without number.
    kept: results.length > 0 && plain.toString() === search.toString(),
  };
}

/** What the document says where a list has no such page; the first one is there also when it shows nothing. */
export function missingList(
  { texts }: PageMaking,
  list: 'packages' | 'resorts' | 'experiences' | 'blog' | 'transportation',
  page: number,
) {
  const t = texts('catalog');
  if (page === 1) return { title: t(`${list}.none`), lead: t(`${list}.noneText`) };
  return { title: t('pastEnd.title', { page }), lead: t('pastEnd.text') };
}
