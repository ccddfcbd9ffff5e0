import { CONNECTION, DAYLIGHT_LANDING, timeAt } from '@atoll/contract/last-landing';
import { displayPrice, label, localization, money, outdated, picture, word, words } from './sql-parts.js';
import { stateColumns } from './staff-list.queries.js';

const FIELDS = ['name', 'notes', 'weather_note'];

const amount = (column: string) => `case when ${column} is not null then ${money(column)} end`;

const place = (table: 'destination' | 'resort', id: string) =>
  `(select json_build_object('id', d.id, 'slug', d.slug, 'name', coalesce(dt.name, de.name, d.slug))
  from ${table} d
  left join ${table}_text dt on dt.${table}_id = d.id and dt.language = $1 and dt.status <> 'draft'
  left join ${table}_text de on de.${table}_id = d.id and de.language = 'en'
  where d.id = ${id})`;

const LEGS = `(select coalesce(json_agg(json_build_object('mode', leg -> 'mode',
    'from', coalesce(leg -> 'text' -> $1, leg -> 'text' -> 'en') ->> 'from',
    'to', coalesce(leg -> 'text' -> $1, leg -> 'text' -> 'en') ->> 'to',
    'minutes', leg -> 'minutes', 'carrier', leg -> 'carrier') order by n), '[]')
  from jsonb_array_elements(f.legs) with ordinality x(leg, n))`;

const LEGS_WITHOUT_WORDS = `exists (select from jsonb_array_elements(f.legs) leg where not leg -> 'text' ? $1)`;

const LOCALIZATION = `(select json_build_object('language', l ->> 'language', 'fallback_fields',
    array_to_json(array_remove(array(select json_array_elements_text(l -> 'fallback_fields'))
      || case when ${LEGS_WITHOUT_WORDS} then 'legs' end, null)),
    'outdated_fields', ${outdated([...FIELDS, 'legs'])})
  from (select ${localization(FIELDS)} as l) x)`;

/** Columns of a transfer; `f` is the transfer, `t` and `e` its words. */
export const transferColumns = (currency: string | null): string => `
  f.id, f.slug, coalesce(${word('name')}, f.slug) as name, f.mode, f.service,
  json_build_object('code', f.from_code, 'name', coalesce(${label('gateway', 'f.from_code')}, f.from_code)) as "from",
  ${place('destination', 'coalesce(f.to_destination_id, (select s.destination_id from resort s where s.id = f.to_resort_id))')} as to_destination,
  ${place('resort', 'f.to_resort_id')} as to_resort, f.duration_minutes, ${LEGS} as legs, f.operator, f.daylight_only,
  f.first_departure, f.last_departure, f.latest_arrival_for_same_day, f.earliest_international_departure,
  f.pickup_before_flight_hours, f.wait_minutes_typical, f.operates_weekdays,
  ${amount('f.price_adult_return_minor')} as price_adult_return, ${amount('f.price_child_minor')} as price_child,
  ${amount('f.price_infant_minor')} as price_infant, 'USD' as currency, f.baggage_kg, f.hand_baggage_kg,
  ${amount('f.excess_per_kg_minor')} as excess_per_kg, f.flight_details_due_days, ${amount('f.change_fee_minor')} as change_fee,
  ${word('weather_note')} as weather_note, ${word('notes')} as notes, ${picture('f.cover_id')} as cover_image,
  f.is_featured${displayPrice('f.price_adult_return_minor', currency)}, ${LOCALIZATION} as "_i18n"`;

/** Joins the words of the transfer `f`, with those that visitors do not see yet when `drafts` is true. */
export const transferWords = (drafts = false): string => words('transfer_text', 'transfer_id', 'f.id', drafts);

/** A JSON array of transfers: those of `source` (rows of `transfer` with their `place`), in its order. */
export const transferItems = (source: string, currency: string | null): string =>
  `(select coalesce(json_agg(item), '[]') from (
    select ${transferColumns(currency)} from (${source}) f ${transferWords()} order by f.place) item)`;

/** The same list for staff: transfers in any state, and where each of them stands. */
export const staffTransferItems = (source: string, currency: string | null): string =>
  `(select coalesce(json_agg(item), '[]') from (
    select ${transferColumns(currency)}${stateColumns('transfer', 'f')}
    from (${source}) f ${transferWords(true)} order by f.place) item)`;

/** True for a published transfer that leads to the resort with this id, or to the inhabited island it lies on. */
export const leadsTo = (transfer: string, resort: string): string => `(${transfer}.status = 'published' and (
  ${transfer}.to_resort_id = ${resort} or exists (select from resort guest
    join destination island on island.id = guest.destination_id and island.type in ('local_island', 'city')
    where guest.id = ${resort} and guest.place_type = 'inhabited_island' and ${transfer}.to_destination_id = island.id)))`;

/** True where who lands at this time of day (`HH:MM`) still goes by the transfer on the same day: `lastLanding` of the contract in SQL. */
const waitsFor = (transfer: string, landing: string): string => `(case
  when ${transfer}.latest_arrival_for_same_day is not null then ${landing} <= ${transfer}.latest_arrival_for_same_day
  when ${transfer}.daylight_only then ${landing} <= '${DAYLIGHT_LANDING}'
  when ${transfer}.last_departure is null then true
  else ${landing}::time <= greatest(${transfer}.last_departure, '${timeAt(CONNECTION)}')::time - interval '${CONNECTION} minutes' end)`;

/** True where one of the ways to the resort with this id is reached on the day on which one lands at this time. */
export const reachedOnDay = (resort: string, landing: string): string =>
  `exists (select from transfer f where ${leadsTo('f', resort)} and ${waitsFor('f', landing)})`;
