import { commonWords } from './latin-words.js';

/** A guess and how far it holds. */
export interface Detection {
  /** Code of a language; `und` when there are no letters. */
  detected_language: string;
  /** From 0 to 1: share of the letters, and among languages of the Latin script of the common words, that speak for it. */
  confidence: number;
  /** False for fewer than three letters, mixed scripts, scripts that several languages share, and Latin without common words. */
  reliable: boolean;
  /** ISO 15924; null without letters. */
  script: string | null;
  alternatives: { language: string; confidence: number }[];
}

const SCRIPTS: [script: string, letters: RegExp, language: string][] = [
  ['Latn', /\p{Script=Latin}/gu, 'en'],
  ['Cyrl', /\p{Script=Cyrillic}/gu, 'ru'],
  ['Hani', /\p{Script=Han}/gu, 'zh'],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  ['Hang', /\p{Script=Hangul}/gu, 'ko'],
  ['Thaa', /\p{Script=Thaana}/gu, 'dv'],
  ['Arab', /\p{Script=Arabic}/gu, 'ar'],
  ['Hebr', /\p{Script=Hebrew}/gu, 'he'],
  ['Grek', /\p{Script=Greek}/gu, 'el'],
  ['Thai', /\p{Script=Thai}/gu, 'th'],
  ['Deva', /\p{Script=Devanagari}/gu, 'hi'],
];

const NOT_WORDS = /https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|\d+/g;
const UKRAINIAN = /[іїєґ]/iu;

const rounded = (share: number) => Math.round(share * 100) / 100;

/** A language that may have been written, and what share of what was looked at speaks for it. */
interface Candidate {
  language: string;
  share: number;
}

/**
 * Guesses the language of a text by its script, and in the Latin script by its commonest words: on short messages that is right
 * more often than any model (architecture, i18n §4.3). Addresses, numbers and emoji do not count.
 * @param active languages of the agency: where several share a script that has no words here, the guess is not reliable
 */
export function detectLanguage(text: string, active: readonly string[]): Detection {
  const letters = text.replaceAll(NOT_WORDS, ' ');
  const counts = SCRIPTS.map(([script, pattern, language]) => ({
    script,
    language,
    count: letters.match(pattern)?.length ?? 0,
  }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const kana = counts.find(({ script }) => script === 'Kana')?.count ?? 0;
  // Japanese is written with Chinese characters too; kana tell it apart.
  const spoken = counts
    .map((entry) => (entry.script === 'Hani' && kana > 0 ? { ...entry, count: 0 } : entry))
    .map((entry) => (entry.script === 'Kana' && kana > 0 ? { ...entry, count: kana + (counts[2]?.count ?? 0) } : entry))
    .map((entry) => (entry.script === 'Cyrl' && UKRAINIAN.test(letters) ? { ...entry, language: 'uk' } : entry))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [first, ...others] = spoken;
  if (!first) return { detected_language: 'und', confidence: 0, reliable: false, script: null, alternatives: [] };
  const share = first.count / total;
  const { candidates, clear } = first.script === 'Latn' ? latin(letters, active) : sameScript(first, active);
  const [best, ...rivals] = candidates.map((one) => ({ ...one, confidence: rounded(share * one.share) }));
  return {
    detected_language: best?.language ?? first.language,
    confidence: best?.confidence ?? 0,
    reliable: total >= 3 && share >= 0.6 && clear,
    script: first.script === 'Kana' ? 'Jpan' : first.script,
    alternatives: [
      ...rivals.map(({ language, confidence }) => ({ language, confidence })),
      ...others.map(({ language, count }) => ({ language, confidence: rounded(count / total) })),
    ].slice(0, 5),
  };
}

/** The languages of a script, the guess first: all of them are as likely. */
function sameScript({ language, script }: { language: string; script: string }, active: readonly string[]) {
  // Letters of their own tell some languages apart from all others of their script.
  const isCertain = language === 'uk' || script === 'Kana';
  const rivals = isCertain ? [] : active.filter((code) => code !== language && scriptOf(code) === script);
  const share = 1 / (rivals.length + 1);
  const candidates: Candidate[] = [language, ...rivals].map((code) => ({ language: code, share }));
  return { candidates, clear: rivals.length === 0 };
}

/** Words of a message that is so short that one common word tells. */
const SHORT = 4;

/** Languages of a text in the Latin script by its common words; without any it could be each of dozens. */
function latin(letters: string, active: readonly string[]) {
  const [first, ...others] = commonWords(letters);
  if (!first) {
    const { candidates } = sameScript({ language: 'en', script: 'Latn' }, active);
    return { candidates: candidates.map(({ language, share }) => ({ language, share: share / 2 })), clear: false };
  }
  const sum = [first, ...others.slice(0, 1)].reduce((all, { count }) => all + count, 0);
  const candidates = [first, ...others].map(({ language, count }) => ({ language, share: count / sum }));
  const words = letters.match(/\p{L}+/gu)?.length ?? 0;
  const told = first.count > 1 || words <= SHORT;
  return { candidates, clear: told && first.count > (others[0]?.count ?? 0) };
}

const WRITTEN: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Jpan: 'Kana', Kore: 'Hang' };

function scriptOf(code: string): string {
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  return WRITTEN[script] ?? script;
}
