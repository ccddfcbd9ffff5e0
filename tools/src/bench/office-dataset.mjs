// What a large agency has after years: many bookings, texts of its own and pictures, as copies of the demo's.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { columnsOf } from './dataset.mjs';

const BOOKINGS = 100_000;
const TEXTS = 50_000;
const PICTURES = 10_000;
const LANGUAGES = ['en', 'ru', 'zh'];

/** Copies of all rows of a table, `changed` by SQL of the row `t` and the number `n`; what has a default is left to it. */
async function copyRows(client, table, amount, changed) {
  const columns = await columnsOf(client, table);
  const { rows } = await client.query(`select count(*)::int as count from "${table}"`);
  const copies = Math.ceil((amount - rows[0].count) / rows[0].count);
  const kept = columns.filter((name) => changed[name] !== null);
  await client.query(
    `insert into "${table}" (${kept.map((name) => `"${name}"`).join(', ')})
     select ${kept.map((name) => changed[name] ?? `t."${name}"`).join(', ')}
     from "${table}" t, generate_series(1, $1::int) n`,
    [copies],
  );
}

/** Keys that people added, with an approved text in each language. */
async function fillTexts(client) {
  const actor = randomUUID();
  const hash = createHash('sha256').update('a text').digest('hex').slice(0, 16);
  await client.query(
    `insert into translation_key (id, namespace, key, is_plural, created_by, created_at)
     select gen_random_uuid(), 'catalog', 'grown.text_' || n, false, $2, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [TEXTS, actor],
  );
  await client.query(
    `insert into translation (id, namespace, key, language, value, status, origin, base_hash, source_hash, created_at, updated_at,
       updated_by, approved_by, approved_at, version)
     select gen_random_uuid(), 'catalog', 'grown.text_' || n, l, l || ': what stands in text ' || n, 'approved', 'create', $3, $3,
       now(), now(), $2, $2, now(), 1
     from generate_series(1, $1::int) n, unnest($4::text[]) l`,
    [TEXTS, actor, hash, LANGUAGES],
  );
}

/**
 * Fills what the office lists, beside the packages.
 * @param {string} databaseUrl owner's URL of a site with the demo agency and a few bookings
 */
export async function fillOffice(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await copyRows(client, 'booking', BOOKINGS, {
      id: 'gen_random_uuid()',
      reference: `'MV-' || upper(lpad(to_hex((row_number() over ())::int), 6, '0'))`,
      access_token_hash: `encode(sha256((t.id || '-' || n)::bytea), 'hex')`,
      created_at: `t.created_at - n * interval '1 hour'`,
      status: `(array['requested', 'confirmed', 'completed', 'cancelled'])[1 + n % 4]`,
    });
    await copyRows(client, 'media', PICTURES, {
      id: null,
      key: `left(t.key, 60) || '-' || n`,
      sha256: 'null',
      created_at: `t.created_at - n * interval '1 hour'`,
    });
    await fillTexts(client);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
