/** Stands in where the browser refuses storage; lives as long as the page. */
const memory = new Map<string, string>();

/** The JSON value kept for this tab, or null when there is none or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? memory.get(key) ?? 'null') as unknown;
  } catch {
    const kept = memory.get(key);
    return kept === undefined ? null : (JSON.parse(kept) as unknown);
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
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
