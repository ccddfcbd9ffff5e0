/** A fault or a doubt that a rule found in a text (architecture, i18n §4.1). */
export interface QaIssue {
  rule: QaRule;
  /** An error may be neither stored nor approved; a warning is shown. */
  severity: 'error' | 'warning';
}

export const QA_ERRORS = ['placeholders', 'tags', 'unsafe_syntax', 'max_length', 'plural_forms'] as const;
export const QA_WARNINGS = [
  'edge_spaces',
  'newline_count',
  'double_space',
  'end_punctuation',
  'numbers',
  'addresses',
  'much_longer',
  'same_as_source',
  'script',
  'repeated_word',
] as const;
export type QaRule = (typeof QA_ERRORS)[number] | (typeof QA_WARNINGS)[number];

export interface CheckedText {
  language: string;
  /** English text; null for the English text itself of an added key, and where there is none yet. */
  source: string | null;
  /** For a form of a plural: the English `other`, which speaks of any number. */
  anyNumber?: string | null;
  value: string;
  /** Form of a plural (`one`, `few`, …); null for other texts. */
  form: string | null;
  /** Most graphemes the key allows. */
  maxLength: number | null;
}

const PLACEHOLDER = /\{\{(-?)([^{}]*)\}\}/g;
const NESTING = /\$t\(/g;
const TAG = /<\/?[a-z0-9][^<>]*>/gi;
const UNSAFE = /<\s*(script|iframe|object|embed|style|svg)|javascript:|\bon[a-z]+\s*=/gi;
/** Forms that one number alone has, or that may spell it out: "one night", Russian "одна ночь", Hebrew "two". */
const SPELT_OUT = new Set(['zero', 'one', 'two']);

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([match]) => match);

const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(
    ([, dash, name = '']) =>
      `${dash}${name
        .split(',')
        .map((part) => part.trim())
        .join(', ')}`,
  );

const sameBag = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.toSorted().join('\0') === right.toSorted().join('\0');

/** Same placeholders, each as often; `{{count}}` may be left out or put in where the form may spell its number out. */
export function samePlaceholders(source: string, value: string, form: string | null): boolean {
  const counted = (names: string[]) => (form && SPELT_OUT.has(form) ? names.filter((name) => name !== 'count') : names);
  return sameBag(counted(placeholders(source)), counted(placeholders(value)));
}

/** Those of the English text, or of English `other`: what English needs for one is not what another language needs for 1, 21, 31. */
const fitPlaceholders = ({ source, anyNumber, value, form }: CheckedText): boolean =>
  source === null || [source, anyNumber ?? source].some((model) => samePlaceholders(model, value, form));

/** Tags without their order, and whether each that is opened is closed in turn. */
function tagsOf(text: string): { names: string[]; nested: boolean } {
  const open: string[] = [];
  let nested = true;
  const names = found(text, TAG).map((tag) => tag.replaceAll(/\s+/g, ' ').replace(/ ?\/?>$/, (end) => end.trim()));
  for (const tag of names) {
    const name = /^<\/?([a-z0-9-]+)/i.exec(tag)?.[1] ?? '';
    if (tag.startsWith('</')) nested = open.pop() === name && nested;
    else if (!tag.endsWith('/>') && name.toLowerCase() !== 'br') open.push(name);
  }
  return { names, nested: nested && open.length === 0 };
}

function sameTags(source: string | null, value: string): boolean {
  const own = tagsOf(value);
  if (source === null) return own.nested && own.names.every((tag) => /^<\/?[a-z0-9-]+\/?>$/i.test(tag));
  const wanted = tagsOf(source);
  return sameBag(wanted.names, own.names) && (own.nested || !wanted.nested);
}

/** Unescaped values, nesting and script only where the source has them. */
function isUnsafe(source: string | null, value: string): boolean {
  const risky = (text: string) => [
    ...placeholders(text).filter((name) => name.startsWith('-')),
    ...found(text, NESTING),
    ...found(text, UNSAFE).map((match) => match.toLowerCase()),
  ];
  const allowed = risky(source ?? '');
  return risky(value).some((match) => !allowed.includes(match));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const SENTENCE_ENDS: Record<string, string> = { '。': '.', '．': '.', '！': '!', '？': '?', '：': ':', '…': '.' };
const ending = (text: string): string => {
  const last = text.trimEnd().at(-1) ?? '';
  const mapped = SENTENCE_ENDS[last] ?? last;
  return /[.!?:]/.test(mapped) ? mapped : '';
};
const words = (text: string) => text.replaceAll(PLACEHOLDER, ' ').replaceAll(TAG, ' ');
const digits = (text: string) => found(words(text).replaceAll(/(?<=\d)[.,\s\u00A0\u202F](?=\d)/g, ''), /\d+/g);
const edges = (text: string) => `${/^\s*/.exec(text)?.[0]}|${text.slice(text.trimEnd().length)}`;

const SCRIPTS: Record<string, RegExp> = { ru: /\p{Script=Cyrillic}/u, zh: /\p{Script=Han}/u };

const WARNINGS: Record<(typeof QA_WARNINGS)[number], (source: string, value: string, language: string) => boolean> = {
  edge_spaces: (source, value) => edges(source) !== edges(value),
  newline_count: (source, value) => source.split('\n').length !== value.split('\n').length,
  double_space: (source, value) => / {2}/.test(value.trim()) && !/ {2}/.test(source.trim()),
  end_punctuation: (source, value) => ending(source) !== ending(value),
  numbers: (source, value) => !sameBag(digits(source), digits(value)),
  addresses: (source, value) => {
    const addresses = (text: string) => found(text, /https?:\/\/[^\s<>"]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w/g);
    return !sameBag(addresses(source), addresses(value));
  },
  much_longer: (source, value) => source.length > 8 && value.length > source.length * 2,
  same_as_source: (source, value) => source === value && (words(source).match(/\p{L}{2,}/gu)?.length ?? 0) >= 2,
  script: (source, value, language) =>
    SCRIPTS[language] !== undefined &&
    /\p{L}{2,}/u.test(words(source)) &&
    source !== value &&
    !SCRIPTS[language].test(words(value)),
  repeated_word: (_, value) => /(?<!\p{L})(\p{L}{2,})\s+\1(?!\p{L})/iu.test(words(value)),
};

/** Everything the rules say about a text. Plural completeness belongs to the whole plural and is judged elsewhere. */
export function checkText(text: CheckedText): QaIssue[] {
  const { source, value, maxLength, language } = text;
  const issues: QaIssue[] = [];
  const fail = (rule: QaRule) => issues.push({ rule, severity: 'error' });
  if (!fitPlaceholders(text)) fail('placeholders');
  if (!sameTags(source, value)) fail('tags');
  if (isUnsafe(source, value)) fail('unsafe_syntax');
  if (maxLength !== null && [...graphemes.segment(value)].length > maxLength) fail('max_length');
  if (source === null || language === 'en') return issues;
  for (const rule of QA_WARNINGS)
    if (WARNINGS[rule](source, value, language)) issues.push({ rule, severity: 'warning' });
  return issues;
}

/** Codes of the messages that a refused text is answered with. */
export const QA_MESSAGES: Record<(typeof QA_ERRORS)[number], string> = {
  placeholders: 'placeholders_differ',
  tags: 'tags_differ',
  unsafe_syntax: 'unsafe_syntax',
  max_length: 'max_length',
  plural_forms: 'plural_forms_missing',
};

/** Only what stops a text from being stored or approved. */
export const errorsOf = (issues: readonly QaIssue[]): QaIssue[] =>
  issues.filter(({ severity }) => severity === 'error');

// What not every exchange format carries: controls but tab, line ends and NEL, non-characters of every plane, and U+FFFD, the mark of
// a text that was broken before it came. Workbooks lose all of them.
const UNCARRIABLE = /[^\P{Cc}\t\n\r\u0085]|\uFFFD|\p{Noncharacter_Code_Point}/u;

/** One spelling of a text: NFC, line ends as LF. Non-breaking spaces stay. */
export const canonicalText = (value: string): string => value.replaceAll(/\r\n?/g, '\n').normalize('NFC');

/** True for text that the editor takes: storable, and carried by every exchange format. */
export const isCarriable = (value: string): boolean => value.isWellFormed() && !UNCARRIABLE.test(value);
