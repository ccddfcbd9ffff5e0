import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import { searchText } from '../../content/listing/fold-text.js';
import { ON_SALE } from '../../content/listing/package-item.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { refreshSearch } from '../../content/listing/search.queries.js';
import { localization, picture, word, words } from '../../content/listing/sql-parts.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import type { ContentStatus } from '../../content/listing/codes.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { ListCategoriesQuery } from './categories.dto.js';

const NAME = `coalesce(${word('name')}, c.slug)`;
const COUNT = `(select count(*) from package p where p.category_code = c.slug and ${ON_SALE})`;
const COLUMNS = `c.id, c.slug as code, ${NAME} as name, ${word('description')} as description,
  ${picture('c.image_id')} as image, c.is_featured, c.position, ${COUNT} as count,
  ${localization(['name', 'description'])} as "_i18n"`;

/** A JSON array of the categories that fulfil a condition, with these columns, in the agency's order. */
const categories = (columns: string, condition: string, drafts = false): string =>
  `select coalesce(json_agg(item), '[]')::text as body from (select ${columns}
    from category c ${words('category_text', 'category_id', 'c.id', drafts)}
    where ${condition} order by c.position, c.id) item`;

const PUBLISHED = `c.status = 'published'`;

/** Published categories; for staff those in a state. */
export function listCategories({ status }: ListCategoriesQuery, language: Language): Read {
  const statement = new Statement(language);
  const condition = inState(statement, 'c', status, PUBLISHED);
  const text =
    status === undefined
      ? categories(COLUMNS, condition)
      : categories(`${COLUMNS}${stateColumns('category', 'c')}`, condition, true);
  return { text, values: statement.values, repeated: true };
}

/** Published categories by their code and label, with the number of packages on sale in each. */
export const listCategoryLabels = (language: Language): Read => ({
  text: categories(`c.slug as code, ${NAME} as label, ${COUNT} as count`, PUBLISHED),
  values: [language],
  repeated: true,
});

/** State of the category with this code; null when there is none. */
export async function categoryState(em: EntityManager, code: string): Promise<ContentStatus | null> {
  const sql = 'select status from category where slug = $1 and deleted_at is null';
  return (await transactionSql(em).primaryRow<{ status: ContentStatus }>(sql, [code]))?.status ?? null;
}

/** True when there is a category with this code; then nobody deletes it until the transaction ends. */
export async function holdCategory(em: EntityManager, code: string): Promise<boolean> {
  const sql = 'select id from category where slug = $1 and deleted_at is null for key share';
  return (await transactionSql(em).primaryRow(sql, [code])) !== null;
}

/** True while a package names the category, or a change of one that waits; deleted ones do not count. */
export async function isNamed(em: EntityManager, code: string): Promise<boolean> {
  const row = await transactionSql(em).primaryRow<{ named: boolean }>(
    `select exists (select from package p where p.category_code = $1 and p.deleted_at is null)
       or exists (select from content_pending w join package p on p.id = w.entity_id and p.deleted_at is null
         where w.kind = 'package' and w.body ->> 'category_code' = $1) as named`,
    [code],
  );
  return row?.named ?? false;
}

/**
 * Writes the search column of a category anew. When its names have changed its packages are found by the new ones: they are held
 * before their own names are read, so that whoever is changing one of them comes before or after, and both changes count.
 */
export async function refreshCategorySearch(em: EntityManager, id: number): Promise<void> {
  const sql = transactionSql(em);
  const names = await sql.primaryRows<{ name: string | null }>(
    'select name from category_text where category_id = $1 order by language',
    [id],
  );
  const changed = await sql.primaryRow<{ slug: string }>(
    'update category set search = $2 where id = $1 and search <> $2 returning slug',
    [id, searchText(names.map(({ name }) => name))],
  );
  if (changed === null) return;
  const held = await sql.primaryRows<{ id: number }>(
    'select id from package where category_code = $1 and deleted_at is null order by id for no key update',
    [changed.slug],
  );
  await refreshSearch(
    em,
    'package',
    held.map((row) => row.id),
  );
}
