import { addressesApi } from '@atoll/api-client/addresses';
import { resortsApi } from '@atoll/api-client/endpoints/resorts.gen';
import { type ReviewPageDto, reviewsApi } from '@atoll/api-client/endpoints/reviews.gen';
import { type PageMaking, ask, askIfThere, definePage } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';
import { formatCharged } from '@atoll/i18n/format';
import { shownNight } from '@atoll/ui/night-price';
import type { ResortDetail } from '../shared/catalog';
import { firstReviewsArg } from '../reviews/reviews-arg';
import { picturesOf } from '../shared/structured-pictures';

export default definePage<{ item: ResortDetail; reviews: ReviewPageDto | null }>({
  queries: ({ language, params }) => {
    const slug = params['slug'] ?? '';
    return {
      item: ask(resortsApi.endpoints.getResort, { lang: language, id: slug }),
      reviews: askIfThere(reviewsApi.endpoints.listReviews, firstReviewsArg({ resort: slug }, language)),
    };
  },
  head: ({ item }, making) => {
    const t = making.texts('catalog');
    const path = paths.resort(item.slug);
    return {
      title: item.seo.title ?? item.name,
      description: item.seo.description ?? item.summary,
      heading: { title: item.name, lead: item.summary },
      noindex: item.seo.noindex,
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('resorts.title'), path: paths.resorts() },
        { name: item.name, path },
      ],
      structuredData: [stayNode(item, making)],
      share: item.seo.og_image ?? item.cover_image,
      ...(path !== making.path && { movedTo: path }),
    };
  },
  missing: ({ texts }) => ({
    title: texts('catalog')('resort.notFound'),
    lead: texts('catalog')('resort.notFoundText'),
  }),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'resorts' }) },
});

function stayNode(item: ResortDetail, { language, url, texts }: PageMaking): object {
  const address = url(localized(paths.resort(item.slug), language));
  const place = [item.island, item.atoll].filter(Boolean).join(', ');
  const price = shownNight(item)?.amount;
  return {
    '@type': 'LodgingBusiness',
    '@id': `${address}#place`,
    url: address,
    name: item.name,
    description: item.summary,
    image: picturesOf(item.cover_image, url),
    address: { '@type': 'PostalAddress', addressCountry: 'MV', ...(place && { addressLocality: place }) },
    ...(item.lat !== null &&
      item.lng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: Number(item.lat), longitude: Number(item.lng) },
      }),
    ...(item.review_count > 0 &&
      Number(item.rating_average) > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(item.rating_average),
          reviewCount: item.review_count,
        },
      }),
    ...(item.stars !== null && { starRating: { '@type': 'Rating', ratingValue: Number(item.stars) } }),
    ...(price && { priceRange: texts('catalog')('resort.fromNight', { amount: formatCharged(price, language) }) }),
    ...(item.check_in_time && { checkinTime: item.check_in_time }),
    ...(item.check_out_time && { checkoutTime: item.check_out_time }),
    amenityFeature: item.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}
