import { useTranslation } from 'react-i18next';
import type { ExperienceDetail } from '../shared/catalog';
import { type PageSection, sectionsThere } from '../shared/section-bar';

/** Where the parts of an experience stand on its page. */
export const OUTING = {
  about: 'outing',
  covered: 'covered',
  bring: 'bring',
  months: 'months',
  rules: 'rules',
  trips: 'trips',
} as const;

/** The parts that the page of this experience has, in their order. */
export function useExperienceSections(item: ExperienceDetail): PageSection[] {
  const { t } = useTranslation('catalog');
  return sectionsThere([
    [item.description, OUTING.about, t('experience.about')],
    [item.includes.length + item.excludes.length, OUTING.covered, t('package.inclusionsTitle')],
    [item.what_to_bring.length, OUTING.bring, t('experience.bring')],
    [item.season_months.length, OUTING.months, t('experience.months')],
    [
      item.safety_notes || item.wildlife_code,
      OUTING.rules,
      t(item.safety_notes ? 'experience.safety' : 'experience.wildlife'),
    ],
    [item.destinations.length, OUTING.trips, t('sections.trips')],
  ]);
}
