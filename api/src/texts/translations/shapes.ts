import type { Texts } from './merge-texts.js';

/** Objects in objects, as i18next takes them. */
export interface NestedTexts {
  [key: string]: string | NestedTexts;
}

/**
 * Objects of dotted keys: `{'hero.title': 'x'}` → `{hero: {title: 'x'}}`. A key that begins another one keeps the other flat
 * beside it, so nothing is lost. The objects have no prototype.
 */
export function nest(texts: Texts): NestedTexts {
  const root = Object.create(null) as NestedTexts;
  for (const key of Object.keys(texts).toSorted()) {
    const parts = key.split('.');
    let node = root;
    let fits = !parts.includes('');
    for (const part of parts.slice(0, -1)) {
      if (!fits) break;
      const next = (node[part] ??= Object.create(null) as NestedTexts);
      if (typeof next === 'string') fits = false;
      else node = next;
    }
    const last = parts.at(-1) ?? key;
    if (fits && node[last] === undefined) node[last] = texts[key] ?? '';
    else root[key] = texts[key] ?? '';
  }
  return root;
}
