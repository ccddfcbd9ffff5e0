import { addressesApi } from '@atoll/api-client/addresses';
import { packagesApi } from '@atoll/api-client/endpoints/packages.gen';
import { type ReviewPageDto, reviewsApi } from '@atoll/api-client/endpoints/reviews.gen';
import { LANGUAGES } from '@atoll/contract/languages';
import { type PageMaking, ask, askIfThere, definePage } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';
import { basisOf } from '@atoll/ui/offer-words';
import type { PackageDetail } from '../shared/catalog';
import { firstReviewsArg } from '../reviews/reviews-arg';
import { picturesOf } from '../shared/structured-pictures';

export default definePage<{ item: PackageDetail; reviews: ReviewPageDto | null }>({
  queries: ({ language, params }) => {
    const slug = params['slug'] ?? '';
    return {
      item: ask(packagesApi.endpoints.getPackage, { lang: language, id: slug }),
      reviews: askIfThere(reviewsApi.endpoints.listReviews, firstReviewsArg({ package: slug }, language)),
    };
  },
  head: ({ item }, making) => {
    const t = making.texts('catalog');
    const path = paths.package(item.slug);
    return {
      title: item.seo.title ?? item.name,
      description: item.seo.description ?? item.summary,
      heading: { title: item.name, lead: item.summary },
      noindex: item.seo.noindex,
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('packages.title'), path: paths.packages() },
        { name: item.name, path },
      ],
      structuredData: [tripNode(item, making)],
      share: item.seo.og_image ?? item.cover_image,
      type: 'product',
      ...(path !== making.path && { movedTo: path }),
    };
  },
  missing: ({ texts }) => ({
    title: texts('catalog')('package.notFound'),
    lead: texts('catalog')('package.notFoundText'),
  }),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'packages' }) },
});

/** A price, and whom or what one pays it for. */
function priceOf(item: PackageDetail, amount: string, t: ReturnType<PageMaking['texts']>): object {
  const price = { price: amount, priceCurrency: item.currency };
  return {
    ...price,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: t(`price.${basisOf(item)}`) },
  };
}

/** The trip as an offer at the very price that its page shows. */
function tripNode(item: PackageDetail, { language, url, texts }: PageMaking): object {
  const address = url(localized(paths.package(item.slug), language));
  const agency = { '@id': url('/#agency') };
  const rating = Number(item.rating_average);
  return {
    '@type': ['TouristTrip', 'Product'],
    '@id': `${address}#trip`,
    url: address,
    name: item.name,
    description: item.summary,
    inLanguage: LANGUAGES[language].hreflang,
    category: item.category,
    image: picturesOf(item.cover_image, url),
    provider: agency,
    touristType: item.category,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: item.itinerary.map(({ title, body }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'TouristAttraction', name: title, description: body },
      })),
    },
    ...(item.review_count > 0 &&
      rating > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: item.review_count },
      }),
    // Where no day can be booked nothing is offered.
    ...(item.price_from && {
      offers: {
        '@type': 'Offer',
        url: address,
        ...priceOf(item, item.price_from.amount, texts('common')),
        availability: 'https://schema.org/InStock',
        availabilityStarts: item.price_from.date,
        seller: agency,
      },
    }),
  };
}
