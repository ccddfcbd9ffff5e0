/** Texts by namespace and key, as the public read answers them. */
export type Translations = Record<string, Record<string, string>>;

/** What is other in the second than in the first; nothing of namespaces that are the same. */
export function changedTexts(before: Translations, after: Translations): Translations {
  const changed: Translations = {};
  for (const [namespace, texts] of Object.entries(after)) {
    const old = before[namespace] ?? {};
    const other = Object.entries(texts).filter(([key, text]) => old[key] !== text);
    if (other.length > 0) changed[namespace] = Object.fromEntries(other);
  }
  return changed;
}
