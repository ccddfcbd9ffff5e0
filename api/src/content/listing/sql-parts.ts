/**
 * Pieces of the read statements (`*.queries.ts`). `$1` is always the language of the answer. Whatever stands in them comes from
 * this code; values of callers are bound.
 */

/** Decimal string of an amount in cents. */
export const money = (minor: string): string => `to_char(${minor} / 100.0, 'FM9999999990.00')`;

/** Address of one variant of the picture `m`. */
const variant = (file: string) => `'/media/' || m.key || '-' || m.hash || '/${file}'`;

/** Addresses of the sizes of the picture `m`. */
export const VARIANTS = `json_build_object('thumbnail', ${variant('thumbnail.webp')}, 'card', ${variant('card.webp')},
  'tile', ${variant('tile.webp')}, 'gallery', ${variant('gallery.webp')}, 'portrait', ${variant('portrait.webp')},
  'wide', ${variant('wide.webp')}, 'large', ${variant('large.webp')}, 'hero', ${variant('hero.webp')},
  'share', ${variant('share.jpg')})`;

/** Members of the picture `m` in the language of the answer; joins `PICTURE_WORDS`. */
export const PICTURE = `'id', m.id, 'key', m.key, 'alt', coalesce(mt.alt, me.alt, ''), 'focal_x', m.focal_x, 'focal_y', m.focal_y,
  'width', m.width, 'height', m.height, 'variants', ${VARIANTS}`;

export const PICTURE_WORDS = `left join media_text mt on mt.media_id = m.id and mt.language = $1
  left join media_text me on me.media_id = m.id and me.language = 'en'`;

/** One picture by the id in `column`, or null. */
export const picture = (column: string): string =>
  `(select json_build_object(${PICTURE}) from media m ${PICTURE_WORDS} where m.id = ${column})`;

/**
 * Pictures of a link table (`i`) in their order, as a JSON array.
 * @param more further members, each after a comma
 * @param shown condition of its rows
 */
export const pictures = (table: string, owner: string, id: string, more = '', shown = 'true'): string =>
  `(select coalesce(json_agg(json_build_object(${PICTURE}${more}) order by i.position), '[]')
    from ${table} i join media m on m.id = i.media_id ${PICTURE_WORDS} where i.${owner} = ${id} and ${shown})`;

/** What search engines and shared links read of the thing `alias`. */
export const seo = (alias: string): string =>
  `json_build_object('title', ${word('seo_title')}, 'description', ${word('seo_description')},
    'og_image', ${picture(`${alias}.og_image_id`)}, 'noindex', ${alias}.noindex) as seo`;

/** Label of a code in the language of the answer. */
export const label = (kind: string, code: string): string =>
  `(select coalesce(l.labels ->> $1, l.labels ->> 'en') from term l where l.kind = '${kind}' and l.code = ${code})`;

/**
 * Joins the words of a thing in the language of the answer (`t`) and in English (`e`).
 * @param drafts with those that visitors do not see yet
 */
export const words = (table: string, owner: string, id: string, drafts = false): string => {
  const shown = (alias: string) => (drafts ? '' : `and ${alias}.status <> 'draft'`);
  return `left join ${table} t on t.${owner} = ${id} and t.language = $1 ${shown('t')}
  left join ${table} e on e.${owner} = ${id} and e.language = 'en' ${shown('e')}`;
};

/** A field in the language of the answer, else in English. */
export const word = (field: string): string => `coalesce(t.${field}, e.${field})`;

/** Those of the fields whose English words changed since the language of the answer was saved. */
export const outdated = (fields: readonly string[]): string =>
  `case when t.outdated_fields is null or t.outdated_fields = '[]' then '[]'::json else (select coalesce(json_agg(f), '[]')
    from jsonb_array_elements_text(t.outdated_fields) f where f in (${fields.map((field) => `'${field}'`).join(', ')})) end`;

/** `_i18n`: which fields have English words but none in the language of the answer, and which are older than English. */
export const localization = (fields: readonly string[]): string => {
  const fallbacks = fields.map(
    (field) => `case when t.${field} is null and e.${field} is not null then '${field}' end`,
  );
  return `json_build_object('language', $1::text, 'fallback_fields',
    array_to_json(array_remove(array[${fallbacks.join(', ')}]::text[], null)), 'outdated_fields', ${outdated(fields)})`;
};

/** Today in the Maldives, where the agency's days begin. */
export const TODAY = `(now() at time zone 'Indian/Maldives')::date`;

/** Rows of the currencies, each with the latest rate that has begun (D-32). */
export const CURRENCIES = `(select cu.code, cu.decimals, cr.rate, cr.as_of, cr.source from currency cu cross join lateral (
    select x.rate, x.as_of, x.source from currency_rate x where x.currency_code = cu.code and x.as_of <= ${TODAY}
    order by x.as_of desc, x.id desc limit 1) cr)`;

/** Members that `?currency=` adds to a price; `parameter` holds the code. */
export const displayPrice = (minor: string, parameter: string | null): string =>
  parameter === null
    ? ''
    : `, (select round(${minor} * c.rate / 100, c.decimals)::text from ${CURRENCIES} c where c.code = ${parameter}) as display_price,
  ${parameter}::text as display_currency,
  (select trim_scale(c.rate)::text from ${CURRENCIES} c where c.code = ${parameter}) as rate,
  (select c.as_of::text from ${CURRENCIES} c where c.code = ${parameter}) as rate_as_of`;
