import { homepageApi } from '@atoll/api-client/endpoints/homepage.gen';
import { askIfThere, definePage } from '@atoll/contract/page';
import type { Homepage } from '../shared/catalog';

/** A new installation has a home page before it has content. */
export default definePage<{ home: Homepage | null }>({
  queries: ({ language }) => ({ home: askIfThere(homepageApi.endpoints.getHomepage, { lang: language }) }),
  head: ({ home }, { texts }) => ({
    title: texts('catalog')('home.title'),
    description: home?.settings.site_description ?? '',
    heading: {
      title: home?.hero?.title ?? texts('catalog')('home.title'),
      ...(home?.hero?.subtitle && { lead: home.hero.subtitle }),
    },
    share: home?.hero?.image ?? home?.featured.packages[0]?.cover_image ?? null,
  }),
  sitemap: true,
});
