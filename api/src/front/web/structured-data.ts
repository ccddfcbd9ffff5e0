import { LANGUAGES, type Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import type { PackageAnswer, PictureAnswer, ResortAnswer, SiteSettingsAnswer } from './answers.js';
import type { Crumb } from './parts.js';

type Node = Record<string, unknown>;

/** Structured data of documents (schema.org), with absolute addresses below `baseUrl`. */
export class StructuredData {
  constructor(
    private readonly baseUrl: string,
    private readonly language: Language,
  ) {}

  private url(path: string): string {
    return this.baseUrl + path;
  }

  private pictures(pictures: readonly (PictureAnswer | null)[]): string[] {
    return pictures.flatMap((picture) =>
      picture ? [this.url(picture.variants.share), this.url(picture.variants.hero)] : [],
    );
  }

  agency(settings: SiteSettingsAnswer | null): Node {
    return {
      '@type': 'TravelAgency',
      '@id': `${this.baseUrl}/#agency`,
      name: settings?.site_title ?? 'Atoll',
      url: this.url(localized('/', this.language)),
      logo: this.url('/favicon.svg'),
      areaServed: { '@type': 'Country', name: 'Maldives' },
      ...(settings?.site_description && { description: settings.site_description }),
      ...(settings?.contact_phone && { telephone: settings.contact_phone }),
      ...(settings?.contact_email && { email: settings.contact_email }),
    };
  }

  breadcrumb(crumbs: readonly Crumb[]): Node {
    return {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: this.url(path),
      })),
    };
  }

  list(items: readonly { name: string; path: string }[]): Node {
    return {
      '@type': 'ItemList',
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: this.url(path),
      })),
    };
  }

  /** The trip as an offer at the very price the page shows. */
  package(item: PackageAnswer): Node {
    const url = this.url(localized(paths.package(item.slug), this.language));
    const rating = Number(item.rating_average);
    return {
      '@type': ['TouristTrip', 'Product'],
      '@id': `${url}#trip`,
      url,
      name: item.name,
      description: item.summary,
      inLanguage: LANGUAGES[this.language].hreflang,
      category: item.category,
      image: this.pictures([item.cover_image]),
      provider: { '@id': `${this.baseUrl}/#agency` },
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
      offers: {
        '@type': 'Offer',
        url,
        price: item.price,
        priceCurrency: item.currency,
        availability: 'https://schema.org/InStock',
        seller: { '@id': `${this.baseUrl}/#agency` },
      },
    };
  }

  resort(item: ResortAnswer, visiblePrice: string | null): Node {
    const url = this.url(localized(paths.resort(item.slug), this.language));
    const place = [item.island, item.atoll].filter(Boolean).join(', ');
    return {
      '@type': 'LodgingBusiness',
      '@id': `${url}#place`,
      url,
      name: item.name,
      description: item.summary,
      image: this.pictures([item.cover_image]),
      address: { '@type': 'PostalAddress', addressCountry: 'MV', ...(place && { addressLocality: place }) },
      ...(item.lat !== null &&
        item.lng !== null && {
          geo: { '@type': 'GeoCoordinates', latitude: Number(item.lat), longitude: Number(item.lng) },
        }),
      ...(item.stars !== null && { starRating: { '@type': 'Rating', ratingValue: Number(item.stars) } }),
      ...(visiblePrice && { priceRange: visiblePrice }),
      ...(item.check_in_time && { checkinTime: item.check_in_time }),
      ...(item.check_out_time && { checkoutTime: item.check_out_time }),
      amenityFeature: item.amenities.map(({ name }) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    };
  }
}
