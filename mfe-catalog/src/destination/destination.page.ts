import { addressesApi } from '@atoll/api-client/addresses';
import { type DestinationDto, destinationsApi } from '@atoll/api-client/endpoints/destinations.gen';
import { experiencesApi } from '@atoll/api-client/endpoints/experiences.gen';
import { packagesApi } from '@atoll/api-client/endpoints/packages.gen';
import { resortsApi } from '@atoll/api-client/endpoints/resorts.gen';
import { type PageMaking, ask, askIfThere, definePage } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';
import type { ExperiencePage, PackagePage, ResortPage } from '../shared/catalog';
import { picturesOf } from '../shared/structured-pictures';
import { soldArg } from './sold-arg';

interface Answers {
  place: DestinationDto;
  trips: PackagePage | null;
  stays: ResortPage | null;
  things: ExperiencePage | null;
}

export default definePage<Answers>({
  queries: ({ language, params }) => {
    const slug = params['slug'] ?? '';
    return {
      place: ask(destinationsApi.endpoints.getDestination, { lang: language, id: slug }),
      trips: askIfThere(packagesApi.endpoints.listPackages, soldArg(slug, language)),
      stays: askIfThere(resortsApi.endpoints.listResorts, soldArg(slug, language)),
      things: askIfThere(experiencesApi.endpoints.listExperiences, soldArg(slug, language)),
    };
  },
  head: ({ place }, making) => {
    const t = making.texts('catalog');
    const path = paths.destination(place.slug);
    return {
      title: place.seo.title ?? place.name,
      description: place.seo.description ?? place.summary,
      heading: { title: place.name, lead: place.summary },
      noindex: place.seo.noindex,
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('destinations.title'), path: paths.destinations() },
        { name: place.name, path },
      ],
      structuredData: [placeNode(place, making)],
      share: place.seo.og_image ?? place.image,
      ...(path !== making.path && { movedTo: path }),
    };
  },
  missing: ({ texts }) => ({
    title: texts('catalog')('destination.notFound'),
    lead: texts('catalog')('destination.notFoundText'),
  }),
  sitemap: { query: ask(addressesApi.endpoints.listAddresses, { kind: 'destinations' }) },
});

function placeNode(place: DestinationDto, { language, url }: PageMaking): object {
  const address = url(localized(paths.destination(place.slug), language));
  return {
    '@type': 'TouristDestination',
    '@id': `${address}#place`,
    url: address,
    name: place.name,
    description: place.summary,
    image: picturesOf(place.image, url),
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    containedInPlace: { '@type': 'Country', name: 'Maldives' },
  };
}
