import { destinationsApi } from '@atoll/api-client/endpoints/destinations.gen';
import { ask, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import type { DestinationPage } from '../shared/catalog';
import { listHead } from '../shared/list-head';
import { placesArg } from '../shared/places-arg';

export default definePage<{ list: DestinationPage }>({
  queries: ({ language }) => ({
    list: ask(destinationsApi.endpoints.listDestinations, placesArg(language)),
  }),
  head: ({ list }, making) => {
    const t = making.texts('catalog');
    const words = {
      title: t('destinations.titleFull'),
      name: t('destinations.title'),
      lead: t('destinations.lead'),
      description: t('destinations.description'),
    };
    const results = list.results.map(({ name, slug, image }) => ({ name, slug, cover_image: image }));
    const plain = new URLSearchParams();
    return listHead({ list: { results }, words, making, page: 1, plain, pathOf: paths.destination });
  },
  sitemap: true,
});
