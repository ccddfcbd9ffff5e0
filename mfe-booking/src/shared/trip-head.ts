import { packagesApi } from '@atoll/api-client/endpoints/packages.gen';
import type { PackageDto } from '@atoll/api-client/endpoints/packages.gen';
import { type PageHead, type PageMaking, type PageRequest, ask } from '@atoll/contract/page';
import { paths } from '@atoll/contract/paths';
import { wayOf } from './way';

/** What both pages that lead to a booking need: the trip. */
export const tripQueries = ({ language, params }: PageRequest) => ({
  trip: ask(packagesApi.endpoints.getPackage, { lang: language, id: params['slug'] ?? '' }),
});

interface TripHead {
  trip: PackageDto;
  making: PageMaking;
  /** Title of the document, the page's heading and its first sentence. */
  words: { title: string; heading: string; lead: string };
  /** The page's address for a trip. */
  pathOf(slug: string): string;
}

/** What the document of such a page says. Whoever searches shall find the trip. */
export const tripHead = ({ trip, making, words: { title, heading, lead }, pathOf }: TripHead): PageHead => ({
  title,
  description: making.texts('booking')(wayOf(trip, null) === 'hold' ? 'descriptionInstant' : 'description', {
    name: trip.name,
  }),
  heading: { title: heading, lead },
  canonical: paths.packageBook(trip.slug),
  noindex: true,
  share: trip.seo.og_image ?? trip.cover_image,
  ...(pathOf(trip.slug) !== making.path && { movedTo: pathOf(trip.slug) }),
});

/** The same where there is no such trip. */
export const missingTrip = ({ texts }: PageMaking) => ({
  title: texts('booking')('notFound.title'),
  lead: texts('booking')('notFound.text'),
});
