import type { ChildBandDto } from '@atoll/api-client/endpoints/packages.gen';
import type { Offer } from '@atoll/contract/price';
import type { PriceFrom } from '@atoll/ui/offer-words';
import type { StayOffer } from './stay-trip';
import type { PictureData } from '@atoll/ui/picture';

/** What booking needs of a package; `GET packages/{id}/` answers more. */
export interface Trip extends Offer {
  id: number;
  slug: string;
  name: string;
  price: string;
  original_price?: string | null;
  price_from?: PriceFrom | null;
  /** Whether `price` has them in it; what `price_from` says always has. */
  taxes_included?: boolean;
  total_for_two?: string | null;
  duration: number;
  duration_nights: number;
  destinations: { name: string }[];
  cover_image: PictureData | null;
  group_size_min?: number | null;
  group_size_max?: number | null;
  min_age?: number | null;
  /** What children pay of an adult's price, the youngest first; older ones pay as adults. */
  child_bands?: ChildBandDto[];
  transfer?: { mode: string; minutes: number | null } | null;
  meal_plan?: string | null;
  /** Travel window: the whole stay lies in it. */
  start_date?: string | null;
  end_date?: string | null;
  /** `instant`: paying the deposit confirms it; `on_request`: the agency says yes first. */
  confirmation_mode?: string;
  /** What is in the price, what is not, and what can be added. */
  inclusions?: { code: string | null; category: string; label: string; price: string | null }[];
  cancellation_policy?: { code: string; label: string } | null;
  /** Of a resort: rooms by nights in the place of a package. */
  stay?: StayOffer;
}
