import { useTranslation } from 'react-i18next';
import { REVIEWS } from '../reviews/reviews-arg';
import type { PackageDetail } from '../shared/catalog';
import { type PageSection, sectionsThere } from '../shared/section-bar';
import { GETTING_THERE } from '../shared/transfer-block';
import { useLabels } from '../shared/use-labels';

/** Where the parts of a trip's page stand. */
export const TRIP = {
  about: 'trip',
  days: 'days',
  price: 'price',
  stay: 'stay',
  facts: 'good-to-know',
  questions: 'questions',
} as const;

/** The parts that the page of this trip has, in their order. */
export function usePackageSections(item: PackageDetail): PageSection[] {
  const { t } = useTranslation('catalog');
  const hasWay = useLabels().mode(item.transfer?.mode) !== null;
  return sectionsThere([
    [true, TRIP.about, t('sections.trip')],
    [item.itinerary.length > 0, TRIP.days, t('sections.days')],
    [true, TRIP.price, t('sections.price')],
    [hasWay, GETTING_THERE, t('package.transfer')],
    [item.resorts.length > 0, TRIP.stay, t('sections.stay')],
    [true, TRIP.facts, t('package.facts')],
    [item.faqs.length > 0, TRIP.questions, t('sections.questions')],
    [item.review_count > 0, REVIEWS, t('sections.reviews')],
  ]);
}
