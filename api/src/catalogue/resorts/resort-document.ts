import type {
  CancellationPolicy,
  HouseReef,
  MealPlan,
  PlaceType,
  ResortCategory,
  StyleTag,
} from '../../content/listing/codes.js';
import type { ChildrenPolicy, SharedMealSupplement, SharedRoomType } from './resort-offers.js';

/** Shared members of a resort's document. Money in US dollars, other rows by id, amenities by code. */
export type SharedResort = {
  category: ResortCategory;
  place_type: PlaceType;
  destination: number | null;
  country: string;
  /** Code; the destination's unless given. */
  atoll: string | null;
  island: string | null;
  lat: number | null;
  lng: number | null;
  stars: number;
  registered_rooms: number;
  style_tags: StyleTag[];
  amenities: string[];
  house_reef: HouseReef;
  meal_plans: MealPlan[];
  restaurants: number;
  bars: number;
  /** The cheapest room's when there are rooms. */
  price_from_per_night: string | null;
  price_includes_taxes: boolean;
  service_charge_rate: string;
  min_nights: number;
  children_policy: ChildrenPolicy;
  cancellation_policy: CancellationPolicy | null;
  languages_spoken: string[];
  check_in_time: string;
  check_out_time: string;
  /** Of the plans that are not in the price of the room. */
  meal_supplements: SharedMealSupplement[];
  room_types: SharedRoomType[];
  legal_name: string | null;
  /** For the office only, like the two below. */
  contact: { email: string | null; phone: string | null };
  commission_percent: string | null;
  contract_valid_to: string | null;
};
