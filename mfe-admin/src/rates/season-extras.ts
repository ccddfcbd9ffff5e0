import type { Values } from './rate-draft';

/** As many as the API takes. */
const MOST = 20;

export const EXTRA_MEMBERS = ['names.en', 'names.ru', 'names.zh', 'code', 'on', 'adult', 'child'] as const;
export type ExtraMember = (typeof EXTRA_MEMBERS)[number];

export const extraName = (index: number, member: ExtraMember): string => `obligatory.${index}.${member}`;

/** Names of all fields that a season's mandatory extras may have: `obligatory.0.names.en`. */
export const EXTRA_NAMES: readonly string[] = Array.from({ length: MOST }, (_, index) =>
  EXTRA_MEMBERS.map((member) => extraName(index, member)),
).flat();

/** Number of the extra and member that a field holds; null of another field. */
export function extraOf(name: string): { index: number; member: ExtraMember } | null {
  const [, index, rest] = /^obligatory\.(\d+)\.(.+)$/.exec(name) ?? [];
  const member = EXTRA_MEMBERS.find((each) => each === rest);
  return member ? { index: Number(index), member } : null;
}

/** Extras up to the last one that anything is typed of. */
export const extraCount = (values: Values): number =>
  EXTRA_NAMES.reduce((count, name) => (values[name]?.trim() ? (extraOf(name)?.index ?? 0) + 1 : count), 0);

export const mayAddExtra = (count: number): boolean => count < MOST;

/** Extras as the API takes them. Amounts in US dollars, with a point. */
export const extrasOf = (values: Values): object[] =>
  Array.from({ length: extraCount(values) }, (_, index) => {
    const text = (member: ExtraMember) => (values[extraName(index, member)] ?? '').trim();
    const names = (['en', 'ru', 'zh'] as const).map((language) => [language, text(`names.${language}`)] as const);
    return {
      names: Object.fromEntries(names.filter(([, name]) => name !== '')),
      code: text('code'),
      on: text('on'),
      adult: text('adult').replace(',', '.'),
      child: text('child').replace(',', '.'),
    };
  });

/** Values without one of the extras; those behind it move up. */
export function withoutExtra(values: Values, index: number): Values {
  const next = { ...values };
  for (let place = index; place < MOST; place++)
    for (const member of EXTRA_MEMBERS)
      next[extraName(place, member)] = place + 1 < MOST ? (values[extraName(place + 1, member)] ?? '') : '';
  return next;
}
