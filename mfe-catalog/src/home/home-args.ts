import type { ListPostsApiArg } from '@atoll/api-client/endpoints/posts.gen';
import type { ListReviewsApiArg } from '@atoll/api-client/endpoints/reviews.gen';
import type { Language } from '@atoll/contract/languages';

/** The newest posts: a row of cards. */
export const postsArg = (lang: Language): ListPostsApiArg => ({ lang, pageSize: 3 });

/** Reviews in the reader's language with a booking behind them, in the order in which readers, not the agency, found them of use. */
export const voicesArg = (lang: Language): ListReviewsApiArg => ({
  lang,
  language: lang,
  verified: true,
  sort: 'helpful',
  pageSize: 3,
});
