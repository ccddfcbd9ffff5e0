import pg from 'pg';
import { findPlaces, type Place, type Statements } from './media-places.queries.js';

/** One place that shows a picture. */
export interface MediaUse {
  /** Table of the thing: `package`, `resort`, `page`. */
  entity: string;
  id: string;
  /** Its English name, else its slug or id. */
  label: string;
  /** Column without `_id`, or the link: `cover`, `image`, `blocks`. */
  field: string;
}

type Use = Omit<MediaUse, 'label'> & { media_id: number };

const name = (identifier: string) => pg.escapeIdentifier(identifier);

/** Uses of the picture `m`: one thing may name it in two columns, or in two rows of the same column. */
export const USE_COUNT = `(select count(distinct (u.entity, u.entity_id, u.field))::int from media_use u where u.media_id = m.id)`;
export const IS_USED = `exists (select from media_use u where u.media_id = m.id)`;

/** Things that can show pictures, by table. Tables come with a new version: a process reads this once. */
let things = new Map<string, Place>();

async function thingsOf(sql: Statements, entities: readonly string[]): Promise<Place[]> {
  if (entities.some((entity) => !things.has(entity)))
    things = new Map((await findPlaces(sql)).map((place) => [place.owner, place]));
  return entities.flatMap((entity) => things.get(entity) ?? []);
}

function labelOf({ owner, owner_key: key, label_column: own, text_column: words }: Place): string {
  const inEnglish = `select w.${name(words ?? '')} from ${name(`${owner}_text`)} w
    where w.${name(`${owner}_id`)} = o.${name(key)} and w.language = 'en'`;
  const known = [words === null ? null : `(${inEnglish})`, own === null ? null : `o.${name(own)}::text`];
  return `coalesce(${[...known.filter((part) => part !== null), `o.${name(key)}::text`].join(', ')})`;
}

/** What a person knows things by, by table and key. */
async function findLabels(sql: Statements, uses: readonly Use[]): Promise<Map<string, string>> {
  const byEntity = Object.groupBy(uses, ({ entity }) => entity);
  const labels = new Map<string, string>();
  for (const thing of await thingsOf(sql, Object.keys(byEntity))) {
    const key = `o.${name(thing.owner_key)}::text`;
    const ids = byEntity[thing.owner]?.map(({ id }) => id);
    const rows = await sql.primaryRows<{ id: string; label: string }>(
      `select ${key} as id, ${labelOf(thing)} as label from ${name(thing.owner)} o where ${key} = any($1::text[])`,
      [ids],
    );
    for (const { id, label } of rows) labels.set(`${thing.owner} ${id}`, label);
  }
  return labels;
}

/** What shows these pictures, by picture. */
export async function findUses(sql: Statements, ids: readonly number[]): Promise<Map<number, MediaUse[]>> {
  const uses = await sql.primaryRows<Use>(
    `select distinct media_id, entity, entity_id as id, field from media_use where media_id = any($1::int[])`,
    [ids],
  );
  const labels = await findLabels(sql, uses);
  const found = new Map<number, MediaUse[]>(ids.map((id) => [id, []]));
  for (const { media_id: media, entity, id, field } of uses)
    found.get(media)?.push({ entity, id, label: labels.get(`${entity} ${id}`) ?? id, field });
  const order = ({ entity, label, id, field }: MediaUse) => [entity, label, id, field].join('\n');
  for (const list of found.values()) list.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return found;
}
