import { addressesApi } from '@atoll/api-client/addresses';
import { experiencesApi } from '@atoll/api-client/endpoints/experiences.gen';
import { LANGUAGES } from '@atoll/contract/languages';
import { type PageMaking, ask, definePage } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';
import type { ExperienceDetail } from '../shared/catalog';
import { picturesOf } from '../shared/structured-pictures';

export default definePage<{ item: ExperienceDetail }>({
  queries: ({ language, params }) => ({
    item: ask(experiencesApi.endpoints.getExperience, { lang: language, id: params['slug'] ?? '' }),
  }),
  head: ({ item }, making) => {
    const t = making.texts('catalog');
    const path = paths.experience(item.slug);
    return {
      title: item.seo.title ?? item.name,
      description: item.seo.description ?? item.summary,
      heading: { title: item.name, lead: item.summary },
      noindex: item.seo.noindex,
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('experiences.title'), path: paths.experiences() },
        { name: item.name, path },
      ],
      structuredData: [experienceNode(item, making)],
      share: item.seo.og_image ?? item.cover_image,
      type: 'product',
      ...(path !== making.path && { movedTo: path }),
    };
  },
  missing: ({ texts }) => ({
    title: texts('catalog')('experience.notFound'),
    lead: texts('catalog')('experience.notFoundText'),
  }),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'experiences' }) },
});

/** An offer at the very price that its page shows, for what that price is for; which days are free nobody says here. */
function experienceNode(item: ExperienceDetail, { language, url, texts }: PageMaking): object {
  const address = url(localized(paths.experience(item.slug), language));
  const agency = { '@id': url('/#agency') };
  const price = { price: item.price, priceCurrency: item.currency };
  return {
    '@type': ['TouristTrip', 'Product'],
    '@id': `${address}#experience`,
    url: address,
    name: item.name,
    description: item.summary,
    inLanguage: LANGUAGES[language].hreflang,
    category: item.category,
    touristType: item.category,
    image: picturesOf(item.cover_image, url),
    provider: agency,
    itinerary: item.destinations.map(({ slug, name }) => ({
      '@type': 'Place',
      name,
      url: url(localized(paths.destination(slug), language)),
    })),
    offers: {
      '@type': 'Offer',
      url: address,
      ...price,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        unitText: texts('common')(`price.${item.pricing_type}`),
      },
      seller: agency,
    },
  };
}
