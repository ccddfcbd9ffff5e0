import { CATEGORY_CODE_MAX, SLUG } from '@atoll/contract/rules';

/** One to be given: digits alone would read as an id. */
export const NEW_SLUG = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** What codes of categories are made of. */
export const CATEGORY_CODE = { pattern: SLUG.source, maxLength: CATEGORY_CODE_MAX } as const;

/** Closed lists of the catalogue: filters, columns and the OpenAPI document take them from here. */
export const PACKAGE_TYPES = [
  'resort_stay',
  'island_hopping',
  'liveaboard',
  'multi_island',
  'day_trip',
  'honeymoon',
  'diving',
  'surf',
  'custom',
] as const;
/** What a card may say of a package at a glance; each follows from its price, its reviews or its size. */
export const PACKAGE_BADGES = ['discount', 'top_rated', 'small_group'] as const;
export const PRICING_TYPES = ['per_person', 'per_group', 'per_room'] as const;
/** Taxes and charges are inside a price, or come on top of it. */
export const PRICE_TAXES = ['included', 'on_top'] as const;
export const DIFFICULTIES = ['easy', 'moderate', 'challenging'] as const;
export const EXPERIENCE_CATEGORIES = [
  'snorkelling',
  'diving',
  'surfing',
  'fishing',
  'cruise',
  'wellness',
  'culture',
  'sandbank',
  'wildlife',
  'watersport',
  'photography',
] as const;
/** What a diver has to show: nothing, Open Water, Advanced Open Water. */
export const CERTIFICATIONS = ['none', 'OW', 'AOW'] as const;
export const MEAL_PLANS = ['RO', 'BB', 'HB', 'FB', 'AI', 'PAI'] as const;
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export const TRANSFER_MODES = [
  'seaplane',
  'speedboat',
  'domestic_flight',
  'domestic_flight_plus_speedboat',
  'ferry',
  'private_yacht',
  'road',
] as const;
/** How one goes from place to place during a trip; `boat` is any that is not fast, and the one that a trip lives on. */
export const TRAVEL_MODES = [...TRANSFER_MODES, 'seaplane_plus_speedboat', 'boat'] as const;
export const TRANSFER_SERVICES = ['shared', 'private'] as const;
export const CONFIRMATION_MODES = ['on_request', 'instant'] as const;
/** How places of a package are counted: by departures, by the rooms of its stays, or not at all. */
export const SOLD_BY = ['departures', 'rooms', 'request'] as const;
export const CANCELLATION_POLICIES = [
  'flex_24h',
  'flex_48h',
  'moderate_72h',
  'resort_low_45d',
  'resort_high_60d',
  'festive_nonrefundable',
] as const;
export const INCLUSION_CATEGORIES = ['included', 'excluded', 'optional'] as const;
export const DESTINATION_TYPES = ['atoll', 'resort_island', 'local_island', 'city', 'sandbank', 'dive_region'] as const;
/** What a point on the map may be: where travellers stay, and what else they look for there. */
export const LOCATION_KINDS = [
  ...DESTINATION_TYPES,
  'airport',
  'harbour',
  'bay',
  'reef',
  'dive_site',
  'surf_break',
  'viewpoint',
] as const;
/** Which rows a location comes from. */
export const LOCATION_SOURCES = ['destination', 'resort', 'location'] as const;
export const RESORT_CATEGORIES = ['resort', 'guesthouse', 'hotel', 'liveaboard', 'city_hotel'] as const;
export const PLACE_TYPES = ['uninhabited_island', 'inhabited_island', 'vessel'] as const;
export const STYLE_TAGS = ['honeymoon', 'family', 'adults_only', 'diving', 'surf', 'wellness', 'budget'] as const;
export const HOUSE_REEFS = ['none', 'fair', 'good', 'excellent'] as const;
export const PICTURE_KINDS = ['aerial', 'beach', 'room', 'dining', 'reef', 'map'] as const;
export const AMENITY_GROUPS = [
  'room',
  'dining',
  'water',
  'wellness',
  'family',
  'connectivity',
  'accessibility',
] as const;

/** D-22: the public reads show `published` only. */
export const CONTENT_STATUSES = ['draft', 'in_review', 'scheduled', 'published', 'unpublished', 'archived'] as const;
/** State of one language of a piece of content. */
export const TEXT_STATUSES = ['draft', 'published', 'outdated'] as const;

export const COORDINATE_ACCURACIES = ['exact', 'approx_1km', 'approx_3km'] as const;

export type PackageType = (typeof PACKAGE_TYPES)[number];
export type PackageBadge = (typeof PACKAGE_BADGES)[number];
export type PricingType = (typeof PRICING_TYPES)[number];
export type PriceTaxes = (typeof PRICE_TAXES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
export type ExperienceCategory = (typeof EXPERIENCE_CATEGORIES)[number];
export type Certification = (typeof CERTIFICATIONS)[number];
export type MealPlan = (typeof MEAL_PLANS)[number];
export type Meal = (typeof MEALS)[number];
export type TransferService = (typeof TRANSFER_SERVICES)[number];
export type TransferMode = (typeof TRANSFER_MODES)[number];
export type TravelMode = (typeof TRAVEL_MODES)[number];
export type ConfirmationMode = (typeof CONFIRMATION_MODES)[number];
export type SoldBy = (typeof SOLD_BY)[number];
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];
export type InclusionCategory = (typeof INCLUSION_CATEGORIES)[number];
export type DestinationType = (typeof DESTINATION_TYPES)[number];
export type LocationKind = (typeof LOCATION_KINDS)[number];
export type LocationSource = (typeof LOCATION_SOURCES)[number];
export type ResortCategory = (typeof RESORT_CATEGORIES)[number];
export type PlaceType = (typeof PLACE_TYPES)[number];
export type StyleTag = (typeof STYLE_TAGS)[number];
export type HouseReef = (typeof HOUSE_REEFS)[number];
export type AmenityGroup = (typeof AMENITY_GROUPS)[number];
export type CoordinateAccuracy = (typeof COORDINATE_ACCURACIES)[number];
export type PictureKind = (typeof PICTURE_KINDS)[number];
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** `status in ('draft', …)` for a check constraint. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;

export const TRAVELLER_TYPES = ['couple', 'family', 'solo', 'friends'] as const;
export type TravellerType = (typeof TRAVELLER_TYPES)[number];
