import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '../shared/catalog';
import { FactList } from '../shared/fact-list';
import { useLabels, usePlaceNames } from '../shared/use-labels';

/** Conditions in one table: group, age, effort, confirmation, cancellation. */
export function Terms({ item }: { item: PackageDetail }) {
  const { t, i18n } = useTranslation('catalog');
  const labels = useLabels();
  const places = usePlaceNames();
  const confirmation = `package.confirm_${item.confirmation_mode}` as 'package.confirm_instant';
  return (
    <FactList
      facts={[
        [t('package.cancellation'), item.cancellation_policy?.label],
        [t('package.confirmation'), i18n.exists(confirmation, { ns: 'catalog' }) && t(confirmation)],
        [t('package.places'), places(item.destinations, 9)],
        [t('package.meals'), labels.meals(item.meal_plan)],
        [t('package.group'), item.group_size_max && t('package.groupUpTo', { count: item.group_size_max })],
        [t('package.minAge'), labels.age(item.min_age)],
        [t('package.difficulty'), labels.difficulty(item.difficulty)],
      ]}
    />
  );
}
