import { addressesApi } from '@atoll/api-client/addresses';
import { type AmenityListItemDto, amenitiesApi } from '@atoll/api-client/endpoints/amenities.gen';
import { destinationsApi } from '@atoll/api-client/endpoints/destinations.gen';
import { type ResortFacetsDto, resortsApi } from '@atoll/api-client/endpoints/resorts.gen';
import { ask, askIfThere, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import type { DestinationPage, ResortPage } from '../shared/catalog';
import { listHead, missingList } from '../shared/list-head';
import { placesArg } from '../shared/places-arg';
import {
  RESORT_FILTER_NAMES,
  readResortFilters,
  resortFacetsArg,
  resortListArg,
  writeResortFilters,
} from './resort-filters';

export default definePage<{
  list: ResortPage;
  facets: ResortFacetsDto | null;
  amenities: AmenityListItemDto[] | null;
  places?: DestinationPage;
}>({
  // Any minute of the day may be a landing.
  search: { kept: RESORT_FILTER_NAMES.filter((name) => name !== 'landing'), free: ['landing'] },
  queries: ({ language, search }) => ({
    list: ask(resortsApi.endpoints.listResorts, resortListArg(readResortFilters(search), language)),
    facets: askIfThere(resortsApi.endpoints.getResortFacets, resortFacetsArg(readResortFilters(search))),
    ...(readResortFilters(search).view && {
      places: ask(destinationsApi.endpoints.listDestinations, placesArg(language)),
    }),
    amenities: askIfThere(amenitiesApi.endpoints.listAmenities, { lang: language, isFilterable: true }),
  }),
  head: ({ list }, making) => {
    const t = making.texts('catalog');
    const filters = readResortFilters(making.search);
    const words = {
      title: t('resorts.titleFull'),
      name: t('resorts.title'),
      lead: t('resorts.lead'),
      description: t('resorts.description'),
    };
    const plain = writeResortFilters(filters);
    return listHead({ list, words, making, page: filters.page, plain, pathOf: paths.resort });
  },
  missing: (making) => missingList(making, 'resorts', readResortFilters(making.search).page),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'resorts' }) },
});
