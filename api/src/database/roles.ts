import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../platform/config/config.js';
import { grantQueue } from '../platform/jobs/prepare-queue.js';

/** The role the application works as: reads and writes rows, owns nothing, changes no table. */
export const APP_ROLE = 'atoll_app';

/** Password of the narrow role, the same for every replica of an installation. */
const appPassword = (config: Config) =>
  createHmac('sha256', config.jwtSecret).update('atoll_app role').digest('base64url');

/** URL of the narrow role for an installation that was given one URL only. */
export function appUrl(config: Config): string {
  const url = new URL(config.databaseUrl);
  url.username = APP_ROLE;
  url.password = appPassword(config);
  return url.href;
}

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

/**
 * Creates the narrow role where it can (one URL given, whose user may create roles) and grants it rows, not tables.
 * With two URLs given, the user of the application's URL gets the same rights.
 * @param owner a client of the owner role
 */
export async function grantApplicationRole(owner: pg.Client, config: Config): Promise<void> {
  const role = config.deriveAppRole ? APP_ROLE : decodeURIComponent(new URL(config.databaseUrl).username);
  if (config.deriveAppRole && !(await createRole(owner, config))) return;
  const name = quoted(role);
  const { rows } = await owner.query<{ me: boolean; db: string }>(
    'select current_user = $1 as me, current_database() as db',
    [role],
  );
  if (rows[0]?.me) return;
  await owner.query(`grant connect on database ${quoted(rows[0]?.db ?? '')} to ${name}`);
  await owner.query(`grant usage on schema public to ${name}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
  await owner.query(`grant usage, select on all sequences in schema public to ${name}`);
  await grantQueue(owner, name);
  await owner.query(`revoke all on table mikro_orm_migrations from ${name}`);
  // History that the application may write but never rewrite.
  for (const table of [
    'audit_entry',
    'agreed_words',
    'booking_agreement',
    'booking_event',
    'invoice',
    'translation_revision',
    'content_revision',
    'currency_rate',
  ]) {
    const found = await owner.query('select to_regclass($1) as name', [table]);
    if (found.rows[0]?.name) await owner.query(`revoke update, delete on table ${table} from ${name}`);
  }
  // Entries that wait may become something; none is ever taken out of the books.
  await owner.query(`revoke delete on table payment from ${name}`);
  // Triggers alone write them.
  await owner.query(`revoke insert, update, delete on table media_use, card, card_due, package_listing from ${name}`);
}

async function createRole(owner: pg.Client, config: Config): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean; exists: boolean }>(
    `select rolsuper or rolcreaterole as may, exists (select from pg_roles where rolname = $1) as exists
     from pg_roles where rolname = current_user`,
    [APP_ROLE],
  );
  if (!rows[0]?.may) return false;
  const password = owner.escapeLiteral(appPassword(config));
  const attributes = `login nosuperuser nocreatedb nocreaterole noinherit password ${password}`;
  if (!rows[0].exists) {
    await owner.query(`create role ${APP_ROLE} ${attributes}`).catch((error: { code?: string }) => {
      // Another database of the same server was prepared at the same moment.
      if (error.code !== '42710' && error.code !== '23505') throw error;
    });
  } else {
    await owner.query(`alter role ${APP_ROLE} ${attributes}`);
  }
  return true;
}

/**
 * The URL the application works with: the narrow role's when it can sign in, else the given one (a server whose user may not
 * create roles).
 */
export async function applicationUrl(config: Config): Promise<{ url: string; narrow: boolean }> {
  if (!config.deriveAppRole) return { url: config.databaseUrl, narrow: true };
  const client = new pg.Client({ connectionString: appUrl(config), connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1 from seed_record limit 1');
    return { url: appUrl(config), narrow: true };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01' || code === '28000' || code === '42P01' || code === '42501')
      return { url: config.databaseUrl, narrow: false };
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
