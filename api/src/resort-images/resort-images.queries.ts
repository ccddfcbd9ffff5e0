import type { Language } from '@atoll/contract/languages';
import type { Read } from '../catalogue/reader.js';
import { picture } from '../catalogue/sql-parts.js';
import { Statement } from '../catalogue/statement.js';

/** Members of the picture `i` of the resort `r`. */
const IMAGE = `'id', i.id, 'resort', i.resort_id, 'media', ${picture('i.media_id')},
  'caption', coalesce(i.captions ->> $1, i.captions ->> 'en'), 'kind', i.kind, 'position', i.position,
  'is_cover', i.media_id is not distinct from r.cover_id, '_i18n', json_build_object('language', $1::text,
    'fallback_fields', case when i.captions ? 'en' and not i.captions ? $1 then '["caption"]'::json else '[]'::json end,
    'outdated_fields', '[]'::json)`;

/** Pictures of one published place to stay in their order; no row when there is no such place. */
export function listResortImages(idOrSlug: string, language: Language): Read {
  const statement = new Statement(language);
  const by = /^\d{1,9}$/.test(idOrSlug)
    ? `r.id = ${statement.bind(idOrSlug)}::int`
    : `r.slug = ${statement.bind(idOrSlug)}`;
  const text = `select (select coalesce(json_agg(json_build_object(${IMAGE}) order by i.position, i.id), '[]')
      from resort_image i where i.resort_id = r.id)::text as body
    from resort r where ${by} and r.status = 'published'`;
  return { text, values: statement.values, repeated: true };
}
