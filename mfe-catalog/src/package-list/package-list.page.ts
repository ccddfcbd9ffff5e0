import { addressesApi } from '@atoll/api-client/addresses';
import { type PackageFacetsDto, packagesApi } from '@atoll/api-client/endpoints/packages.gen';
import { ask, askIfThere, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import type { PackagePage } from '../shared/catalog';
import { listHead, missingList } from '../shared/list-head';
import { facetsArg, listArg, readFilters, writeFilters } from './package-filters';

const FREE = ['price_min', 'price_max', 'search'];

export default definePage<{ list: PackagePage; facets: PackageFacetsDto | null }>({
  search: {
    kept: [
      'category',
      'destination',
      'duration',
      'duration_max',
      'duration_min',
      'is_featured',
      'meal_plan',
      'month',
      'page',
      'sort',
      'transfer_type',
      'travellers',
    ],
    free: FREE,
  },
  queries: ({ language, search }) => ({
    list: ask(packagesApi.endpoints.listPackages, listArg(readFilters(search), language)),
    facets: askIfThere(packagesApi.endpoints.getPackageFacets, facetsArg(readFilters(search))),
  }),
  head: ({ list }, making) => {
    const t = making.texts('catalog');
    const filters = readFilters(making.search);
    const words = {
      title: t('packages.titleFull'),
      name: t('packages.title'),
      lead: t('packages.lead'),
      description: t('packages.description'),
    };
    return listHead({ list, words, making, page: filters.page, plain: writeFilters(filters), pathOf: paths.package });
  },
  missing: (making) => missingList(making, 'packages', readFilters(making.search).page),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'packages' }) },
});
