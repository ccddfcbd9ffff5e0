// The best that a database can do for the bytes of a public list, search or page: cards stored as text, found by one scan of an
// index in the order asked for and joined by key; the total from a narrow index. In a schema of its own that the product neither
// reads nor keeps, so that a slow query of ours cannot make its own limit slow.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

const API = path.resolve(import.meta.dirname, '../../../api/dist');
/** As many as the product counts: of all that fits, and of what words are searched in. */
const MAX_COUNT = 10_000;
const MAX_FOUND = 1000;

/** Orders of packages, and the columns of their indexes. */
const ORDERS = {
  featured: 'is_featured desc, position, id',
  price_low: 'price_minor, id',
  price_high: 'price_minor desc, id desc',
  rating: 'rating_average desc nulls last, review_count desc, position, id',
  newest: 'published_at desc, id desc',
  duration: 'duration, price_minor, id',
};

/**
 * Stores the cards of all published packages in English, and the documents of some.
 * @param {string} databaseUrl owner's URL
 * @param {number} documents how many packages are kept whole as well
 */
export async function storeCards(databaseUrl, documents = 0) {
  const { PACKAGE_WORDS, packageColumns, packageItemColumns } = await import(
    pathToFileURL(path.join(API, 'content/listing/package-item.queries.js')).href
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const bodies = (columns, ids) =>
    `select id, row_to_json(item)::text from (select ${columns} from package p ${PACKAGE_WORDS} where p.id in (${ids})) item`
      // A statement that defines a table takes no parameters.
      .replaceAll('$1', `'en'`);
  const some = `select id from package where status = 'published' order by md5(id::text) limit ${documents}`;
  try {
    await client.query(
      `drop schema if exists bench cascade; create schema bench;
       create table bench.card (id int primary key, body text not null);
       create table bench.document (id int primary key, body text not null);
       alter table bench.card set (toast_tuple_target = 8160);
       alter table bench.document alter body set storage external;
       insert into bench.card ${bodies(packageItemColumns(null), `select id from package where status = 'published'`)};
       insert into bench.document ${bodies(packageColumns(null), some)};
       create table bench.listed as select l.destination_id as place, p.id, p.category_code, p.price_minor, p.duration, p.is_featured,
         p.position, p.published_at, p.rating_average, p.review_count, null as search
         from package p join package_destination l on l.package_id = p.id where p.status = 'published'
       union all select 0, p.id, p.category_code, p.price_minor, p.duration, p.is_featured, p.position, p.published_at,
         p.rating_average, p.review_count, p.search from package p where p.status = 'published';
       create index on bench.listed (place, category_code, price_minor) include (duration);
       create index on bench.listed (place, price_minor) include (duration);
       create index on bench.listed using gin (search gin_trgm_ops) where place = 0;
       ${Object.values(ORDERS)
         .flatMap((order) => [
           `create index on bench.listed (place, ${order})`,
           `create index on bench.listed (category_code, ${order}) where place = 0`,
         ])
         .join(';\n')};
       create table bench.place as select slug, id from destination;
       create table bench.list (name text, place int, id int, primary key (name, place));
       create table bench.item (name text, id int, body text not null, primary key (name, id));`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * Stores the answers of other lists, item by item.
 * @param {string} databaseUrl owner's URL
 * @param {Record<string, object[]>} lists items by the path of their list
 */
export async function storeLists(databaseUrl, lists) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [name, items] of Object.entries(lists)) {
      const bodies = items.map((item) => JSON.stringify(item));
      await client.query(
        `with kept as (insert into bench.item select $1, n, body from unnest($2::text[]) with ordinality x(body, n) returning id)
         insert into bench.list select $1, id, id from kept`,
        [name, bodies],
      );
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const cards = (ids, table = 'bench.card c') =>
  `(select string_agg(c.body, ',' order by f.place) from (select id, row_number() over () as place from (${ids}) o) f
    join ${table} using (id))`;

const names = new Map();
const named = (text, values) => {
  if (!names.has(text)) names.set(text, `limit_${names.size}`);
  return { name: names.get(text), text, values };
};

/** The statement for an address of the product: `count` and `body`, or `body` alone. */
export function statementFor({ pathname, searchParams }) {
  if (/^\/api\/packages\/\d+\/$/.test(pathname))
    return named('select body from bench.document where id = $1', [Number(pathname.split('/')[3])]);
  if (pathname !== '/api/packages/') return listOf(pathname, searchParams);
  const values = [];
  const bind = (value) => `$${values.push(value)}`;
  const destination = searchParams.get('destination');
  const conditions = [
    destination ? `place = (select id from bench.place where slug = ${bind(destination)})` : 'place = 0',
    `price_minor >= ${bind(Math.round(Number(searchParams.get('price_min')) * 100))}`,
  ];
  if (searchParams.has('category')) conditions.push(`category_code = ${bind(searchParams.get('category'))}`);
  if (searchParams.has('duration_min'))
    conditions.push(`duration >= ${bind(Number(searchParams.get('duration_min')))}`);
  const order = ORDERS[searchParams.get('sort')];
  const search = searchParams.get('search');
  // Words searched for tell how much fits: found once, counted and sorted. Never prepared, a general plan is slower.
  if (search) {
    const word = search
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase();
    conditions.push(`search like ${bind(`%${word}%`)}`);
    const fitting = `from bench.listed where ${conditions.join(' and ')}`;
    const text = `with found as materialized (select id, is_featured, position ${fitting} limit ${MAX_FOUND + 1}),
      size as materialized (select count(*) as n from found)
      select (select least(n, ${MAX_FOUND}) from size) as count, ${cards(`select id from (
        (select id from found where (select n from size) <= ${MAX_FOUND} order by ${order} limit 12)
        union all (select id ${fitting} and (select n from size) > ${MAX_FOUND} order by ${order} limit 12)) ids`)} as body`;
    return { text, values };
  }
  const fitting = `from bench.listed where ${conditions.join(' and ')}`;
  return named(
    `select (select count(*) from (select ${fitting} limit ${MAX_COUNT}) counted) as count,
      ${cards(`select id ${fitting} order by ${order} limit 12`)} as body`,
    values,
  );
}

function listOf(pathname, searchParams) {
  const size = Number(searchParams.get('page_size') ?? 12);
  return named(
    `select (select count(*) from bench.list where name = $1) as count,
      ${cards('select id from bench.list where name = $1 order by place limit $2', `(select id, body from bench.item where name = $1) c`)} as body`,
    [pathname, size],
  );
}
