import { resortsApi } from '@atoll/api-client/endpoints/resorts.gen';
import { type PageQuery, askIfThere, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import type { ResortDetail } from '../shared/catalog';
import { COMPARISON_NAMES, readComparison, writeComparison } from './compared';

/** Somebody's choice is nobody's page: it is for whoever has its address, and search engines have nothing to find. */
export default definePage<Record<string, ResortDetail | null>>({
  search: { free: COMPARISON_NAMES },
  queries: ({ language, search }) =>
    Object.fromEntries(
      readComparison(search).slugs.map((slug): [string, PageQuery<ResortDetail | null>] => [
        slug,
        askIfThere(resortsApi.endpoints.getResort, { lang: language, id: slug }),
      ]),
    ),
  head: (resorts, { texts, search }) => {
    const t = texts('catalog');
    const found = Object.values(resorts).filter((resort) => resort !== null);
    const plain = writeComparison(readComparison(search));
    plain.sort();
    return {
      title: t('compare.title'),
      description: t('compare.description'),
      heading: { title: t('compare.title'), lead: t('compare.lead') },
      canonical: paths.compare(),
      noindex: true,
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('resorts.title'), path: paths.resorts() },
        { name: t('compare.title'), path: paths.compare() },
      ],
      share: found[0]?.cover_image ?? null,
      kept: found.length === Object.keys(resorts).length && plain.toString() === search.toString(),
    };
  },
});
