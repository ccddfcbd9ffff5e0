import { definePage } from '@atoll/contract/page';
import { contentHead, contentMissing, contentQueries } from './content-head';
import type { ContentText } from './content-page';

/** A page of the agency that stands at the root, under its slug: `/terms`, `/privacy`, `/cancellation`. */
export default definePage<{ page: ContentText }>({
  queries: ({ language, path }) => contentQueries(language, path.slice(1)),
  head: ({ page }, making) => contentHead(page, making),
  missing: contentMissing,
  sitemap: true,
});
