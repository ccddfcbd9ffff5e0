import { prepared } from '../../platform/data/prepared.js';
import type { Read } from '../../platform/data/read-together.queries.js';
import type { Sql } from '../../platform/data/sql.js';
import type { CancellationTerms, PricedProduct, TaxRule } from '../pricing/pricing.types.js';

/** Reads of the primary database, inside a transaction (`transactionSql`) or not. */
export type Row = Pick<Sql, 'primaryRow' | 'primaryRows'>;

const OBLIGATORY = `(select coalesce(json_agg(json_build_object('code', o ->> 'code', 'on', o ->> 'on',
    'adult', (o -> 'adult_minor')::int, 'child', (o -> 'child_minor')::int) order by n), '[]')
  from jsonb_array_elements(s.obligatory) with ordinality x(o, n))`;

/** Rows of `alias` that are for the thing in `scope`, or for all that is sold. */
const within = (alias: string, scope: string): string =>
  `(${alias}.${scope} or num_nonnulls(${alias}.package_id, ${alias}.resort_id) = 0)`;

/** Seasons of a thing. @param minNights what it asks for all year */
const seasons = (scope: string, minNights = '1'): string =>
  `(select coalesce(json_agg(json_build_object('code', s.code, 'from', s.first_night, 'to', s.last_night, 'priority', s.priority,
      'surcharge_bp', s.surcharge_bp, 'min_nights', greatest(s.min_nights, ${minNights}), 'policy', s.policy,
      'obligatory', ${OBLIGATORY}) order by s.first_night, s.id), '[]')
    from season s where ${within('s', scope)})`;

const reductions = (scope: string): string =>
  `(select coalesce(json_agg(json_build_object('code', d.code, 'off_bp', d.off_bp, 'arrive_from', d.arrive_from, 'arrive_to', d.arrive_to,
      'book_from', d.book_from, 'book_to', d.book_to, 'days_ahead_min', d.days_ahead_min, 'days_ahead_max', d.days_ahead_max,
      'nights_min', d.nights_min) order by d.id), '[]')
    from reduction d where d.is_active and ${within('d', scope)})`;

/** A place `r` as taxes see it. */
const stay = (nights: string): string =>
  `json_build_object('place', r.place_type, 'registered_rooms', r.registered_rooms, 'nights', ${nights},
    'check_in_time', r.check_in_time, 'check_out_time', r.check_out_time)`;

/** What places ask where nothing else is said: the rule's rate, whatever it is by then. */
const USUAL_SERVICE_CHARGE = 10;

const serviceCharge = (rate: string): string => `(nullif(${rate}, ${USUAL_SERVICE_CHARGE}) * 100)::int`;

/** Places of the package `p`: those whose nights are known, else its resorts, where the first has the nights that are left over. */
const PLACES = `(select resort_id, position, nights from package_stay where package_id = p.id
  union all
  select resort_id, position, case when row_number() over (order by position, resort_id) > 1
    then p.duration_nights / count(*) over () end as nights
  from package_resort where package_id = p.id and not exists (select from package_stay where package_id = p.id))`;

/** What optional services of the package `p` cost, each one ordered. */
const EXTRAS = `(select coalesce(json_agg(json_build_object('code', i ->> 'code', 'amount', (i -> 'price_minor')::int, 'per', 'booking')
    order by n), '[]')
  from jsonb_array_elements(p.inclusions) with ordinality x(i, n) where i ->> 'code' is not null)`;

const PACKAGE = prepared(`select json_build_object(
    'base', json_build_object('pricing_type', p.pricing_type, 'per', 'stay', 'amount', p.price_minor, 'taxes', p.price_taxes,
      'occupancy', p.occupancy, 'child_bands', p.child_bands, 'single_supplement', p.single_supplement_minor),
    'seasons', ${seasons('package_id = p.id')}, 'extras', ${EXTRAS}, 'reductions', ${reductions('package_id = p.id')},
    'transfer', null, 'meals', json_build_array(), 'stays', places.stays, 'service_charge_bp', places.service_charge) as product
  from package p
  cross join lateral (select coalesce(json_agg(${stay('l.nights')} order by l.position, r.id), '[]') as stays,
      case when min(r.service_charge_rate) = max(r.service_charge_rate) then ${serviceCharge('min(r.service_charge_rate)')} end
        as service_charge
    from ${PLACES} l join resort r on r.id = l.resort_id where p.duration_nights > 0) places
  where p.id = $1`);

/** A package as far as its price goes; null where there is none. */
export const readPackage = async (sql: Row, id: number): Promise<PricedProduct | null> =>
  (await sql.primaryRow<{ product: PricedProduct }>(PACKAGE, [id]))?.product ?? null;

/** The nights that a resort asks for all year, as a season that every other one rules before. */
const ALL_YEAR = `json_build_object('code', 'all_year', 'from', '0001-01-01', 'to', '9999-12-31', 'priority', -1, 'surcharge_bp', 0,
  'min_nights', r.min_nights, 'policy', null, 'obligatory', json_build_array())`;

/** Adults that the price of the room `k` is for: two, or whom it has a place for. */
const ROOM_ADULTS = `least(2, (k ->> 'max_adults')::int, (k -> 'max_occupancy')::int)`;

/** The room `k` for two people a night, and children in the places that are left. */
const ROOM_OCCUPANCY = `json_build_object('unit', 'room', 'adults', ${ROOM_ADULTS},
  'children', least((k ->> 'max_children')::int, (k -> 'max_occupancy')::int - ${ROOM_ADULTS}),
  'child_age_max', r.children_policy -> 'child_max')`;

/** The main transfer of the resort `r`, as its page shows it, if it has a price. */
const TRANSFER = `(select case when f.adult is not null then json_build_object('code', f.slug, 'adult', f.adult,
    'child', coalesce(f.child, f.adult), 'infant', coalesce(f.infant, 0), 'shared', f.service = 'shared') end
  from (select slug, service, price_adult_return_minor as adult, price_child_minor as child, price_infant_minor as infant
    from transfer where to_resort_id = r.id and status = 'published' and deleted_at is null
    order by position, price_adult_return_minor nulls last, id limit 1) f)`;

/** Meal plans of the resort `r`, for a person a night; those in the price of the room cost nothing. */
const MEALS = `(select json_agg(json_build_object('code', m.code, 'adult', coalesce((s -> 'adult_minor')::int, 0),
    'child', coalesce((s ->> 'child_minor')::int, (s -> 'adult_minor')::int, 0),
    'infant_max', r.children_policy -> 'infant_max', 'child_max', r.children_policy -> 'child_max') order by m.place)
  from unnest(r.meal_plans) with ordinality m(code, place)
  left join lateral (select x as s from jsonb_array_elements(r.meal_supplements) x where x ->> 'plan' = m.code) y on true)`;

/** The room `k` of the resort `r` as far as its price goes. */
const ROOM = `json_build_object(
    'base', json_build_object('pricing_type', 'per_room', 'per', 'night', 'amount', (k -> 'price_minor')::int,
      'taxes', case when r.price_includes_taxes then 'included' else 'on_top' end, 'occupancy', ${ROOM_OCCUPANCY},
      'child_bands', json_build_array(), 'single_supplement', 0),
    'seasons', ${seasons('resort_id = r.id', 'r.min_nights')}::jsonb || jsonb_build_array(${ALL_YEAR}), 'extras', json_build_array(),
    'reductions', ${reductions('resort_id = r.id')}, 'transfer', ${TRANSFER}, 'meals', coalesce(${MEALS}, '[]'), 'stays', json_build_array(${stay('null')}),
    'service_charge_bp', ${serviceCharge('r.service_charge_rate')})`;

const ROOMS = 'from resort r cross join lateral jsonb_array_elements(r.room_types) k where r.id = $1';
const ONE_ROOM = prepared(`select ${ROOM} as product ${ROOMS} and k ->> 'code' = $2`);
const ALL_ROOMS = prepared(`select k ->> 'code' as room, ${ROOM} as product ${ROOMS}`);

/** A room of a resort as far as its price goes; null where there is none. */
export const readRoom = async (sql: Row, id: number, room: string): Promise<PricedProduct | null> =>
  (await sql.primaryRow<{ product: PricedProduct }>(ONE_ROOM, [id, room]))?.product ?? null;

/** All rooms of a resort as far as their price goes, by code. */
export const readRooms = async (sql: Row, id: number): Promise<Map<string, PricedProduct>> =>
  new Map(
    (await sql.primaryRows<{ room: string; product: PricedProduct }>(ALL_ROOMS, [id])).map(({ room, product }) => [
      room,
      product,
    ]),
  );

/** Taxes and charges of every day. */
export const TAX_RULES: Read<TaxRule> = {
  text: prepared(`select id::text, code, kind, rate, base, applies_to, valid_from::text, valid_to::text, places, rooms_max, rooms_min, age_min
  from tax_rule order by code, valid_from, id`),
  values: [],
};
export const readTaxRules = (sql: Row): Promise<TaxRule[]> => sql.primaryRows<TaxRule>(TAX_RULES.text);

const TERMS = 'select code, tiers, deposit_refundable, deposit_bp, balance_days_before from cancellation_policy';

/** What all cancellation policies say now. */
export const ALL_TERMS: Read<CancellationTerms> = { text: TERMS, values: [] };

/** What a cancellation policy says now; null for a code that there is none of. */
export const readTerms = (sql: Row, code: string): Promise<CancellationTerms | null> =>
  sql.primaryRow<CancellationTerms>(prepared(`${TERMS} where code = $1`), [code]);

/** Any fixed number: rates are changed one after the other, so that two changes never contradict each other. */
export const lockRates = (sql: Row) => sql.primaryRow('select pg_advisory_xact_lock(7302231)');
