import { type ResortDto, resortsApi } from '@atoll/api-client/endpoints/resorts.gen';
import { type PageHead, type PageMaking, type PageRequest, ask } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';

/** What both pages that lead to nights in a room need: the resort. */
export const stayQueries = ({ language, params }: PageRequest) => ({
  resort: ask(resortsApi.endpoints.getResort, { lang: language, id: params['slug'] ?? '' }),
});

interface StayHead {
  resort: ResortDto;
  making: PageMaking;
  /** Title of the document, the page's heading and its first sentence. */
  words: { title: string; heading: string; lead: string };
  /** The page's address for a resort. */
  pathOf(slug: string): string;
}

/** What the document of such a page says. Whoever searches shall find the resort. */
export const stayHead = ({ resort, making, words: { title, heading, lead }, pathOf }: StayHead): PageHead => ({
  title,
  description: making.texts('booking')('stay.description', { name: resort.name }),
  heading: { title: heading, lead },
  canonical: paths.resort(resort.slug),
  noindex: true,
  share: resort.seo.og_image ?? resort.cover_image,
  ...(pathOf(resort.slug) !== making.path && { movedTo: pathOf(resort.slug) }),
});

/** The same where there is no such resort. */
export const missingStay = ({ texts }: PageMaking) => ({
  title: texts('booking')('stay.notFound'),
  lead: texts('booking')('stay.notFoundText'),
});
