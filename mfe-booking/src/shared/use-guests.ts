import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';

/** Who travels, in words: adults, and children with the age of each once all are said. */
export function useGuests(): (adults: number, ages: readonly (number | null)[]) => string {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  return (adults, ages) => {
    const grown = t('common:units.adults', { count: adults });
    if (ages.length === 0) return grown;
    const children = t('common:units.children', { count: ages.length });
    const said = ages.filter((age) => age !== null);
    if (said.length < ages.length) return format.list([grown, children]);
    const years = said.map((age) => (age === 0 ? t('confirmation.baby') : t('confirmation.age', { count: age })));
    return format.list([grown, t('confirmation.ages', { count: ages.length, children, ages: format.list(years) })]);
  };
}
