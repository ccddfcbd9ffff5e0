/** How the agency's account at Stripe is reached. */
export interface StripeSettings {
  /** A secret or restricted key. Goes nowhere but to Stripe. */
  secretKey: string;
  /** With which Stripe signs its messages. */
  webhookSecret: string;
  /** Whether real money moves. */
  live: boolean;
  /** Another address than Stripe's own, for tests. */
  address: string | null;
  /** How long one call may take, in milliseconds. Each is tried twice. */
  wait: number;
}

/** What is needed of the reader of the environment. */
interface Environment {
  faults: string[];
  text(name: string, fallback: null): string | null;
  integer(name: string, fallback: number, min: number, max: number): number;
}

const SECRET_KEY = /^(?:sk|rk)_(test|live)_\w{8,}$/;
const WEBHOOK_SECRET = /^whsec_\w{8,}$/;

/** Reads the settings of Stripe; null where there are none, or faults. No fault repeats a secret. */
export function stripeSettings(read: Environment): StripeSettings | null {
  const secretKey = read.text('ATOLL_STRIPE_SECRET_KEY', null);
  const webhookSecret = read.text('ATOLL_STRIPE_WEBHOOK_SECRET', null);
  const address = read.text('ATOLL_STRIPE_ADDRESS', null);
  const wait = read.integer('ATOLL_STRIPE_WAIT', 5000, 100, 20_000);
  if (secretKey === null && webhookSecret === null) {
    if (address !== null) read.faults.push('ATOLL_STRIPE_ADDRESS means nothing without ATOLL_STRIPE_SECRET_KEY');
    return null;
  }
  const [, mode] = SECRET_KEY.exec(secretKey ?? '') ?? [];
  if (secretKey === null) read.faults.push('ATOLL_STRIPE_SECRET_KEY is required beside ATOLL_STRIPE_WEBHOOK_SECRET');
  else if (!mode) read.faults.push('ATOLL_STRIPE_SECRET_KEY must be a secret or restricted key: sk_… or rk_…');
  if (webhookSecret === null)
    read.faults.push('ATOLL_STRIPE_WEBHOOK_SECRET is required beside ATOLL_STRIPE_SECRET_KEY');
  else if (!WEBHOOK_SECRET.test(webhookSecret))
    read.faults.push('ATOLL_STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint: whsec_…');
  if (address !== null && !isOrigin(address))
    read.faults.push('ATOLL_STRIPE_ADDRESS must be an origin like http://127.0.0.1:12111');
  if (address !== null && mode === 'live')
    read.faults.push('ATOLL_STRIPE_ADDRESS is for tests: a live key goes to Stripe alone');
  if (secretKey === null || webhookSecret === null) return null;
  return { secretKey, webhookSecret, live: mode === 'live', address, wait };
}

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
