import type { PostProcessorModule } from 'i18next';

// Characters that no font draws and no language writes: three digits and an end.
const DIGITS = ['\u2061', '\u2062', '\u2064'] as const;
const END = '\u2063';
const MARK = new RegExp(`([${DIGITS.join('')}]+)${END}`, 'gu');
/** The same within an address: `%E2%81%A1…%E2%81%A3`. */
const IN_ADDRESS = /(?:%E2%81%A[124])+%E2%81%A3/giu;

const ids: string[] = [];
const numbers = new Map<string, number>();

/** What stands behind a text that is drawn, and names it: `ru:catalog:home.title`. */
export function markOf(id: string): string {
  let number = numbers.get(id);
  if (number === undefined) {
    number = ids.push(id) - 1;
    numbers.set(id, number);
  }
  return [...number.toString(3)].map((digit) => DIGITS[Number(digit)]).join('') + END;
}

const idOf = (mark: string): string | undefined =>
  ids[Number.parseInt([...mark].map((digit) => DIGITS.indexOf(digit as '\u2061')).join(''), 3)];

/** Names of the texts that something drawn is made of, each once. */
export const idsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(MARK), ([, mark = '']) => idOf(mark)).filter((id) => id !== undefined)),
];

/** The same without marks: what a reader is shown, and what is sent. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '').replaceAll(IN_ADDRESS, '');

export const MARKER = 'atollMarks';

interface Resolved {
  i18nResolved?: { res?: unknown; exactUsedKey?: string; usedLng?: string; usedNS?: string };
}

/** Marks each text that is drawn from now on. What is no text of ours, such as a key that nobody has, stays as it is. */
export const marker: PostProcessorModule = {
  type: 'postProcessor',
  name: MARKER,
  process(value, _key, options) {
    const { res, exactUsedKey, usedLng, usedNS } = (options as Resolved).i18nResolved ?? {};
    if (typeof value !== 'string' || value === '' || res === undefined || exactUsedKey === undefined) return value;
    return value + markOf(`${usedLng}:${usedNS}:${exactUsedKey}`);
  },
};
