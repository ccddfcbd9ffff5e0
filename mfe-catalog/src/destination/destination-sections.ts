import { useTranslation } from 'react-i18next';
import type { DestinationDto } from '@atoll/api-client/endpoints/destinations.gen';
import { useListExperiencesQuery } from '@atoll/api-client/endpoints/experiences.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { type PageSection, sectionsThere } from '../shared/section-bar';
import { GETTING_THERE } from '../shared/transfer-block';
import { soldArg } from './sold-arg';

/** The parts that the page of this place has, in their order. */
export function useDestinationSections(place: DestinationDto): PageSection[] {
  const { t } = useTranslation('catalog');
  const { data: things } = useListExperiencesQuery(soldArg(place.slug, useLanguage()));
  return sectionsThere([
    [true, 'place', t('sections.place')],
    [place.best_months.length, 'months', t('destination.months')],
    [place.how_to_get_there, GETTING_THERE, t('destination.way')],
    [place.package_count, 'trips', t('sections.trips')],
    [place.resort_count, 'stays', t('destination.stays')],
    [things?.count, 'experiences', t('sections.things')],
  ]);
}
