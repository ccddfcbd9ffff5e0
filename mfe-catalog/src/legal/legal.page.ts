import { pagesApi } from '@atoll/api-client/endpoints/pages.gen';
import { ask, definePage } from '@atoll/contract/page';
import type { LegalText } from './legal-page';

/** The page of the agency that stands under its slug: `/terms`, `/privacy`, `/cancellation`. */
export default definePage<{ page: LegalText }>({
  queries: ({ language, path }) => ({
    page: ask(pagesApi.endpoints.getPage, { lang: language, id: path.slice(1) }),
  }),
  head: ({ page }) => ({
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.excerpt,
    heading: { title: page.title, lead: page.excerpt },
    noindex: page.seo.noindex,
  }),
});
