import type { Language } from '@atoll/contract/languages';
import { destinationItems } from '../catalogue/destination-item.queries.js';
import { onSale, packageItems } from '../catalogue/package-item.queries.js';
import type { Read } from '../catalogue/reader.js';
import { resortItems } from '../catalogue/resort-item.queries.js';
import { picture } from '../catalogue/sql-parts.js';
import { wholeRows } from '../catalogue/statement.js';
import { SECTION_TYPES, type SectionType } from './settings.dto.js';

/** First featured things of a kind. */
const first = (table: 'package' | 'resort' | 'destination', limit: number) => {
  const shown = table === 'package' ? onSale('x') : `x.status = 'published'`;
  return wholeRows(
    table,
    `select x.id from ${table} x where ${shown} and x.is_featured order by x.position, x.id limit ${limit}`,
  );
};

/** A text of the site in the language of the answer, else in English. */
const text = (key: string) => `coalesce(s.texts -> $1 ->> '${key}', s.texts -> 'en' ->> '${key}')`;

const TEXT_KEYS = ['site_title', 'site_description', 'footer_text', 'hero_title', 'hero_subtitle'] as const;

const SECTION_DATA: Record<SectionType, string> = {
  packages: `json_build_object('title', ${text('featured_title')}, 'subtitle', ${text('featured_subtitle')})`,
  destinations: `json_build_object('title', ${text('destinations_title')}, 'subtitle', ${text('destinations_subtitle')})`,
  resorts: `json_build_object('title', ${text('resorts_title')}, 'subtitle', ${text('resorts_subtitle')})`,
  promises: `json_build_object('title', ${text('promise_title')}, 'subtitle', null,
    'items', coalesce(s.texts -> $1 -> 'promises', s.texts -> 'en' -> 'promises', '[]'::jsonb))`,
  trip_request: `json_build_object('title', ${text('trip_request_title')}, 'subtitle', ${text('trip_request_body')})`,
};

/** The request form of the last section belongs to a later release: its words are there, switched off. */
const SECTIONS = SECTION_TYPES.map(
  (type, index) =>
    `json_build_object('type', '${type}', 'order', ${index + 1}, 'visible', ${type !== 'trip_request'}, 'data', ${SECTION_DATA[type]})`,
).join(', ');

const CLAIMS = `(select coalesce(json_agg(json_build_object('text', coalesce(c -> 'text' ->> $1, c -> 'text' ->> 'en'),
    'value', c ->> 'value', 'visible', true)), '[]') from jsonb_array_elements(s.claims) c where c -> 'visible' = 'true')`;

const FALLBACKS = TEXT_KEYS.map((key) => `case when s.texts -> $1 ->> '${key}' is null then '${key}' end`).join(', ');

/** The homepage: settings, words and what is featured. */
export const getHomepage = (language: Language): Read => ({
  repeated: true,
  values: [language],
  text: `select row_to_json(home)::text as body from (select
    json_build_object('whatsapp_number', s.whatsapp_number, 'site_title', ${text('site_title')},
      'site_description', ${text('site_description')}, 'contact_phone', s.contact_phone, 'contact_email', s.contact_email,
      'footer_text', ${text('footer_text')}, 'social', s.social, 'claims', ${CLAIMS}) as settings,
    json_build_object('title', ${text('hero_title')}, 'subtitle', ${text('hero_subtitle')}, 'image', ${picture('s.hero_id')}) as hero,
    json_build_array(${SECTIONS}) as sections,
    json_build_object(
      'packages', ${packageItems(first('package', 8), null)},
      'resorts', ${resortItems(first('resort', 6), null)},
      'destinations', ${destinationItems(first('destination', 8))},
      'experiences', '[]'::json) as featured,
    json_build_object('language', $1::text, 'fallback_fields',
      array_to_json(array_remove(array[${FALLBACKS}]::text[], null)), 'outdated_fields', '[]'::json) as "_i18n"
    from setting s where s.id = 1) home`,
});

/** Currencies in their order. */
export const listCurrencies = (): Read => ({
  repeated: true,
  values: [],
  text: `select coalesce(json_agg(json_build_object('code', code, 'name', name, 'symbol', symbol, 'rate', trim_scale(rate),
    'locale', locale, 'decimals', decimals, 'as_of', as_of, 'source', source) order by position, code), '[]')::text as body
    from currency`,
});

/** Languages in their order. */
export const listLanguages = (): Read => ({
  repeated: true,
  values: [],
  text: `select coalesce(json_agg(json_build_object('id', id, 'code', code, 'name', name, 'native_name', native_name, 'flag', flag,
    'direction', direction, 'is_active', is_active, 'is_default', is_default) order by position, id), '[]')::text as body
    from language`,
});
