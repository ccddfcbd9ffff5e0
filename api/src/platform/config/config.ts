import path from 'node:path';
import { type Place, parsePlace, s3CredentialsOf } from '@atoll/registry/place';
import type { S3Credentials, S3Settings } from '@atoll/registry/s3-client';
import { ROLE_CODES } from '@atoll/contract/permissions';
import { LIMITS, type LimitName, type Limits } from './limit-rules.js';
import { type StripeSettings, stripeSettings } from './stripe-settings.js';

/** Everything the process takes from its environment. The only reader of `process.env`; injected by class. */
export class Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Folder for what the installation writes: owner.txt, pictures, releases. Absolute. */
  readonly dataDir: string;
  /** Database as the application sees it. `prepareDatabase` narrows it to the role without DDL rights. */
  readonly databaseUrl: string;
  /** Replica for public reads; the same as `databaseUrl` unless set. */
  readonly databaseReadUrl: string;
  /** Database as the owner role sees it: migrations, roles, seeds. */
  readonly databaseMigrationUrl: string;
  /** True when the application shares its URL with the owner and a narrow role should be made for it. */
  readonly deriveAppRole: boolean;
  /** Public address without trailing slash: links, canonical URLs, sitemap. */
  readonly baseUrl: string;
  /** Further names under which the server may be called, for one behind a proxy that uses a name of its own. */
  readonly hosts: string[];
  readonly ownerEmail: string;
  readonly ownerPassword: string | null;
  /** Seed the demo agency. */
  readonly demo: boolean;
  readonly jwtSecret: string;
  /** Whether registration answers alike for known and unknown addresses (D-13). */
  readonly hideAccountExistence: boolean;
  /** Roles that must use a second factor. */
  readonly totpRoles: string[];
  /** Store of releases (`ATOLL_REMOTES`): a folder, or a bucket by `s3://bucket/prefix?endpoint=…&region=…`. */
  readonly remotes: Place;
  /** Store of pictures (`ATOLL_MEDIA`) when it is a folder; unused while `s3` is set. */
  readonly mediaDir: string;
  /** Store of pictures when it is a bucket (`ATOLL_MEDIA=s3://…` or `S3_BUCKET`); null: they lie in `mediaDir`. */
  readonly s3: S3Settings | null;
  /** Folder of the built shell. */
  readonly shellDir: string;
  /** Proxies whose X-Forwarded-* are believed; false: none. */
  readonly trustProxy: string[] | false;
  /** Mail server (`smtp:` or `smtps:`); null: mails become files in `<data>/mail`. */
  readonly smtpUrl: string | null;
  /** Sender of mails: an address, or `Name <address>`. */
  readonly mailFrom: string;
  readonly imageOrigins: string[];
  /** Origins of a page-translation service that public pages may use; none: its script is refused. */
  readonly translateOrigins: readonly string[];
  readonly limits: Limits;
  readonly logLevel: string;
  /** Origins whose pages may call the API from a browser; each as a browser names it, without a path. */
  readonly corsOrigins: readonly string[];
  /** Sizes of pictures are made ahead, in a process of the lowest priority; otherwise when somebody first asks. */
  readonly derivePictures: boolean;
  /** Whether public pages are drawn on the server, where shell and release can (`ATOLL_DRAW`). */
  readonly drawPages: boolean;
  /** How long a document waits for that, in milliseconds (`ATOLL_DRAW_WAIT`). */
  readonly drawWait: number;
  /** Whether the simulated card provider is there (`ATOLL_SANDBOX_PAY`). */
  readonly sandboxPay: boolean;
  /** The agency's account at Stripe; null without one. */
  readonly stripe: StripeSettings | null;
  /** Who takes the next card (`ATOLL_CARD_PROVIDER`); null: nobody does. */
  readonly cardProvider: CardProviderCode | null;
  /** Hosts (`name:port`) that webhooks may go to although they lie inside (`ATOLL_WEBHOOK_HOSTS`). */
  readonly webhookHosts: readonly string[];
  /** How long /ready answers 503 before the listener closes. */
  readonly drainSeconds: number;
  /** Off only in tests: commits are then not flushed to disk. */
  readonly durable: boolean;

  constructor(values: Config) {
    Object.assign(this, values);
  }
}

type Environment = Record<string, string | undefined>;

/** Card providers that this program knows. */
const CARD_PROVIDERS = ['stripe', 'sandbox'] as const;
export type CardProviderCode = (typeof CARD_PROVIDERS)[number];

const WEAK_SECRETS = /^(.)\1*$|secret|changeme|change-me|password|default/i;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Default places of the workspace, relative to this file (`api/src` and `api/dist` alike). */
const ROOT = path.resolve(import.meta.dirname, '../../../..');

class Reader {
  readonly faults: string[] = [];
  private readonly s3Credentials: S3Credentials | null = null;

  constructor(private readonly env: Environment) {
    try {
      this.s3Credentials = s3CredentialsOf(env);
    } catch (error) {
      this.faults.push((error as Error).message);
    }
  }

  text(name: string, fallback: string): string;
  text(name: string, fallback: null): string | null;
  text(name: string, fallback: string | null): string | null {
    const value = this.env[name]?.trim();
    return value ? value : fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name, String(fallback));
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.faults.push(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name, fallback ? '1' : '0');
    if (!/^(0|1|true|false)$/.test(value)) this.faults.push(`${name} must be 1 or 0, not "${value}"`);
    return value === '1' || value === 'true';
  }

  url(name: string, fallback: string | null, schemes: string[]): string {
    const value = this.text(name, fallback ?? '');
    const scheme = URL.canParse(value) ? new URL(value).protocol : '';
    if (!value) this.faults.push(`${name} is required`);
    else if (!schemes.includes(scheme))
      this.faults.push(`${name} must be a URL starting with ${schemes.join(' or ')}//`);
    return value;
  }

  /** A folder or a bucket, as `parsePlace` reads it; relative paths start at the working directory. */
  place(name: string, fallback: string): Place {
    try {
      return parsePlace(this.text(name, fallback), { base: process.cwd(), credentials: this.s3Credentials });
    } catch (error) {
      this.faults.push(`${name}: ${(error as Error).message}`);
      return { folder: fallback, bucket: null };
    }
  }

  /** A `file:` URL or a plain path. */
  folder(name: string, fallback: string): string {
    const { folder, bucket } = this.place(name, fallback);
    if (bucket) this.faults.push(`${name} must be a folder (file: or a path), not a bucket`);
    return folder ?? fallback;
  }

  list(name: string): string[] {
    return this.text(name, '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }

  /** `address` or `Name <address>` on one line. */
  sender(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (!/^([^<>@\r\n]*<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/.test(value))
      this.faults.push(`${name} must be an e-mail address or "Name <address>", not "${value}"`);
    return value;
  }

  /** Exact origins, by commas. */
  origins(name: string): string[] {
    const list = this.list(name);
    for (const value of list)
      if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '') || new URL(value).origin !== value)
        this.faults.push(`${name} must list origins like https://agency.example, not "${value}"`);
    return list;
  }

  choices(name: string, known: readonly string[]): string[] {
    const chosen = this.list(name);
    for (const value of chosen.filter((item) => !known.includes(item)))
      this.faults.push(`${name}: unknown "${value}" (known: ${known.join(', ')})`);
    return chosen;
  }

  secret(name: string): string {
    const value = this.text(name, '');
    if (!value) this.faults.push(`${name} is required (at least 32 random bytes)`);
    else if (Buffer.byteLength(value) < 32) this.faults.push(`${name} is too short: at least 32 bytes`);
    else if (WEAK_SECRETS.test(value)) this.faults.push(`${name} looks like a default value: use random bytes`);
    return value;
  }

  /** The bucket of pictures: `S3_*`, or the one that `ATOLL_MEDIA` names; null without either. */
  s3(media: Place): S3Settings | null {
    const bucket = this.text('S3_BUCKET', null);
    if (bucket === null) return media.bucket;
    if (media.bucket) this.faults.push('ATOLL_MEDIA and S3_BUCKET both name a bucket: set one of them');
    return {
      endpoint: this.env['S3_ENDPOINT'] ? this.url('S3_ENDPOINT', null, ['http:', 'https:']) : null,
      bucket,
      prefix: '',
      region: this.text('S3_REGION', 'us-east-1'),
      credentials: this.s3Credentials,
      forcePathStyle: this.flag('S3_FORCE_PATH_STYLE', Boolean(this.env['S3_ENDPOINT'])),
    };
  }

  /** The one that is named, else the first that is there. */
  cardProvider(name: string, isThere: Record<CardProviderCode, boolean>): CardProviderCode | null {
    const named = this.text(name, null);
    if (named === null) return CARD_PROVIDERS.find((code) => isThere[code]) ?? null;
    if (named === 'none') return null;
    const known = CARD_PROVIDERS.find((code) => code === named);
    if (!known) this.faults.push(`${name} must be one of ${CARD_PROVIDERS.join(', ')}, none, not "${named}"`);
    else if (!isThere[known]) this.faults.push(`${name} names ${known}, which is not configured`);
    return known ?? null;
  }

  limits(name: string): Limits {
    const limits: Limits = structuredClone(LIMITS);
    const text = this.text(name, '{}');
    try {
      for (const [key, rule] of Object.entries(JSON.parse(text) as Record<string, Partial<Limits[LimitName]>>)) {
        const known = limits[key as LimitName];
        if (!known) this.faults.push(`${name}: unknown limit "${key}" (known: ${Object.keys(LIMITS).join(', ')})`);
        else if (!isRule(rule)) this.faults.push(`${name}: "${key}" must be {"points": number, "seconds": number}`);
        else Object.assign(known, rule);
      }
    } catch {
      this.faults.push(`${name} must be a JSON object`);
    }
    return limits;
  }
}

const isRule = (rule: Partial<Limits[LimitName]>) =>
  Object.entries(rule).every(
    ([key, value]) => ['points', 'seconds'].includes(key) && Number.isInteger(value) && Number(value) > 0,
  );

/**
 * Reads and validates the environment.
 * @throws {ConfigError} with every fault at once.
 */
export function loadConfig(env: Environment = process.env): Config {
  const read = new Reader(env);
  const dataDir = path.resolve(read.text('ATOLL_DATA', path.join(ROOT, '.data')));
  const port = read.integer('PORT', 3000, 0, 65_535);
  const databaseUrl = read.url('DATABASE_URL', null, ['postgres:', 'postgresql:']);
  const schemes = ['postgres:', 'postgresql:'];
  const logLevel = read.text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) read.faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  const ownerPassword = read.text('ATOLL_OWNER_PASSWORD', null);
  if (ownerPassword !== null && (ownerPassword.length < 8 || ownerPassword.length > 128)) {
    read.faults.push('ATOLL_OWNER_PASSWORD must have 8 to 128 characters');
  }
  const proxies = read.list('ATOLL_TRUST_PROXY');
  const baseUrl = read.url('ATOLL_BASE_URL', `http://localhost:${port}`, ['http:', 'https:']).replace(/\/+$/, '');
  const media = read.place('ATOLL_MEDIA', path.join(dataDir, 'media'));
  const production = env['NODE_ENV'] === 'production';
  const demo = read.flag('ATOLL_DEMO', false);
  // Nobody's money: a real agency has to ask for it.
  const sandboxPay = read.flag('ATOLL_SANDBOX_PAY', demo || !production);
  const stripe = stripeSettings(read);
  const config = new Config({
    production,
    host: read.text('HOST', '127.0.0.1'),
    port,
    dataDir,
    databaseUrl,
    databaseReadUrl: env['DATABASE_READ_URL'] ? read.url('DATABASE_READ_URL', null, schemes) : databaseUrl,
    databaseMigrationUrl: env['DATABASE_MIGRATION_URL']
      ? read.url('DATABASE_MIGRATION_URL', null, schemes)
      : databaseUrl,
    deriveAppRole: !env['DATABASE_MIGRATION_URL'],
    baseUrl,
    hosts: read.list('ATOLL_HOSTS'),
    ownerEmail: read.text('ATOLL_OWNER_EMAIL', 'owner@atoll.example').toLowerCase(),
    ownerPassword,
    demo,
    jwtSecret: read.secret('JWT_SECRET'),
    hideAccountExistence: read.flag('ATOLL_HIDE_ACCOUNT_EXISTENCE', true),
    totpRoles: read.choices('ATOLL_TOTP_ROLES', ROLE_CODES),
    remotes: read.place('ATOLL_REMOTES', path.join(dataDir, 'remotes')),
    mediaDir: media.folder ?? path.join(dataDir, 'media'),
    s3: read.s3(media),
    shellDir: read.folder('ATOLL_SHELL', path.join(ROOT, 'shell/dist')),
    trustProxy: proxies.length > 0 ? proxies : false,
    smtpUrl: env['SMTP_URL']?.trim() ? read.url('SMTP_URL', null, ['smtp:', 'smtps:']) : null,
    mailFrom: read.sender('MAIL_FROM', `no-reply@${URL.canParse(baseUrl) ? new URL(baseUrl).hostname : 'localhost'}`),
    imageOrigins: read.list('ATOLL_IMAGE_ORIGINS'),
    translateOrigins: read.origins('ATOLL_TRANSLATE_ORIGINS'),
    limits: read.limits('ATOLL_LIMITS'),
    corsOrigins: read.origins('ATOLL_CORS_ORIGINS'),
    derivePictures: read.flag('ATOLL_DERIVE_PICTURES', true),
    drawPages: read.flag('ATOLL_DRAW', true),
    drawWait: read.integer('ATOLL_DRAW_WAIT', 300, 10, 10_000),
    sandboxPay,
    stripe,
    cardProvider: read.cardProvider('ATOLL_CARD_PROVIDER', { stripe: stripe !== null, sandbox: sandboxPay }),
    webhookHosts: read.list('ATOLL_WEBHOOK_HOSTS'),
    logLevel,
    drainSeconds: read.integer('ATOLL_DRAIN_SECONDS', 0, 0, 60),
    durable: true,
  });
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return config;
}

/** The environment does not describe a working installation; `faults` has one sentence for each problem. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`The configuration has ${faults.length} fault(s):\n  - ${faults.join('\n  - ')}`);
  }
}
