import type { ListReviewsApiArg } from '@atoll/api-client/endpoints/reviews.gen';
import type { Language } from '@atoll/contract/languages';

/** What is reviewed on a page, by its slug. */
export type Reviewed = { package: string } | { resort: string };

/** Where they stand on a page. */
export const REVIEWS = 'reviews';

/** Reviews that a page shows at once; all of them come when somebody asks. */
export const FIRST_REVIEWS = 3;

/** The first of the reviews: those that most found helpful. */
export const firstReviewsArg = (of: Reviewed, lang: Language): ListReviewsApiArg => ({
  ...of,
  lang,
  pageSize: FIRST_REVIEWS,
  sort: 'helpful',
});
