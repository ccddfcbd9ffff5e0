import type { PackageDetail, PackageItem } from './catalog';

// Answers for this package's tests.
const variants = (key: string) => ({
  thumbnail: `/media/${key}/t.webp`,
  card: `/media/${key}/c.webp`,
  gallery: `/media/${key}/g.webp`,
  hero: `/media/${key}/h.webp`,
  share: `/media/${key}/share.jpg`,
});
export const picture = (key: string) => ({
  id: 1,
  key,
  alt: `Picture of ${key}`,
  focal_x: 0.5,
  focal_y: 0.5,
  width: 1920,
  height: 1080,
  variants: variants(key),
});

export const packageItem = (part: Partial<PackageItem> = {}): PackageItem => ({
  id: 1,
  slug: 'manta-week',
  name: 'Manta week',
  summary: 'A week with mantas.',
  price: '2390.00',
  original_price: null,
  discount_percent: null,
  pricing_type: 'per_person',
  total_for_two: '4780.00',
  duration: 7,
  duration_nights: 6,
  category: 'Diving',
  category_code: 'diving',
  destinations: [{ id: 1, slug: 'baa-atoll', name: 'Baa Atoll', island: null, atoll: 'Baa Atoll' }],
  cover_image: picture('cover'),
  group_size_max: 8,
  transfer: { mode: 'seaplane', minutes: 35 },
  meal_plan: 'FB',
  currency: 'USD',
  price_basis: 'per_person',
  taxes_included: true,
  is_featured: false,
  rating_average: null,
  review_count: 0,
  group_size_min: 1,
  _i18n: { language: 'en', fallback_fields: [], outdated_fields: [] },
  ...part,
});

export const packageDetail = (part: Partial<PackageDetail> = {}): PackageDetail => ({
  ...packageItem(),
  code: 'MV-1',
  type: 'diving',
  group_size_recommended: 2,
  start_date: null,
  end_date: null,
  available_from: null,
  available_to: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  description: 'First paragraph.\n\nSecond paragraph.',
  images: [picture('manta'), picture('reef'), picture('villa')],
  highlights: ['Three visits to Hanifaru'],
  inclusions: [
    { id: 1, category: 'included', label: 'Return seaplane', price: null, icon: 'plane' },
    { id: 2, category: 'optional', label: 'Equipment rental', price: '45.00', icon: 'dive' },
    { id: 3, category: 'excluded', label: 'International flights', price: null, icon: 'plane' },
  ],
  itinerary: [{ day: 1, day_to: null, title: 'Arrival', body: 'You arrive.', island: 'Baa Atoll', meals: ['dinner'] }],
  min_age: 12,
  difficulty: 'moderate',
  best_months: [6, 7, 8],
  cancellation_policy: { code: 'moderate_72h', label: 'Free until 72 hours before' },
  confirmation_mode: 'on_request',
  resorts: [],
  experiences: [],
  includes_international_flights: false,
  seo: { title: null, description: null },
  related: [],
  ...part,
});

export const destinations = {
  count: 1,
  results: [
    {
      id: 1,
      slug: 'baa-atoll',
      name: 'Baa Atoll',
      atoll: 'Baa Atoll',
      summary: '',
      image: picture('baa'),
      package_count: 3,
    },
  ],
};
