import { type AboutDto, type PageDto, pagesApi } from '@atoll/api-client/endpoints/pages.gen';
import { askIfThere, definePage } from '@atoll/contract/page';
import { contentHead, contentMissing, contentQueries } from '../content/content-head';

export default definePage<{ page: PageDto; about: AboutDto | null }>({
  queries: ({ language }) => ({
    ...contentQueries(language, 'about'),
    about: askIfThere(pagesApi.endpoints.getAbout, { lang: language }),
  }),
  head: ({ page }, making) => contentHead(page, making),
  missing: contentMissing,
  sitemap: true,
});
