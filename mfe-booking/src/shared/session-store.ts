/** Values kept for this tab; where the browser refuses storage they live as long as the page. */
const memory = new Map<string, string>();

/** The stored JSON value, or null when there is none or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? memory.get(key) ?? 'null') as unknown;
  } catch {
    return JSON.parse(memory.get(key) ?? 'null') as unknown;
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Kept for this page only.
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** True for a plain object, as `JSON.parse` makes it. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
