import { type Tokens, clearStorage, isNearExpiry, readTokens, writeTokens } from './session.ts';

const LOCK = 'atoll-session-refresh';
let running: Promise<string | null> | null = null;

/** Runs alone among all tabs where the browser can (`navigator.locks` exists only in secure contexts), else at once. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks ? (navigator.locks.request(LOCK, work) as Promise<T>) : work();

/** Thrown when the answer to a refresh is unclear (network, 5xx): the session is kept. */
export class RefreshUnavailable extends Error {}

async function request(refresh: string, baseUrl: string): Promise<string | null> {
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
  writeTokens({ access: next.access, refresh: typeof next.refresh === 'string' ? next.refresh : refresh });
  return next.access;
}

/**
 * A new access token, one request for all callers and, where the browser has locks, for all tabs. `stale` is the token
 * the caller found unusable: when another tab has replaced it in the meantime, the new one is taken as it is.
 * @returns null when the session is over
 * @throws RefreshUnavailable when the server could not be asked
 */
export function refreshAccess(stale: string, baseUrl: string): Promise<string | null> {
  running ??= alone(async () => {
    const tokens = readTokens();
    if (!tokens) return null;
    if (tokens.access !== stale && !isNearExpiry(tokens.access)) return tokens.access;
    const access = await request(tokens.refresh, baseUrl);
    if (!access && readTokens()?.refresh === tokens.refresh) clearStorage();
    return access;
  }).finally(() => {
    running = null;
  });
  return running;
}
