import type { PictureData } from '@atoll/ui/picture';

/** The parts of the API's answers that the catalogue shows. */
export interface PlaceRef {
  id: number;
  slug: string;
  name: string;
}

export interface Transfer {
  mode: string;
  minutes: number | null;
  price_adult_return?: string | null;
}

export interface PackageItem {
  id: number;
  slug: string;
  name: string;
  summary: string;
  price: string;
  original_price: string | null;
  discount_percent: number | null;
  pricing_type: 'per_person' | 'per_group' | 'per_room';
  total_for_two: string | null;
  duration: number;
  duration_nights: number;
  category: string;
  category_code: string;
  destinations: PlaceRef[];
  cover_image: PictureData | null;
  group_size_max: number | null;
  transfer: Transfer | null;
  meal_plan: string | null;
}

export interface Inclusion {
  id: number | string;
  category: 'included' | 'excluded' | 'optional';
  label: string;
  price: string | null;
  icon: string | null;
}

export interface ItineraryDay {
  day: number;
  day_to: number | null;
  title: string;
  body: string;
  island: string | null;
  meals: string[];
}

export interface PackageDetail extends PackageItem {
  description: string;
  images: PictureData[];
  highlights: string[];
  inclusions: Inclusion[];
  itinerary: ItineraryDay[];
  min_age: number | null;
  difficulty: string | null;
  best_months: number[];
  cancellation_policy: { code: string; label: string } | null;
  confirmation_mode: string;
  resorts: (PlaceRef & { cover_image: PictureData | null })[];
  seo: { title: string | null; description: string | null };
  related: PackageItem[];
}

export interface DestinationItem extends PlaceRef {
  atoll: string | null;
  summary: string;
  image: PictureData | null;
  package_count: number;
}

export interface ResortItem {
  id: number;
  slug: string;
  name: string;
  summary: string;
  category: string;
  stars: number | string | null;
  atoll: string | null;
  island: string | null;
  destination: PlaceRef | null;
  price_from_per_night: string | null;
  style_tags: string[];
  meal_plans: string[];
  transfer: Transfer | null;
  cover_image: PictureData | null;
}

export interface RoomType {
  code: string;
  name: string;
  summary: string;
  size_sqm: number | null;
  max_occupancy: number;
  over_water: boolean;
  private_pool: boolean;
  price_per_night: string;
}

export interface ResortDetail extends ResortItem {
  description: string;
  highlights: string[];
  beach_notes: string | null;
  amenities: { code: string; name: string; group: string }[];
  house_reef: string | null;
  room_types: RoomType[];
  restaurants: number | null;
  bars: number | null;
  check_in_time: string | null;
  check_out_time: string | null;
  registered_rooms: number | null;
  images: PictureData[];
  seo: { title: string | null; description: string | null };
  packages: PackageItem[];
}

export interface Page<T> {
  count: number;
  results: T[];
}

export interface HomeSection {
  type: string;
  order: number;
  visible: boolean;
  data: { title?: string; subtitle?: string; items?: { title: string; body: string }[] };
}

export interface Homepage {
  settings?: { site_title?: string };
  hero: { title: string; subtitle: string; image: PictureData | null } | null;
  sections: HomeSection[];
  featured: { packages: PackageItem[]; resorts: ResortItem[]; destinations: DestinationItem[] };
}
