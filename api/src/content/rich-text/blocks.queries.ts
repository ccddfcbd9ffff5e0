import { onSale, packageItems } from '../listing/package-item.queries.js';
import { resortItems } from '../listing/resort-item.queries.js';
import { picture } from '../listing/sql-parts.js';

/** Slugs that the block `b.block` names, in their order. */
const SLUGS = (member: string) => `jsonb_array_elements_text(coalesce(b.block -> '${member}', '[]'::jsonb))
    with ordinality named(slug, place)`;

const PICTURES = `(select coalesce(jsonb_agg(shown.picture order by shown.place) filter (where shown.picture is not null), '[]')
    from (select ${picture('named.id::int')}::jsonb as picture, named.place
      from jsonb_array_elements_text(b.block -> 'media') with ordinality named(id, place)) shown)`;

const FAQS = `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'slug', f.slug, 'question', coalesce(bt.question, be.question, ''),
      'answer', coalesce(bt.answer, be.answer, '')) order by f.position, f.id), '[]')
    from faq f
    left join faq_text bt on bt.faq_id = f.id and bt.language = $1 and bt.status <> 'draft'
    left join faq_text be on be.faq_id = f.id and be.language = 'en' and be.status <> 'draft'
    where f.status = 'published'
      and (f.category = b.block ->> 'category' or coalesce(b.block -> 'slugs', '[]'::jsonb) ? f.slug))`;

const PACKAGES = packageItems(
  `select x.*, named.place from ${SLUGS('slugs')} join package x on x.slug = named.slug where ${onSale('x')}`,
  null,
);

const RESORTS = resortItems(
  `select x.*, named.place from ${SLUGS('slugs')} join resort x on x.slug = named.slug where x.status = 'published'`,
  null,
);

const PLACES = `(select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'slug', d.slug, 'name', coalesce(bt.name, be.name, d.slug),
      'lat', d.lat, 'lng', d.lng) order by named.place), '[]')
    from ${SLUGS('destinations')} join destination d on d.slug = named.slug and d.status = 'published'
    left join destination_text bt on bt.destination_id = d.id and bt.language = $1 and bt.status <> 'draft'
    left join destination_text be on be.destination_id = d.id and be.language = 'en' and be.status <> 'draft')`;

/**
 * Blocks of a JSON column as the public sees them: pictures with their addresses and words, lists with the things that are
 * public now. `$1` is the language.
 */
export const publicBlocks = (column: string): string =>
  `(select coalesce(jsonb_agg(case b.block ->> 'type'
      when 'image' then (b.block - 'media') || jsonb_build_object('image', ${picture(`(b.block ->> 'media')::int`)})
      when 'gallery' then (b.block - 'media') || jsonb_build_object('images', ${PICTURES})
      when 'faq_list' then (b.block - 'slugs') || jsonb_build_object('faqs', ${FAQS})
      when 'package_list' then (b.block - 'slugs') || jsonb_build_object('packages', ${PACKAGES})
      when 'resort_list' then (b.block - 'slugs') || jsonb_build_object('resorts', ${RESORTS})
      when 'map' then (b.block - 'destinations') || jsonb_build_object('places', ${PLACES})
      else b.block end order by b.place), '[]')
    from jsonb_array_elements(coalesce(${column}, '[]'::jsonb)) with ordinality b(block, place))`;
