import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useLabels } from '../shared/use-labels';
import { ChoiceLinks } from './choice-links';
import { EFFORTS, type ExperienceFilters, KINDS, writeExperienceFilters } from './experience-filters';
import styles from './experience-list-page.module.css';

/** The kind of thing to do, and how much it asks of one: the one keeps the other. */
export function ExperienceChoices({ filters }: { filters: ExperienceFilters }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const to = (part: Partial<ExperienceFilters>) =>
    paths.experiences(String(writeExperienceFilters({ ...filters, page: 1, ...part })));
  return (
    <div className={styles.filters}>
      <ChoiceLinks
        label={t('experiences.kinds')}
        chosen={filters.category}
        choices={[
          { code: null, name: t('experiences.allKinds'), to: to({ category: null }) },
          ...KINDS.map((category) => ({ code: category, name: t(`kinds.${category}`), to: to({ category }) })),
        ]}
      />
      <ChoiceLinks
        label={t('package.difficulty')}
        chosen={filters.difficulty}
        choices={[
          { code: null, name: t('experiences.anyEffort'), to: to({ difficulty: null }) },
          ...EFFORTS.map((difficulty) => ({
            code: difficulty,
            name: labels.difficulty(difficulty) ?? difficulty,
            to: to({ difficulty }),
          })),
        ]}
      />
    </div>
  );
}
