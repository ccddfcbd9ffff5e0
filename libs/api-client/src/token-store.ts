export interface Tokens {
  access: string;
  refresh: string;
}

/** Where the browser keeps the tokens of one kind of session; readable by every tab, cleared on logout. */
export interface TokenStore {
  name: 'staff' | 'customer';
  /** The stored tokens, or null when nobody is signed in. */
  read(): Tokens | null;
  write(tokens: Tokens): void;
  /** Forgets the session with all that is known of its user. */
  clear(): void;
}

/** An access token counts as expired this long before its expiry (specification §4). */
export const REFRESH_MARGIN_MS = 5 * 60_000;

/** What the browser keeps under a key; null also where it refuses storage. */
export function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeKeys(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Tokens under two keys of their own; `keys` are all that the session has. */
export const tokenStore = (
  name: TokenStore['name'],
  { access, refresh }: Record<'access' | 'refresh', string>,
  keys: readonly string[],
): TokenStore => ({
  name,
  read() {
    const tokens = { access: readKey(access), refresh: readKey(refresh) };
    return tokens.access && tokens.refresh ? (tokens as Tokens) : null;
  },
  write(tokens) {
    localStorage.setItem(access, tokens.access);
    localStorage.setItem(refresh, tokens.refresh);
  },
  clear: () => removeKeys(keys),
});

/** Expiry of a JWT in milliseconds since 1970; 0 when it cannot be read, so that it counts as expired. */
export function expiryOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

export const isNearExpiry = (token: string, now = Date.now()): boolean => expiryOf(token) - REFRESH_MARGIN_MS <= now;
