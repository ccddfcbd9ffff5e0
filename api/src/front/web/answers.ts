import type { Occupancy, PricingType } from '@atoll/contract/price';

/** The parts of the API's answers that documents show. */
export interface PictureAnswer {
  alt: string;
  width: number;
  height: number;
  variants: { thumbnail: string; card: string; gallery: string; hero: string; share: string };
}

export interface PlaceAnswer {
  id: number;
  slug: string;
  name: string;
  island: string | null;
  atoll: string | null;
}

export interface SeoAnswer {
  title: string | null;
  description: string | null;
  og_image: PictureAnswer | null;
  noindex: boolean;
}

export interface PackageItemAnswer {
  id: number;
  slug: string;
  name: string;
  summary: string;
  price: string;
  original_price: string | null;
  currency: string;
  pricing_type: PricingType;
  occupancy: Occupancy | null;
  group_size_max: number;
  min_age: number | null;
  total_for_two: string | null;
  duration: number;
  duration_nights: number;
  category: string;
  destinations: PlaceAnswer[];
  cover_image: PictureAnswer | null;
  rating_average: number | string | null;
  review_count: number;
}

export interface PackageAnswer extends PackageItemAnswer {
  description: string;
  images: PictureAnswer[];
  highlights: string[];
  inclusions: { category: string; label: string }[];
  itinerary: { day: number; day_to: number | null; title: string; body: string }[];
  seo: SeoAnswer;
  updated_at: string;
}

export interface ResortItemAnswer {
  id: number;
  slug: string;
  name: string;
  summary: string;
  category: string;
  stars: number | string | null;
  atoll: string | null;
  island: string | null;
  destination: { name: string } | null;
  price_from_per_night: string | null;
  currency: string;
  cover_image: PictureAnswer | null;
  rating_average: number | string | null;
  review_count: number;
}

export interface ResortAnswer extends ResortItemAnswer {
  description: string;
  images: PictureAnswer[];
  highlights: string[];
  amenities: { name: string }[];
  room_types: { name: string; summary: string; price_per_night: string }[];
  check_in_time: string | null;
  check_out_time: string | null;
  lat: number | string | null;
  lng: number | string | null;
  seo: SeoAnswer;
  updated_at: string;
}

export interface PageAnswer<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

export interface SiteSettingsAnswer {
  site_title: string;
  site_description: string;
  contact_phone: string;
  contact_email: string;
  footer_text: string;
}

export interface HomepageAnswer {
  settings: SiteSettingsAnswer;
  hero: { title: string; subtitle: string; image: PictureAnswer | null } | null;
  sections: {
    type: string;
    order: number;
    visible: boolean;
    data: { title?: string | null; subtitle?: string | null; items?: { title: string; body: string }[] };
  }[];
  featured: { packages: PackageItemAnswer[]; resorts: ResortItemAnswer[]; destinations: PlaceAnswer[] };
}
