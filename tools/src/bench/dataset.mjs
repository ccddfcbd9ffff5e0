// 20,000 packages for the API rows: copies of the demo's with other prices and names, texts, places and pictures included.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

const API = path.resolve(import.meta.dirname, '../../../api/dist');

const PARTS = ['package_text', 'package_destination', 'package_resort', 'package_image'];

/** Names of the columns of a table that can be written. */
export const columnsOf = async (client, table) =>
  (
    await client.query(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
  ).rows.map(({ name }) => name);

/**
 * Fills the packages of a prepared database up to an amount.
 * @param {string} databaseUrl owner's URL
 * @param {number} amount packages wanted in all
 */
export async function fillPackages(databaseUrl, amount) {
  const { keepCards } = await import(pathToFileURL(path.join(API, 'content/listing/keep-cards.queries.js')).href);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Triggers stand aside for so many rows; the cards are written at the end, as after a migration.
    await client.query('begin; set local session_replication_role = replica');
    const { rows } = await client.query(
      `select count(*)::int as count, count(*) filter (where slug !~ '-[0-9]+$')::int as originals,
         coalesce(max(substring(slug from '-([0-9]+)$')::int), 0) as last
       from package`,
    );
    const [{ count, originals, last }] = rows;
    const copies = Math.ceil((amount - count) / originals);
    await client.query('select setseed(0.42)');
    const changed = {
      slug: `p.slug || '-' || n`,
      code: `left(p.code, 20) || '-' || n`,
      price_minor: '(5000 + random() * 900000)::int',
      original_price_minor: 'null',
      is_featured: 'random() < 0.1',
      position: 'p.position + n * 100',
      published_at: `p.published_at - n * interval '1 minute'`,
    };
    const columns = (await columnsOf(client, 'package')).filter((name) => name !== 'id');
    await client.query(
      `insert into package (${columns.map((name) => `"${name}"`).join(', ')})
       select ${columns.map((name) => changed[name] ?? `p."${name}"`).join(', ')}
       from package p, generate_series($1::int, $2::int) n where p.slug !~ '-[0-9]+$'`,
      [last + 1, last + copies],
    );
    for (const table of PARTS) {
      const parts = (await columnsOf(client, table)).filter((name) => name !== 'id' && name !== 'package_id');
      await client.query(
        `insert into "${table}" (package_id, ${parts.map((name) => `"${name}"`).join(', ')})
         select c.id, ${parts.map((name) => `t."${name}"`).join(', ')}
         from package c
         join package p on c.slug ~ '-[0-9]+$' and p.slug = regexp_replace(c.slug, '-[0-9]+$', '')
         join "${table}" t on t.package_id = p.id
         where substring(c.slug from '-([0-9]+)$')::int > $1`,
        [last],
      );
    }
    // What cards say, without asking a calendar twenty thousand times; none of it is due while the rows are measured.
    await client.query(
      `insert into package_price (package_id, adults, date, amount_minor, total_minor, lowest_minor, highest_minor, fresh_until)
       select c.id, k.adults, k.date, c.price_minor, k.total_minor / k.amount_minor * c.price_minor, c.price_minor, c.price_minor, 'infinity'
       from package c
       join package p on c.slug ~ '-[0-9]+$' and p.slug = regexp_replace(c.slug, '-[0-9]+$', '')
       join package_price k on k.package_id = p.id and k.date is not null
       where substring(c.slug from '-([0-9]+)$')::int > $1`,
      [last],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
    await keepCards(client, true);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
