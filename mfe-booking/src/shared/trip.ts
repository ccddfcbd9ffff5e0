import type { PictureData } from '@atoll/ui/picture';
import type { PricingType } from './booking-total';

/** What booking needs of a package; `GET packages/{id}/` answers more. */
export interface Trip {
  id: number;
  slug: string;
  name: string;
  price: string;
  original_price?: string | null;
  pricing_type: PricingType;
  duration: number;
  duration_nights: number;
  destinations: { name: string }[];
  cover_image: PictureData | null;
  group_size_min?: number | null;
  group_size_max?: number | null;
  min_age?: number | null;
  transfer?: { mode: string; minutes: number | null } | null;
  meal_plan?: string | null;
  available_from?: string | null;
  available_to?: string | null;
  cancellation_policy?: { code: string; label: string } | null;
}
