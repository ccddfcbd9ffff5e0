import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import type { ResortDetail } from '../shared/catalog';
import { picture } from '../shared/fixtures';
import declared from './resort.page';

const RESORT: Partial<ResortDetail> = {
  slug: 'hanifa-baa',
  name: 'Hanifa Baa',
  summary: 'Sixty-four villas.',
  island: 'Hanifaru',
  atoll: 'Baa Atoll',
  price_from_per_night: '900.00',
  price_from: { amount: '1010.00', date: '2027-02-14', lowest: '980.00', highest: '1400.00' },
  stars: 5,
  lat: 5.17,
  lng: 73.14,
  check_in_time: '14:00',
  check_out_time: '12:00',
  amenities: [{ code: 'pool', name: 'Pool' }] as ResortDetail['amenities'],
  cover_image: picture('hanifa'),
  seo: { title: null, description: null, og_image: null, noindex: false },
};
const making = (address = '/ru/resorts/hanifa-baa') => pageMaking(address, { slug: address.split('/').at(-1) ?? '' });
/** Some of what visitors have sent from elsewhere is unknown: coordinates, stars and times. */
type Part = { [Name in keyof ResortDetail]?: ResortDetail[Name] | null };
const headOf = (part: Part = {}, address?: string) => declared.head({ item: { ...RESORT, ...part } }, making(address));
const placeOf = (part: Part = {}) => headOf(part).structuredData?.[0] as Record<string, unknown>;

describe('what the document of a place to stay says', () => {
  it('is read for the place of the address in its language', () => {
    expect(declared.queries?.(making('/zh/resorts/velaa'))).toEqual({
      item: { endpoint: 'getResort', arg: { lang: 'zh', id: 'velaa' } },
      reviews: {
        endpoint: 'listReviews',
        arg: { lang: 'zh', resort: 'velaa', pageSize: 3, sort: 'helpful' },
        optional: true,
      },
    });
  });

  it('is what the place says where the staff have written nothing for search engines', () => {
    expect(headOf()).toMatchObject({
      title: 'Hanifa Baa',
      description: 'Sixty-four villas.',
      heading: { title: 'Hanifa Baa', lead: 'Sixty-four villas.' },
      noindex: false,
      share: picture('hanifa'),
    });
    expect(headOf({ cover_image: null }).share).toBeNull();
  });

  it('is what the staff have written for search engines, under the heading of the place', () => {
    const seo = { title: 'Villas of Baa', description: 'By the reef.', og_image: picture('shared'), noindex: true };
    expect(headOf({ seo })).toMatchObject({
      title: 'Villas of Baa',
      description: 'By the reef.',
      heading: { title: 'Hanifa Baa', lead: 'Sixty-four villas.' },
      noindex: true,
      share: picture('shared'),
    });
  });

  it('leads here by the list of places', () => {
    expect(headOf().crumbs).toEqual([
      { name: 'catalog:nav.home', path: '/' },
      { name: 'catalog:resorts.title', path: '/resorts' },
      { name: 'Hanifa Baa', path: '/resorts/hanifa-baa' },
    ]);
  });

  it('leads on from every other address of the place, and from its own nowhere', () => {
    expect(headOf()).not.toHaveProperty('movedTo');
    expect(headOf({}, '/ru/resorts/1').movedTo).toBe('/resorts/hanifa-baa');
  });

  it('has words where there is no such place', () => {
    expect(declared.missing?.(making())).toEqual({
      title: 'catalog:resort.notFound',
      lead: 'catalog:resort.notFoundText',
    });
  });

  it('stands in the sitemap with every other place, and is drawn', () => {
    expect(declared.sitemap).toEqual({ query: { endpoint: 'listAddresses', arg: { kind: 'resorts' } } });
    expect(declared.drawn).toBeUndefined();
  });
});

describe('what search engines read of a place to stay', () => {
  it('is where it is and what it costs', () => {
    const address = 'https://atoll.example/ru/resorts/hanifa-baa';
    expect(placeOf()).toEqual({
      '@type': 'LodgingBusiness',
      '@id': `${address}#place`,
      url: address,
      name: 'Hanifa Baa',
      description: 'Sixty-four villas.',
      image: ['https://atoll.example/media/hanifa/share.jpg', 'https://atoll.example/media/hanifa/h.webp'],
      address: { '@type': 'PostalAddress', addressCountry: 'MV', addressLocality: 'Hanifaru, Baa Atoll' },
      geo: { '@type': 'GeoCoordinates', latitude: 5.17, longitude: 73.14 },
      starRating: { '@type': 'Rating', ratingValue: 5 },
      priceRange: expect.stringMatching(/^catalog:resort\.fromNight .*1.010/),
      checkinTime: '14:00',
      checkoutTime: '12:00',
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Pool', value: true }],
    });
  });

  it('is its rating where somebody has rated it', () => {
    expect(placeOf({ rating_average: 4.5, review_count: 2 })['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 2,
    });
    for (const rated of [
      { rating_average: null, review_count: 0 },
      { rating_average: null, review_count: 2 },
      { rating_average: 4.5, review_count: 0 },
    ])
      expect(placeOf(rated)).not.toHaveProperty('aggregateRating');
  });

  it('says nothing that nobody knows', () => {
    expect(placeOf({ lat: 0, lng: 0 })['geo']).toMatchObject({ latitude: 0, longitude: 0 });
    expect(placeOf({ island: null })['address']).toMatchObject({ addressLocality: 'Baa Atoll' });
    const nowhere = placeOf({
      island: null,
      atoll: null,
      lng: null,
      stars: null,
      price_from: null,
      check_in_time: null,
      check_out_time: null,
    });
    expect(nowhere['address']).toEqual({ '@type': 'PostalAddress', addressCountry: 'MV' });
    for (const name of ['geo', 'starRating', 'priceRange', 'checkinTime', 'checkoutTime'])
      expect(nowhere).not.toHaveProperty(name);
    expect(placeOf({ lat: null })).not.toHaveProperty('geo');
  });
});
