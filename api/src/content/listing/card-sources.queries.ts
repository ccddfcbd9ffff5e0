// What cards are made of, and what they show of other rows.
import { CARD_KINDS, type CardKind } from './card.entity.js';
import { EXPERIENCE_WORDS, experienceItemColumns } from './experience-item.queries.js';
import { PACKAGE_WORDS, packageItemColumns, packageStoredColumns } from './package-item.queries.js';
import { RESORT_WORDS, resortItemColumns } from './resort-item.queries.js';

/** The long statements: `item` and `detail` of the row `alias` with its words. `$1` is the language. */
export const CARDS: Record<CardKind, { alias: string; item: string; detail?: string; words: string }> = {
  package: { alias: 'p', item: packageItemColumns(null), detail: packageStoredColumns, words: PACKAGE_WORDS },
  resort: { alias: 'r', item: resortItemColumns(null), words: RESORT_WORDS },
  experience: { alias: 'x', item: experienceItemColumns(null), words: EXPERIENCE_WORDS },
};

/** Tables whose rows are part of cards: the column that names the source, and the columns that cards show (all without). */
export interface Watch {
  table: string;
  source: string;
  key: string;
  facts?: string[];
}

const own = (kind: CardKind, tables: string[]): Watch[] => [
  { table: kind, source: kind, key: 'id' },
  ...tables.map((table) => ({ table, source: kind, key: `${kind}_id` })),
];
const NAME = ['name', 'status'];

export const WATCHES: Watch[] = [
  ...own('package', [
    'package_text',
    'package_destination',
    'package_resort',
    'package_faq',
    'package_image',
    'review',
  ]),
  {
    table: 'package_price',
    source: 'package',
    key: 'package_id',
    facts: ['adults', 'date', 'amount_minor', 'total_minor', 'original_minor', 'lowest_minor', 'highest_minor'],
  },
  ...own('resort', ['resort_text']),
  {
    table: 'resort_price',
    source: 'resort',
    key: 'resort_id',
    facts: ['date', 'amount_minor', 'lowest_minor', 'highest_minor'],
  },
  ...own('experience', ['experience_text', 'experience_destination']),
  {
    table: 'destination',
    source: 'destination',
    key: 'id',
    facts: ['slug', 'island', 'atoll', 'status', 'lat', 'lng'],
  },
  { table: 'destination_text', source: 'destination', key: 'destination_id', facts: NAME },
  { table: 'resort', source: 'stay', key: 'id', facts: ['slug', 'status', 'cover_id'] },
  { table: 'resort_text', source: 'stay', key: 'resort_id', facts: NAME },
  { table: 'category', source: 'category', key: 'slug', facts: ['id', 'slug'] },
  { table: 'category_text', source: 'category_name', key: 'category_id', facts: NAME },
  {
    table: 'media',
    source: 'media',
    key: 'id',
    facts: ['key', 'hash', 'focal_x', 'focal_y', 'width', 'height'],
  },
  { table: 'media_text', source: 'media', key: 'media_id', facts: ['alt'] },
  { table: 'faq', source: 'faq', key: 'id', facts: ['slug', 'status'] },
  { table: 'faq_text', source: 'faq', key: 'faq_id', facts: ['question', 'answer', 'status'] },
  { table: 'user', source: 'user', key: 'id', facts: ['first_name'] },
  { table: 'term', source: 'term', key: 'kind', facts: ['kind', 'code', 'labels'] },
];

const linked = (table: string, of: CardKind, column: string) =>
  `select l.${of}_id as id from ${table} l join due on l.${column} = due.key::int`;
const named = (table: CardKind, column: string) => `select o.id from ${table} o join due on o.${column} = due.key::int`;

/** Which cards a source is on: ids of a kind for the keys in `due`. */
export const SOURCES: Record<string, Partial<Record<CardKind, string[]>>> = {
  package: { package: ['select due.key::int as id from due'] },
  resort: { resort: ['select due.key::int as id from due'] },
  experience: { experience: ['select due.key::int as id from due'] },
  destination: {
    package: [linked('package_destination', 'package', 'destination_id')],
    resort: [named('resort', 'destination_id')],
    experience: [linked('experience_destination', 'experience', 'destination_id')],
  },
  stay: { package: [linked('package_resort', 'package', 'resort_id')] },
  category: { package: ['select o.id from package o join due on o.category_code = due.key'] },
  category_name: {
    package: ['select o.id from package o join category c on c.slug = o.category_code join due on c.id = due.key::int'],
  },
  media: {
    package: [
      named('package', 'cover_id'),
      named('package', 'og_image_id'),
      linked('package_image', 'package', 'media_id'),
      `select l.package_id as id from package_resort l join resort o on o.id = l.resort_id join due on o.cover_id = due.key::int`,
    ],
    resort: [named('resort', 'cover_id')],
    experience: [named('experience', 'cover_id')],
  },
  faq: { package: [linked('package_faq', 'package', 'faq_id')] },
  user: { package: ['select o.package_id as id from review o join due on o.reply_by_id = due.key::uuid'] },
  // Labels of codes change with a release only.
  term: Object.fromEntries(
    CARD_KINDS.map((kind) => [kind, [`select o.id from ${kind} o where exists (select from due)`]]),
  ),
};

/** A package's row for each of its destinations and one, under 0, for all: as lists filter, sort and search it. */
const LISTED = [
  ...['p.category_code', 'p.duration', 'price.amount_minor as price_minor', 'p.group_size_min', 'p.group_size_max'],
  ...['p.transfer_mode', 'p.meal_plan', 'p.start_date', 'p.end_date', 'p.available_from', 'p.available_to'],
  ...['p.is_featured', 'p.position', 'p.rating_average', 'p.review_count', 'p.published_at'],
];

/** Rows of `package_listing` as they should be. */
export const LISTING = `select p.id, place.destination_id, ${LISTED.join(', ')}, case when place.destination_id = 0 then p.search end as search
  from package p left join package_price price on price.package_id = p.id cross join lateral (select 0 as destination_id
    union all select l.destination_id from package_destination l where l.package_id = p.id) place
  where p.status = 'published'`;
