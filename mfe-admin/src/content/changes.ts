import type { Language } from '@atoll/contract/languages';
import { isEqual } from '../office/equal';
import type { Content, Kind } from './kind';

/** Where somebody's form differs from what is stored: members, and words by language (`translations.ru.name`). */
export function changedPaths(base: Content, mine: Content): string[][] {
  const members = Object.keys(mine).filter((name) => name !== 'translations' && !isEqual(mine[name], base[name]));
  const words = Object.entries(mine.translations).flatMap(([language, all]) =>
    Object.keys(all)
      .filter((word) => !isEqual(all[word], base.translations[language as Language]?.[word]))
      .map((word) => ['translations', language, word]),
  );
  return [...members.map((name) => [name]), ...words];
}

/** The body of a write: what has changed, or with PUT all members and the words that have changed. */
export function bodyOf(kind: Pick<Kind, 'method'>, base: Content, mine: Content): Record<string, unknown> {
  const changed = changedPaths(base, mine);
  const whole = kind.method === 'PUT' ? Object.keys(mine).filter((name) => name !== 'translations') : [];
  const members = [...new Set([...whole, ...changed.filter(({ length }) => length === 1).map(([name]) => name!)])];
  const translations: Record<string, Record<string, unknown>> = {};
  for (const [member, language, word] of changed) {
    if (member !== 'translations' || !language || !word) continue;
    translations[language] = {
      ...translations[language],
      [word]: mine.translations[language as Language]?.[word] ?? null,
    };
  }
  return {
    ...Object.fromEntries(members.map((name) => [name, mine[name] ?? null])),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
}
