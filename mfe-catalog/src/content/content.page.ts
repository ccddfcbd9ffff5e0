import { addressesApi } from '@atoll/api-client/addresses';
import { ask, definePage } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { contentHead, contentMissing, contentQueries } from './content-head';
import type { ContentText } from './content-page';

/** Any other page that the agency has written: `/page/{slug}`. Those that stand at the root are led there. */
export default definePage<{ page: ContentText }>({
  queries: ({ language, params }) => contentQueries(language, params['slug'] ?? ''),
  head: ({ page }, making) => {
    const path = paths.page(page.slug);
    return { ...contentHead(page, making), ...(path !== making.path && { movedTo: path }) };
  },
  missing: contentMissing,
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'pages' }) },
});
