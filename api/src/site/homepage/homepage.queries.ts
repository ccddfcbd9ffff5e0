import type { Language } from '@atoll/contract/languages';
import { destinationItems } from '../../content/listing/destination-item.queries.js';
import { onSale, packageItems } from '../../content/listing/package-item.queries.js';
import { experienceItems } from '../../content/listing/experience-item.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { resortItems } from '../../content/listing/resort-item.queries.js';
import { picture, words } from '../../content/listing/sql-parts.js';
import { wholeRows } from '../../content/listing/list-pages.queries.js';
import { shownAt } from '../page-heroes/page-heroes.queries.js';
import type { HomepageSectionType } from './homepage-section.entity.js';
import type { SectionType } from './homepage.dto.js';

/** First featured things of a kind; how many, the section's `config` says. */
const first = (
  table: 'package' | 'resort' | 'destination' | 'experience',
  section: HomepageSectionType,
  limit: number,
) => {
  const shown = table === 'package' ? onSale('x') : `x.status = 'published'`;
  const wanted = `(select (hs.config ->> 'limit')::int from homepage_section hs where hs.type = '${section}')`;
  return wholeRows(
    table,
    `select x.id from ${table} x where ${shown} and x.is_featured order by x.position, x.id
     limit least(coalesce(${wanted}, ${limit}), ${limit})`,
  );
};

/** A text of the site in the language of the answer, else in English. */
const text = (key: string) => `coalesce(s.texts -> $1 ->> '${key}', s.texts -> 'en' ->> '${key}')`;

const TEXT_KEYS = ['site_title', 'site_description', 'footer_text', 'hero_title', 'hero_subtitle'] as const;

/** Public names of the staff's sections; the others are the same. */
const PUBLIC_TYPES: Partial<Record<HomepageSectionType, SectionType>> = {
  featured_packages: 'packages',
  featured_resorts: 'resorts',
  why_us: 'promises',
};

const PUBLIC_TYPE = `case hs.type ${Object.entries(PUBLIC_TYPES)
  .map(([type, name]) => `when '${type}' then '${name}'`)
  .join(' ')} else hs.type end`;

/** A text of the section `hs` in the language of the answer, else in English. */
const sectionText = (key: string) => `coalesce(hs.texts -> $1 ->> '${key}', hs.texts -> 'en' ->> '${key}')`;

/** Sections in the order of the staff; those that are switched off come too, marked as such. */
const SECTIONS = `(select coalesce(jsonb_agg(jsonb_build_object('type', shown.type, 'order', shown.place, 'visible', shown.visible,
      'data', jsonb_build_object('title', coalesce(shown.title, ''), 'subtitle', shown.subtitle)
        || case when shown.items is null then '{}'::jsonb else jsonb_build_object('items', shown.items) end)
      order by shown.place), '[]')
    from (select ${PUBLIC_TYPE} as type, row_number() over (order by hs.position, hs.id) as place, hs.visible,
        ${sectionText('title')} as title, ${sectionText('subtitle')} as subtitle,
        coalesce(hs.texts -> $1 -> 'items', hs.texts -> 'en' -> 'items') as items
      from homepage_section hs) shown)`;

/** The first hero of the home page that is shown now; an installation without one has the words of its settings. */
const HERO = `left join lateral (select h.image_id, h.cta_url, coalesce(t.title, e.title) as title,
      coalesce(t.subtitle, e.subtitle) as subtitle, coalesce(t.cta_label, e.cta_label) as cta_label
    from page_hero h ${words('page_hero_text', 'page_hero_id', 'h.id')}
    where h.page_key = 'home' and h.status = 'published' and ${shownAt('$2')}
    order by h.position, h.id limit 1) hero on true`;

const CLAIMS = `(select coalesce(json_agg(json_build_object('text', coalesce(c -> 'text' ->> $1, c -> 'text' ->> 'en'),
    'value', c ->> 'value', 'visible', true)), '[]') from jsonb_array_elements(s.claims) c where c -> 'visible' = 'true')`;

const FALLBACKS = TEXT_KEYS.map((key) => `case when s.texts -> $1 ->> '${key}' is null then '${key}' end`).join(', ');

const PAYMENT_METHODS = `array_to_json(array_remove(array[case when $3::boolean then 'card' end,
  case when btrim(coalesce(s.bank_details, '')) <> '' then 'bank_transfer' end], null))`;

/** The homepage: settings, words and what is featured. */
export const getHomepage = (language: Language, now: Date, takesCards: boolean): Read => ({
  repeated: true,
  values: [language, now.toISOString(), takesCards],
  text: `select row_to_json(home)::text as body from (select
    json_build_object('whatsapp_number', s.whatsapp_number, 'site_title', ${text('site_title')},
      'site_description', ${text('site_description')}, 'contact_phone', s.contact_phone, 'contact_email', s.contact_email,
      'footer_text', ${text('footer_text')}, 'social', s.social, 'claims', ${CLAIMS},
      'reply_promise_hours', s.reply_promise_hours, 'terms_version', s.terms_version, 'legal_entity', s.legal_entity,
      'tourism_licence_no', s.tourism_licence_no, 'payment_methods', ${PAYMENT_METHODS}) as settings,
    json_build_object('title', coalesce(hero.title, ${text('hero_title')}),
      'subtitle', coalesce(hero.subtitle, ${text('hero_subtitle')}),
      'image', ${picture('coalesce(hero.image_id, s.hero_id)')},
      'cta', case when hero.cta_url is not null and hero.cta_label is not null
        then json_build_object('label', hero.cta_label, 'url', hero.cta_url) end) as hero,
    ${SECTIONS} as sections,
    json_build_object(
      'packages', ${packageItems(first('package', 'featured_packages', 8), null)},
      'resorts', ${resortItems(first('resort', 'featured_resorts', 6), null)},
      'destinations', ${destinationItems(first('destination', 'destinations', 8))},
      'experiences', ${experienceItems(first('experience', 'experiences', 8), null)}) as featured,
    json_build_object('language', $1::text, 'fallback_fields',
      array_to_json(array_remove(array[${FALLBACKS}]::text[], null)), 'outdated_fields', '[]'::json) as "_i18n"
    from setting s ${HERO} where s.id = 1) home`,
});
