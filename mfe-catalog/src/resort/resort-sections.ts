import { useTranslation } from 'react-i18next';
import { REVIEWS } from '../reviews/reviews-arg';
import type { ResortDetail } from '../shared/catalog';
import { type PageSection, sectionsThere } from '../shared/section-bar';
import { GETTING_THERE } from '../shared/transfer-block';
import { useLabels } from '../shared/use-labels';

/** Where the parts of a place to stay stand on its page. */
export const STAY = { about: 'place', rooms: 'rooms', amenities: 'amenities' } as const;

/** The parts that the page of this place has, in their order. */
export function useResortSections(resort: ResortDetail): PageSection[] {
  const { t } = useTranslation('catalog');
  const hasWay = useLabels().mode(resort.transfer?.mode) !== null;
  return sectionsThere([
    [true, STAY.about, t('resort.about')],
    [resort.room_types.length > 0, STAY.rooms, t('sections.rooms')],
    [resort.amenities.length > 0, STAY.amenities, t('sections.amenities')],
    [hasWay, GETTING_THERE, t('package.transfer')],
    [resort.review_count > 0, REVIEWS, t('sections.reviews')],
  ]);
}
