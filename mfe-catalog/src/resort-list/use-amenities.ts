import { type AmenityListItemDto, useListAmenitiesQuery } from '@atoll/api-client/endpoints/amenities.gen';
import { useLanguage } from '@atoll/i18n/instance';

const NONE: AmenityListItemDto[] = [];

/** What the agency lets places be looked for by, in its order; nothing while that is not known. */
export const useAmenities = (): AmenityListItemDto[] =>
  useListAmenitiesQuery({ lang: useLanguage(), isFilterable: true }).data ?? NONE;
