/** A guess and how far it holds. */
export interface Detection {
  /** Code of a language; `und` when there are no letters. */
  detected_language: string;
  /** From 0 to 1: share of the letters that speak for it. */
  confidence: number;
  /** False for fewer than three letters, mixed scripts, and scripts that several of the agency's languages share. */
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

/**
 * Guesses the language of a text by its script: on short messages in English, Russian and Chinese that is right more often than
 * any model (architecture, i18n §4.3). Addresses, numbers and emoji do not count.
 * @param active languages of the agency: where several share a script the guess is not reliable, and all are named
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
  const confidence = rounded(first.count / total);
  // Letters of their own tell some languages apart from all others of their script.
  const isCertain = first.language === 'uk' || first.script === 'Kana';
  const rivals = isCertain ? [] : active.filter((code) => code !== first.language && scriptOf(code) === first.script);
  return {
    detected_language: first.language,
    confidence: rivals.length > 0 ? rounded(confidence / (rivals.length + 1)) : confidence,
    reliable: total >= 3 && confidence >= 0.6 && rivals.length === 0,
    script: first.script === 'Kana' ? 'Jpan' : first.script,
    alternatives: [
      ...rivals.map((language) => ({ language, confidence: rounded(confidence / (rivals.length + 1)) })),
      ...others.map(({ language, count }) => ({ language, confidence: rounded(count / total) })),
    ].slice(0, 5),
  };
}

const WRITTEN: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Jpan: 'Kana', Kore: 'Hang' };

function scriptOf(code: string): string {
  const script = new Intl.Locale(code).maximize().script ?? 'Latn';
  return WRITTEN[script] ?? script;
}
