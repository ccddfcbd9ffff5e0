import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import type { PackageDetail } from '../shared/catalog';
import { packageDetail, picture } from '../shared/fixtures';
import declared from './package.page';

const making = (address = '/ru/packages/manta-week') => pageMaking(address, { slug: address.split('/').at(-1) ?? '' });
const headOf = (part: Partial<PackageDetail> = {}, address?: string) =>
  declared.head({ item: packageDetail(part) }, making(address));
const SEO = { title: 'Mantas of Baa', description: 'Seven days.', og_image: picture('shared'), noindex: true };
const tripOf = (part: Partial<PackageDetail> = {}) => headOf(part).structuredData?.[0] as Record<string, unknown>;

describe('what the document of a trip says', () => {
  it('is read for the trip of the address in its language', () => {
    expect(declared.queries?.(making('/zh/packages/reef-week'))).toEqual({
      item: { endpoint: 'getPackage', arg: { lang: 'zh', id: 'reef-week' } },
      reviews: {
        endpoint: 'listReviews',
        arg: { lang: 'zh', package: 'reef-week', pageSize: 3, sort: 'helpful' },
        optional: true,
      },
    });
  });

  it('is what the trip says where the staff have written nothing for search engines', () => {
    expect(headOf()).toMatchObject({
      title: 'Manta week',
      description: 'A week with mantas.',
      heading: { title: 'Manta week', lead: 'A week with mantas.' },
      noindex: false,
      share: picture('cover'),
      type: 'product',
    });
    expect(headOf({ cover_image: null }).share).toBeNull();
  });

  it('is what the staff have written for search engines, under the heading of the trip', () => {
    expect(headOf({ seo: SEO })).toMatchObject({
      title: 'Mantas of Baa',
      description: 'Seven days.',
      heading: { title: 'Manta week', lead: 'A week with mantas.' },
      noindex: true,
      share: picture('shared'),
    });
  });

  it('leads here by the list of trips', () => {
    expect(headOf().crumbs).toEqual([
      { name: 'catalog:nav.home', path: '/' },
      { name: 'catalog:packages.title', path: '/packages' },
      { name: 'Manta week', path: '/packages/manta-week' },
    ]);
  });

  it('leads on from every other address of the trip, and from its own nowhere', () => {
    expect(headOf()).not.toHaveProperty('movedTo');
    expect(headOf({}, '/ru/packages/1').movedTo).toBe('/packages/manta-week');
  });

  it('has words where there is no such trip', () => {
    expect(declared.missing?.(making())).toEqual({
      title: 'catalog:package.notFound',
      lead: 'catalog:package.notFoundText',
    });
  });

  it('stands in the sitemap with every other trip, and is drawn', () => {
    expect(declared.sitemap).toEqual({ query: { endpoint: 'listAddresses', arg: { kind: 'packages' } } });
    expect(declared.drawn).toBeUndefined();
  });
});

describe('what search engines read of a trip', () => {
  const address = 'https://atoll.example/ru/packages/manta-week';

  it('is the offer at the price of its page', () => {
    const agency = { '@id': 'https://atoll.example/#agency' };
    expect(tripOf()).toMatchObject({
      '@id': `${address}#trip`,
      url: address,
      name: 'Manta week',
      inLanguage: 'ru',
      provider: agency,
      image: ['https://atoll.example/media/cover/share.jpg', 'https://atoll.example/media/cover/h.webp'],
      offers: {
        ...{ url: address, price: '2390.00', priceCurrency: 'USD', seller: agency, availabilityStarts: '2027-01-09' },
        priceSpecification: {
          ...{ '@type': 'UnitPriceSpecification', price: '2390.00', priceCurrency: 'USD' },
          unitText: 'common:price.per_person',
        },
      },
    });
    const villa = { unit: 'villa', adults: 2, children: 2, child_age_max: 11 } as const;
    expect(tripOf({ pricing_type: 'per_room', occupancy: villa })['offers']).toMatchObject({
      priceSpecification: { unitText: 'common:price.per_villa' },
    });
    expect(tripOf({ cover_image: null })['image']).toEqual([]);
  });

  it('is its price of the next day that can be booked, and no offer while there is none', () => {
    const from = packageDetail().price_from!;
    expect(tripOf({ price_from: { ...from, amount: '3076.00' } })['offers']).toMatchObject({ price: '3076.00' });
    expect(tripOf({ price_from: null })).not.toHaveProperty('offers');
  });

  it('is its days in their order', () => {
    const day = packageDetail().itinerary[0]!;
    const { itinerary } = tripOf({ itinerary: [day, { ...day, title: 'Mantas', body: 'You dive.' }] });
    expect(itinerary).toMatchObject({
      itemListElement: [
        { position: 1, item: { name: 'Arrival', description: 'You arrive.' } },
        { position: 2, item: { name: 'Mantas', description: 'You dive.' } },
      ],
    });
  });

  it('is its rating where somebody has rated it', () => {
    expect(tripOf({ rating_average: 4.6, review_count: 3 })['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 3,
    });
    for (const rated of [
      { rating_average: null, review_count: 0 },
      { rating_average: 4.6, review_count: 0 },
      { rating_average: null, review_count: 3 },
    ])
      expect(tripOf(rated)).not.toHaveProperty('aggregateRating');
  });
});
