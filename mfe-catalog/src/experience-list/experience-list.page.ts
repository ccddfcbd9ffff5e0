import { addressesApi } from '@atoll/api-client/addresses';
import { experiencesApi } from '@atoll/api-client/endpoints/experiences.gen';
import { ask, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import type { ExperiencePage } from '../shared/catalog';
import { listHead, missingList } from '../shared/list-head';
import {
  EXPERIENCE_FILTER_NAMES,
  experienceListArg,
  readExperienceFilters,
  writeExperienceFilters,
} from './experience-filters';

export default definePage<{ list: ExperiencePage }>({
  search: { kept: EXPERIENCE_FILTER_NAMES },
  queries: ({ language, search }) => ({
    list: ask(experiencesApi.endpoints.listExperiences, experienceListArg(readExperienceFilters(search), language)),
  }),
  head: ({ list }, making) => {
    const t = making.texts('catalog');
    const filters = readExperienceFilters(making.search);
    const words = {
      title: t('experiences.titleFull'),
      name: t('experiences.title'),
      lead: t('experiences.lead'),
      description: t('experiences.description'),
    };
    const plain = writeExperienceFilters(filters);
    return listHead({ list, words, making, page: filters.page, plain, pathOf: paths.experience });
  },
  missing: (making) => missingList(making, 'experiences', readExperienceFilters(making.search).page),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'experiences' }) },
});
