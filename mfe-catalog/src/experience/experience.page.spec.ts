import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import type { ExperienceDetail } from '../shared/catalog';
import { experienceDetail, picture } from '../shared/fixtures';
import declared from './experience.page';

const making = (address = '/ru/experiences/mantas-of-hanifaru') =>
  pageMaking(address, { slug: address.split('/').at(-1) ?? '' });
const headOf = (part: Partial<ExperienceDetail> = {}, address?: string) =>
  declared.head({ item: experienceDetail(part) }, making(address));
const SEO = { title: 'Mantas', description: 'A bay.', og_image: picture('shared'), noindex: true };

describe('what the document of an experience says', () => {
  it('is read for the one of the address in its language', () => {
    expect(declared.queries?.(making('/zh/experiences/kayak'))).toEqual({
      item: { endpoint: 'getExperience', arg: { lang: 'zh', id: 'kayak' } },
    });
  });

  it('is what it says itself, or what the staff have written for search engines', () => {
    expect(headOf()).toMatchObject({
      title: 'Mantas of Hanifaru',
      description: 'You float, they turn circles.',
      noindex: false,
      share: picture('manta'),
      type: 'product',
    });
    expect(headOf({ seo: SEO })).toMatchObject({
      title: 'Mantas',
      description: 'A bay.',
      heading: { title: 'Mantas of Hanifaru', lead: 'You float, they turn circles.' },
      noindex: true,
      share: picture('shared'),
    });
    expect(headOf({ cover_image: null }).share).toBeNull();
  });

  it('leads here by the list, and on from every earlier address', () => {
    expect(headOf().crumbs).toEqual([
      { name: 'catalog:nav.home', path: '/' },
      { name: 'catalog:experiences.title', path: '/experiences' },
      { name: 'Mantas of Hanifaru', path: '/experiences/mantas-of-hanifaru' },
    ]);
    expect(headOf()).not.toHaveProperty('movedTo');
    expect(headOf({}, '/ru/experiences/mantas').movedTo).toBe('/experiences/mantas-of-hanifaru');
  });

  it('is an offer at the price of its page, for what that price is for', () => {
    const address = 'https://atoll.example/ru/experiences/mantas-of-hanifaru';
    const agency = { '@id': 'https://atoll.example/#agency' };
    expect(headOf({ pricing_type: 'per_group', price: '240.00' }).structuredData).toEqual([
      {
        '@type': ['TouristTrip', 'Product'],
        '@id': `${address}#experience`,
        url: address,
        name: 'Mantas of Hanifaru',
        description: 'You float, they turn circles.',
        inLanguage: 'ru',
        category: 'Wildlife',
        touristType: 'Wildlife',
        image: ['https://atoll.example/media/manta/share.jpg', 'https://atoll.example/media/manta/h.webp'],
        provider: agency,
        itinerary: [{ '@type': 'Place', name: 'Baa Atoll', url: 'https://atoll.example/ru/destinations/baa-atoll' }],
        offers: {
          '@type': 'Offer',
          url: address,
          price: '240.00',
          priceCurrency: 'USD',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '240.00',
            priceCurrency: 'USD',
            unitText: 'common:price.per_group',
          },
          seller: agency,
        },
      },
    ]);
  });

  it('has words where there is none, and stands in the sitemap with every other', () => {
    expect(declared.missing?.(making())).toEqual({
      title: 'catalog:experience.notFound',
      lead: 'catalog:experience.notFoundText',
    });
    expect(declared.sitemap).toEqual({ query: { endpoint: 'listAddresses', arg: { kind: 'experiences' } } });
  });
});
