import { useTranslation } from 'react-i18next';
import { useLabels } from '../shared/use-labels';
import { ChoiceLinks } from './choice-links';
import type { ChoiceOf } from '../shared/use-list-filters';
import { EFFORTS, type ExperienceFilters, KINDS } from './experience-filters';
import styles from './experience-list-page.module.css';

/** The kind of thing to do, and how much it asks of one: the one keeps the other. */
export function ExperienceChoices({
  filters,
  choice,
}: {
  filters: ExperienceFilters;
  choice: ChoiceOf<ExperienceFilters>;
}) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  return (
    <div className={styles.filters}>
      <ChoiceLinks
        label={t('experiences.kinds')}
        chosen={filters.category}
        choices={[
          { code: null, name: t('experiences.allKinds'), link: choice({ category: null }) },
          ...KINDS.map((category) => ({ code: category, name: t(`kinds.${category}`), link: choice({ category }) })),
        ]}
      />
      <ChoiceLinks
        label={t('package.difficulty')}
        chosen={filters.difficulty}
        choices={[
          { code: null, name: t('experiences.anyEffort'), link: choice({ difficulty: null }) },
          ...EFFORTS.map((difficulty) => ({
            code: difficulty,
            name: labels.difficulty(difficulty) ?? difficulty,
            link: choice({ difficulty }),
          })),
        ]}
      />
    </div>
  );
}
