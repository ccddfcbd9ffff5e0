import { instant } from '../../../platform/data/sql-text.js';
import type { TextPlace } from '../../languages/text-id.js';
import type { Rows } from '../translations.queries.js';
import type { TextPlacedDto, TextLookDto } from './text-places.dto.js';

/** A picture as it is stored. */
export interface StoredPicture {
  image: string;
  width: number;
  height: number;
}

/** What one call brings. */
export interface PlaceSet {
  language: string;
  width: number;
  takenAt: string;
  pictures: readonly StoredPicture[];
  places: readonly TextPlacedDto[];
}

/** Puts a set in the place of the last one. Whoever brings the same set meanwhile waits for the first row. */
export async function replacePlaces(sql: Rows, set: PlaceSet): Promise<void> {
  const { language, width, takenAt, pictures, places } = set;
  const own = [language, width];
  await sql.primaryRows(
    `insert into text_place_set (language, width, taken_at) values ($1, $2, $3::timestamptz)
     on conflict (language, width) do update set taken_at = excluded.taken_at`,
    [...own, takenAt],
  );
  await sql.primaryRows('delete from text_picture where language = $1 and width = $2', own);
  await sql.primaryRows('delete from text_place where language = $1 and width = $2', own);
  await sql.primaryRows(
    `insert into text_picture (language, width, number, pixel_width, pixel_height, content)
     select $1, $2, p.number - 1, (p.value->>'width')::int, (p.value->>'height')::int, decode(p.value->>'image', 'base64')
     from jsonb_array_elements($3::jsonb) with ordinality p(value, number)`,
    [...own, JSON.stringify(pictures)],
  );
  await sql.primaryRows(
    `insert into text_place (language, width, namespace, key, text, path, build, picture, x, y, box_width, box_height, fault)
     select $1, $2, p.namespace, p.key, p.text, p.path, p.build, p.picture, (p.box->>'x')::int, (p.box->>'y')::int,
       (p.box->>'width')::int, (p.box->>'height')::int, p.fault
     from jsonb_to_recordset($3::jsonb)
       as p(namespace text, key text, text text, path text, build text, picture int, box jsonb, fault text)`,
    [...own, JSON.stringify(places)],
  );
}

/** When the site was looked at in a language, the narrowest window first. */
export const findLooks = (sql: Rows, language: string) =>
  sql.primaryRows<TextLookDto>(
    `select width, ${instant('taken_at')} as taken_at from text_place_set where language = $1 order by width`,
    [language],
  );

/** A place with its picture, as it is stored. */
export interface PlaceRow extends TextLookDto {
  key: string;
  text: string;
  path: string;
  build: string;
  fault: TextPlacedDto['fault'] | null;
  x: number;
  y: number;
  box_width: number;
  box_height: number;
  image: string;
  pixel_width: number;
  pixel_height: number;
}

/** Where any of these keys was seen: at each width one of them, rather one that does not fit. */
export const findPlaces = (sql: Rows, { language, namespace }: Omit<TextPlace, 'key'>, keys: readonly string[]) =>
  sql.primaryRows<PlaceRow>(
    `select distinct on (p.width) p.width, ${instant('s.taken_at')} as taken_at, p.key, p.text, p.path, p.build, p.fault, p.x, p.y,
       p.box_width, p.box_height, i.pixel_width, i.pixel_height, replace(encode(i.content, 'base64'), chr(10), '') as image
     from text_place p join text_place_set s using (language, width)
       join text_picture i on i.language = p.language and i.width = p.width and i.number = p.picture
     where p.language = $1 and p.namespace = $2 and p.key = any($3::text[])
     order by p.width, p.fault is null, p.key`,
    [language, namespace, keys],
  );

/** Texts of a language that did not fit, as they stood. */
export const findClipped = (sql: Rows, language: string) =>
  sql.primaryRows<{ namespace: string; key: string; text: string }>(
    'select distinct namespace, key, text from text_place where language = $1 and fault is not null',
    [language],
  );
