import type { Occupancy, Party, PricingType } from '@atoll/contract/price';
import type { PlaceType } from '../../content/listing/codes.js';

/*
 * What prices are made of. Every amount is in US cents (whole numbers), every rate in basis points (1,000 = 10 %), every day a calendar
 * day in the Maldives (`YYYY-MM-DD`), every time of day local (`HH:MM`).
 */

/** Children up to an age, that one included, pay this share of an adult's price. */
export interface ChildBand {
  age_max: number;
  share_bp: number;
}

/** What is asked for a stay before seasons, extras and offers. */
export interface BasePrice {
  pricing_type: PricingType;
  /** For the whole stay, or for each of its nights. */
  per: 'stay' | 'night';
  amount: number;
  /** Taxes and charges are inside the amounts, or come on top of them. */
  taxes: 'included' | 'on_top';
  /** Whom a room takes; only where the price is per room. */
  occupancy: Occupancy | null;
  /** By age, youngest first; older ones pay as adults. Where the price is per person. */
  child_bands: readonly ChildBand[];
  /** For an adult who travels alone, per stay or night as the amount; where the price is per person. */
  single_supplement: number;
}

/** Days on which something else is asked. The highest priority rules a night, among equals the one that began last. */
export interface Season {
  code: string;
  /** First and last night. */
  from: string;
  to: string;
  priority: number;
  /** Of the base price of its nights; less than 0 in a low season, never less than -10,000. */
  surcharge_bp: number;
  /** A stay with a night in it has at least as many in all. */
  min_nights: number;
  /** Policy that replaces the product's for stays with a night in it. */
  policy: string | null;
  /** What everybody who sleeps there on a day of the season has to take: the gala dinner of New Year's Eve. */
  obligatory: readonly { code: string; on: string; adult: number; child: number }[];
}

/** Something that can be added to a stay: `amount` for each one ordered, for each of its nights where it is `person_night`. */
export interface Extra {
  code: string;
  amount: number;
  per: 'person' | 'booking' | 'person_night';
}

/** A reduction of the base price with its season. The best one counts; they do not add up. */
export interface Reduction {
  code: string;
  off_bp: number;
  /** Days of travel, first and last arrival. */
  arrive_from: string | null;
  arrive_to: string | null;
  /** Days of booking. */
  book_from: string | null;
  book_to: string | null;
  /** Days between booking and arrival, at least and at most. */
  days_ahead_min: number | null;
  days_ahead_max: number | null;
  nights_min: number | null;
}

/** The way to the place and back, where it is paid for apart. Infants are under 2, children under 12 (maldives.md 6.4). */
export interface TransferFare {
  code: string;
  adult: number;
  child: number;
  infant: number;
  /** Else `adult` is for all together. */
  shared: boolean;
}

/** A meal plan, for each person and night. Infants eat for nothing; older ones than children pay as adults. */
export interface MealPrice {
  code: string;
  adult: number;
  child: number;
  /** Oldest ages that count as an infant's and a child's. */
  infant_max: number;
  child_max: number;
}

/** Nights in one place, for the taxes of that place. */
export interface TaxedStay {
  place: PlaceType;
  /** Rooms in the register of the tourism authority: it decides which Green Tax applies on an inhabited island. */
  registered_rooms: number;
  /** Null for those that the other places leave: all of them in one place alone. */
  nights: number | null;
  check_in_time: string;
  check_out_time: string;
}

export const TAX_KINDS = ['percent', 'per_person_per_day'] as const;
export const TAX_BASES = ['net', 'net_plus_service'] as const;
/** What a tax is asked for: the stay with its season, reduction and meals; extras; transfers. */
export const TAXED_PARTS = ['stay', 'extra', 'transfer'] as const;

/** A tax or charge for as long as it holds. The same code follows itself: one rule ends the day before the next begins. */
export interface TaxRule {
  id: string;
  /** `SERVICE`, `T_GST`, `GREEN_TAX`. */
  code: string;
  kind: (typeof TAX_KINDS)[number];
  /** Basis points of a percentage, or cents a person and day. */
  rate: number;
  base: (typeof TAX_BASES)[number];
  applies_to: readonly (typeof TAXED_PARTS)[number][];
  /** Days of supply, first and last; null = until further notice. */
  valid_from: string;
  valid_to: string | null;
  /** Kinds of place; none = everywhere. */
  places: readonly PlaceType[];
  /** Only places with as many rooms at most, and at least. */
  rooms_max: number | null;
  rooms_min: number | null;
  /** Younger ones on the day of arrival are exempt. */
  age_min: number | null;
}

/** Back comes `refund_bp` of the total if cancelled at least so many hours before check-in. */
export interface CancellationTier {
  hours_before: number;
  refund_bp: number;
}

export interface CancellationTerms {
  code: string;
  /** From the earliest; after the last nothing comes back. */
  tiers: readonly CancellationTier[];
  /** Else what was paid as deposit is kept whatever the tier says. */
  deposit_refundable: boolean;
  /** Of the total, due when the agency has said yes. */
  deposit_bp: number;
  /** The rest is due so many days before arrival; with fewer days left, all at once. */
  balance_days_before: number;
}

/** Until an instant (ISO, UTC, that one included) so much of the total comes back. */
export interface Cutoff {
  until: string;
  refund_bp: number;
}

export const INSTALMENT_KINDS = ['deposit', 'balance', 'full'] as const;

/** A part of the total and when it is to be paid; `full` where it is all of it. */
export interface Instalment {
  kind: (typeof INSTALMENT_KINDS)[number];
  amount: number;
  /** Day in the Maldives on which it falls due. */
  due_on: string;
  /** When that day ends there (ISO, UTC); what is due at once, when it was agreed. */
  due_at: string;
}

/** What is sold, as far as its price goes. */
export interface PricedProduct {
  base: BasePrice;
  seasons: readonly Season[];
  extras: readonly Extra[];
  reductions: readonly Reduction[];
  transfer: TransferFare | null;
  /** Plans that somebody may choose; none where the meals are given. */
  meals: readonly MealPrice[];
  /** In the order of the trip; none for a trip without a night. */
  stays: readonly TaxedStay[];
  /** Of a place whose service charge is not the rule's. */
  service_charge_bp: number | null;
}

/** Who wants it when. */
export interface PriceRequest extends Party {
  check_in: string;
  nights: number;
  /** `qty` is how many are ordered; of those for a person, for how many persons. */
  extras: readonly { code: string; qty: number }[];
  /** Code of a meal plan; null or absent where none is chosen. */
  meal_plan?: string | null;
  /** Day of the booking, for reductions. */
  booked_on: string;
  /** Day of supply: the earlier of invoice and payment, for taxes. */
  supplied_on: string;
  /** Total that the agency has agreed with the guest in the place of the computed one, in cents. */
  agreed_total?: number | undefined;
}

export const LINE_KINDS = [
  'base',
  'child',
  'single_supplement',
  'season',
  'obligatory',
  'reduction',
  'meal',
  'extra',
  'transfer',
  'adjustment',
] as const;

/** One line of a price. `amount` is what it adds: below 0 for a reduction and a low season, or for an agreed total that is lower. */
export interface PriceLine {
  kind: (typeof LINE_KINDS)[number];
  /** Of the season, obligatory item, reduction, meal plan, extra or transfer; else null. */
  code: string | null;
  /** Oldest age of those whom a child's line is for; else null. */
  age_max: number | null;
  qty: number;
  unit: 'person' | 'room' | 'villa' | 'group' | 'night' | 'booking';
  amount: number;
}

export interface TaxLine {
  code: string;
  /** The rule that was used. */
  rule: string;
  rate: number;
  kind: TaxRule['kind'];
  /** What a percentage is of; for a tax per person and day their number. */
  base: number;
  amount: number;
}

export interface StayPrice {
  lines: PriceLine[];
  taxes: TaxLine[];
  /** Taxes are inside the lines, or come on top. */
  taxes_included: boolean;
  /** Without taxes. */
  net: number;
  /** All that is to be paid. */
  total: number;
  /** What it would be without the reduction; null without one. */
  total_before: number | null;
  /** Policy that a season asks for. */
  policy: string | null;
}

/**
 * Why there is no price: too few nights for a season, an extra or meal plan that there is none of, no rule for a tax that the law asks for
 * and that comes on top, or an agreed total below what extras, transfers and taxes by the day cost alone (`least`, in cents).
 */
export type PriceRefusal =
  | { code: 'min_nights'; season: string; count: number }
  | { code: 'unknown_extra'; extra: string }
  | { code: 'unknown_meal_plan' }
  | { code: 'no_tax_rule'; tax: string }
  | { code: 'total_too_low'; least: number };
