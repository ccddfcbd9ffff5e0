import { pagesApi } from '@atoll/api-client/endpoints/pages.gen';
import type { Language } from '@atoll/contract/languages';
import { type PageHead, type PageMaking, ask } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import type { ContentText } from './content-page';

export const contentQueries = (lang: Language, id: string) => ({
  page: ask(pagesApi.endpoints.getPage, { lang, id }),
});

/** What the document of a written page says. */
export const contentHead = (page: ContentText, { texts }: PageMaking): PageHead => ({
  title: page.seo.title ?? page.title,
  description: page.seo.description ?? page.excerpt,
  heading: { title: page.title, lead: page.excerpt },
  noindex: page.seo.noindex,
  crumbs: [
    { name: texts('catalog')('nav.home'), path: paths.home() },
    { name: page.title, path: paths.page(page.slug) },
  ],
  share: page.seo.og_image ?? page.cover,
});

/** What the document says where nothing has been written. */
export const contentMissing = ({ texts }: PageMaking) => ({
  title: texts('catalog')('content.notFound'),
  lead: texts('catalog')('content.notFoundText'),
});
