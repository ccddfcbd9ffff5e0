import { type DestinationPageDto, destinationsApi } from '@atoll/api-client/endpoints/destinations.gen';
import { homepageApi } from '@atoll/api-client/endpoints/homepage.gen';
import { type PostPageDto, postsApi } from '@atoll/api-client/endpoints/posts.gen';
import { type ReviewPageDto, reviewsApi } from '@atoll/api-client/endpoints/reviews.gen';
import { askIfThere, definePage } from '@atoll/contract/page';
import type { Homepage } from '../shared/catalog';
import { placesArg } from '../shared/places-arg';
import { postsArg, voicesArg } from './home-args';

/** A new installation has a home page before it has content. */
export default definePage<{
  home: Homepage | null;
  places: DestinationPageDto | null;
  voices: ReviewPageDto | null;
  posts: PostPageDto | null;
}>({
  queries: ({ language }) => ({
    home: askIfThere(homepageApi.endpoints.getHomepage, { lang: language }),
    places: askIfThere(destinationsApi.endpoints.listDestinations, placesArg(language)),
    voices: askIfThere(reviewsApi.endpoints.listReviews, voicesArg(language)),
    posts: askIfThere(postsApi.endpoints.listPosts, postsArg(language)),
  }),
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
