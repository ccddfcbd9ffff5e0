import { type TokenStore, type Tokens, isNearExpiry } from './token-store.ts';

/** One refresh at a time for each kind of session. */
const running = new Map<TokenStore['name'], Promise<string | null>>();

const LOCKS = { staff: 'atoll-session-refresh', customer: 'atoll-customer-refresh' } as const;

/** Runs alone among all tabs where the browser can (`navigator.locks` exists only in secure contexts), else at once. */
const alone = <T>(lock: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks ? (navigator.locks.request(lock, work) as Promise<T>) : work();

/** Thrown when the answer to a refresh is unclear (network, 5xx): the session is kept. */
export class RefreshUnavailable extends Error {}

async function request(refresh: string, baseUrl: string): Promise<Tokens | null> {
  let response: Response;
  try {
    response = await fetch(`${baseUrl}/api/token/refresh/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new RefreshUnavailable();
  }
  if (response.status >= 500 || response.status === 429) throw new RefreshUnavailable();
  if (!response.ok) return null;
  const next = (await response.json()) as Partial<Tokens>;
  if (typeof next.access !== 'string') return null;
  return { access: next.access, refresh: typeof next.refresh === 'string' ? next.refresh : refresh };
}

/**
 * A new access token, one request for all callers and, where the browser has locks, for all tabs. `stale` is the token
 * the caller found unusable: when another tab has replaced it in the meantime, the new one is taken as it is.
 * @returns null when the session is over
 * @throws RefreshUnavailable when the server could not be asked
 */
export function refreshAccess(store: TokenStore, stale: string, baseUrl: string): Promise<string | null> {
  const asked = running.get(store.name);
  if (asked) return asked;
  const asking = alone(LOCKS[store.name], async () => {
    const tokens = store.read();
    if (!tokens) return null;
    if (tokens.access !== stale && !isNearExpiry(tokens.access)) return tokens.access;
    const next = await request(tokens.refresh, baseUrl);
    if (next) store.write(next);
    else if (store.read()?.refresh === tokens.refresh) store.clear();
    return next?.access ?? null;
  }).finally(() => running.delete(store.name));
  running.set(store.name, asking);
  return asking;
}
