import { useTranslation } from 'react-i18next';
import { useListExperiencesQuery } from '@atoll/api-client/endpoints/experiences.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { useDestinations } from '../shared/destinations';
import type { FilterChip } from '../shared/filter-chips';
import { NothingFits } from '../shared/nothing-fits';
import { useLabels } from '../shared/use-labels';
import type { ChoiceOf } from '../shared/use-list-filters';
import { type ExperienceFilters, experienceListArg } from './experience-filters';

function useFound(relaxed: ExperienceFilters): string | null {
  const { t } = useTranslation('catalog');
  const { data } = useListExperiencesQuery({ ...experienceListArg(relaxed, useLanguage()), pageSize: 1 });
  return data?.count ? t('experiences.count', { count: data.count }) : null;
}

/** Nothing to do there of that kind and effort: which of the wishes to drop. */
export function NoExperiences({
  filters,
  choice,
}: {
  filters: ExperienceFilters;
  choice: ChoiceOf<ExperienceFilters>;
}) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const { places } = useDestinations();
  const { category, difficulty, destination } = filters;
  const chip = (key: string, label: string, without: Partial<ExperienceFilters>): FilterChip<ExperienceFilters> => ({
    ...{ key, label, relaxed: { ...filters, ...without, page: 1 } },
    ...{ link: choice(without), narrows: true },
  });
  const chips = [
    ...(category ? [chip('category', t(`kinds.${category}`), { category: null })] : []),
    ...(difficulty ? [chip('difficulty', labels.difficulty(difficulty) ?? difficulty, { difficulty: null })] : []),
    ...(destination
      ? [
          chip('destination', places.find(({ slug }) => slug === destination)?.name ?? destination, {
            destination: '',
          }),
        ]
      : []),
  ];
  return (
    <NothingFits
      title={t('experiences.none')}
      text={t('experiences.noneText')}
      chips={chips}
      clear={paths.experiences()}
      useFound={useFound}
    />
  );
}
