import type { Language } from '@atoll/contract/languages';
import type { Occupancy } from '@atoll/contract/price';
import type {
  CancellationPolicy,
  ConfirmationMode,
  Difficulty,
  InclusionCategory,
  MealPlan,
  PackageType,
  PricingType,
  TransferMode,
} from '../../content/listing/codes.js';
import type { ItineraryDay } from './package.entity.js';

/** Shared members of a package's document. Money in US dollars, dates `YYYY-MM-DD`, other rows by id. */
export type SharedPackage = {
  /** Generated when it is null. */
  code: string | null;
  type: PackageType;
  /** Code of a category. */
  category_code: string;
  duration: number;
  /** One less than the days unless set. */
  duration_nights: number | null;
  price: string;
  original_price: string | null;
  pricing_type: PricingType;
  /** Whom a room takes, when the price is per room; else null. */
  occupancy: Occupancy | null;
  group_size_min: number;
  group_size_recommended: number | null;
  group_size_max: number;
  min_age: number | null;
  difficulty: Difficulty;
  transfer: { mode: TransferMode; minutes: number | null } | null;
  meal_plan: MealPlan;
  best_months: number[];
  confirmation_mode: ConfirmationMode;
  cancellation_policy: CancellationPolicy | null;
  start_date: string | null;
  end_date: string | null;
  available_from: string | null;
  available_to: string | null;
  inclusions: {
    category: InclusionCategory;
    price: string | null;
    icon: string | null;
    text: Partial<Record<Language, string>>;
  }[];
  itinerary: ItineraryDay[];
  destinations: number[];
  resorts: number[];
  experiences: number[];
  faqs: number[];
  includes_international_flights: boolean;
  /** For the office only, like the cost. */
  supplier: string | null;
  cost_price: string | null;
  images: number[];
};
