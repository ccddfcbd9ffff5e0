import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import form from '../booking-form/form.page';
import choice from '../choice/choice.page';
import booking from '../booking/booking.page';

const picture = (key: string) => ({ alt: `Picture of ${key}`, variants: { share: `/media/${key}/share.jpg` } });
const TRIP = {
  slug: 'manta-week',
  name: 'Manta week',
  cover_image: picture('cover'),
  seo: { title: null, description: null, og_image: null as object | null, noindex: false },
};

const PAGES = [
  { name: 'choice', path: (slug: string) => `/packages/${slug}/book`, declared: choice },
  { name: 'form', path: (slug: string) => `/booking/${slug}`, declared: form },
];

describe.each(PAGES)('what the document of the $name of a booking says', ({ name, path, declared }) => {
  const making = (slug = 'manta-week', prefix = '/ru') => pageMaking(`${prefix}${path(slug)}`, { slug });
  const headOf = (part: Partial<typeof TRIP> = {}, slug?: string) =>
    declared.head({ trip: { ...TRIP, ...part } }, making(slug));

  it('is read for the trip of the address in its language', () => {
    expect(declared.queries?.(making('reef-week', '/zh'))).toEqual({
      trip: { endpoint: 'getPackage', arg: { lang: 'zh', id: 'reef-week' } },
    });
  });

  it('names the trip under the heading of the page', () => {
    const { title, description, heading } = headOf();
    expect(heading).toEqual({ title: `booking:${name}.title`, lead: `booking:${name}.lead` });
    expect(title).toContain('Manta week');
    expect(description).toBe('booking:description {"name":"Manta week"}');
  });

  it('is nothing for search engines, which find the trip', () => {
    expect(headOf().noindex).toBe(true);
    expect(headOf().canonical).toBe('/packages/manta-week/book');
    expect(declared.sitemap).toBeUndefined();
  });

  it('is shared with the picture of the trip', () => {
    expect(headOf().share).toEqual(picture('cover'));
    expect(headOf({ seo: { ...TRIP.seo, og_image: picture('shared') } }).share).toEqual(picture('shared'));
  });

  it('leads on from every other address of the trip to the same page, and from its own nowhere', () => {
    expect(headOf()).not.toHaveProperty('movedTo');
    expect(headOf({}, '7').movedTo).toBe(path('manta-week'));
  });

  it('has words where there is no such trip', () => {
    expect(declared.missing?.(making())).toEqual({
      title: 'booking:notFound.title',
      lead: 'booking:notFound.text',
    });
  });

  it('is drawn, and one for whatever else the address says', () => {
    expect([declared.drawn, declared.search]).toEqual([undefined, undefined]);
  });
});

describe('what the document of a booking’s page says', () => {
  it('is nothing of the booking, to nobody', () => {
    expect(booking.queries).toBeUndefined();
    expect(booking.head({}, pageMaking('/ru/booking/confirmation/7', { id: '7' }))).toEqual({
      title: 'booking:confirmation.trip',
      description: '',
      noindex: true,
    });
    expect([booking.drawn, booking.sitemap, booking.search]).toEqual([undefined, undefined, undefined]);
  });
});
