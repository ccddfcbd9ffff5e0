import type { Occupancy } from '@atoll/contract/price';
import type {
  CancellationPolicy,
  ConfirmationMode,
  Difficulty,
  InclusionCategory,
  Meal,
  MealPlan,
  PackageType,
  PricingType,
  TransferMode,
  TravelMode,
} from '../../content/listing/codes.js';
import type { ByLanguage } from '../../content/listing/demo-files.js';
import { parseMinor, parseMinorOrNull } from '../../platform/fields/money.js';
import type { ChildBand } from '../pricing/pricing.types.js';
import type { Media } from '../../content/media/media.entity.js';
import type { PackageFacts } from './package.entity.js';
import { codedExtras } from './package-price.js';
import type { WritePackageWordsDto } from './package-editing.dto.js';

/** `api/demo/packages/<slug>.json`. */
export interface DemoPackage {
  slug: string;
  code: string;
  type: PackageType;
  category_code: string;
  duration: number;
  duration_nights: number;
  price: string;
  original_price: string | null;
  pricing_type: PricingType;
  occupancy?: Occupancy;
  child_bands?: ChildBand[];
  group_size_min: number;
  group_size_recommended: number | null;
  group_size_max: number;
  min_age: number | null;
  difficulty: Difficulty;
  is_featured: boolean;
  position: number;
  destinations: string[];
  resorts: string[];
  experiences?: string[];
  faqs: string[];
  transfer: { mode: TransferMode; minutes: number | null } | null;
  meal_plan: MealPlan;
  best_months: number[];
  confirmation_mode: ConfirmationMode;
  cancellation_policy: CancellationPolicy;
  inclusions: { category: InclusionCategory; price: string | null; icon: string; text: ByLanguage<string> }[];
  itinerary: {
    day: number;
    day_to: number | null;
    island: string | null;
    travel?: { to: string; mode: TravelMode };
    meals: Meal[];
    text: ByLanguage<{ title: string; body: string }>;
  }[];
  pictures: string[];
  text: ByLanguage<WritePackageWordsDto>;
}

/** Shared columns of a demo package; prices become cents. */
export const packageFacts = (demo: DemoPackage, cover: Media | null, search: string): PackageFacts => ({
  code: demo.code,
  type: demo.type,
  categoryCode: demo.category_code,
  duration: demo.duration,
  durationNights: demo.duration_nights,
  priceMinor: parseMinor(demo.price),
  originalPriceMinor: parseMinorOrNull(demo.original_price),
  pricingType: demo.pricing_type,
  occupancy: demo.occupancy ?? null,
  childBands: demo.child_bands ?? [],
  groupSizeMin: demo.group_size_min,
  groupSizeRecommended: demo.group_size_recommended,
  groupSizeMax: demo.group_size_max,
  minAge: demo.min_age,
  difficulty: demo.difficulty,
  transferMode: demo.transfer?.mode ?? null,
  transferMinutes: demo.transfer?.minutes ?? null,
  mealPlan: demo.meal_plan,
  bestMonths: demo.best_months,
  confirmationMode: demo.confirmation_mode,
  cancellationPolicy: demo.cancellation_policy,
  inclusions: codedExtras(
    demo.inclusions.map(({ price, ...inclusion }) => ({ ...inclusion, price_minor: parseMinorOrNull(price) })),
    [],
    ({ price_minor }) => price_minor !== null,
  ),
  itinerary: demo.itinerary,
  isFeatured: demo.is_featured,
  position: demo.position,
  cover,
  search,
});
