// Numbers and lengths of time as prose tells them: `35`, `thirty-five minutes`, `получаса`, `一个半小时`.
import type { Language } from '@atoll/contract/languages';

const EN =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`.split(/\s+/);
const EN_MONTHS = `January February March April May June July August September October November December`.split(' ');
const EN_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** Beginnings of Russian numerals in every case; the first that fits counts. */
const RU: [RegExp, number][] = [
  [/^один(?!надц)|^одн/, 1],
  [/^дв(?:а|ух|умя|ум|е)$/, 2],
  [/^тр(?:и|ёх|ех|ем|емя)$/, 3],
  [/^четыр(?:е|ёх|ех|ем|ьмя)$/, 4],
  [/^пят(?:ь|и|ью)$/, 5],
  [/^шест(?:ь|и|ью)$/, 6],
  [/^сем(?:ь|и|ью)$/, 7],
  [/^вос(?:емь|ьми|емью)$/, 8],
  [/^девят(?:ь|и|ью)$/, 9],
  [/^десят(?:ь|и|ью)$/, 10],
  [/^одиннадцат(?:ь|и|ью)$/, 11],
  [/^двенадцат(?:ь|и|ью)$/, 12],
  [/^тринадцат(?:ь|и|ью)$/, 13],
  [/^четырнадцат(?:ь|и|ью)$/, 14],
  [/^пятнадцат(?:ь|и|ью)$/, 15],
  [/^шестнадцат(?:ь|и|ью)$/, 16],
  [/^семнадцат(?:ь|и|ью)$/, 17],
  [/^восемнадцат(?:ь|и|ью)$/, 18],
  [/^девятнадцат(?:ь|и|ью)$/, 19],
  [/^двадцат(?:ь|и|ью)$/, 20],
  [/^тридцат(?:ь|и|ью)$/, 30],
  [/^сорок(?:а)?$/, 40],
  [/^пят(?:ь|и)десят/, 50],
  [/^шест(?:ь|и)десят/, 60],
  [/^сем(?:ь|и)десят/, 70],
  [/^вос(?:емь|ьми)десят/, 80],
  [/^девяност/, 90],
];

const digits = (text: string): string => text.replaceAll(/(?<=\d)[,\u00A0\u202F ](?=\d{3}(?!\d))/g, '');

function inEnglish(text: string): string {
  const units = EN.slice(0, 9).join('|');
  return text
    .replaceAll(new RegExp(`\\b(${EN_TENS.join('|')})(?:[- ](${units}))?\\b`, 'gi'), (_, ten: string, one?: string) =>
      String((EN_TENS.indexOf(ten.toLowerCase()) + 2) * 10 + (one ? EN.indexOf(one.toLowerCase()) + 1 : 0)),
    )
    .replaceAll(new RegExp(`\\b(${EN.join('|')})\\b`, 'gi'), (word) => String(EN.indexOf(word.toLowerCase()) + 1))
    .replaceAll(/\b(?:a|1) hundred\b/gi, '100')
    .replaceAll(/(\d+) hundred\b/gi, (_, hundreds: string) => `${hundreds}00`)
    .replaceAll(/\b(?:a thousand|1 thousand)\b/gi, '1000')
    .replaceAll(/(\d+) thousand\b/gi, (_, thousands: string) => `${thousands}000`)
    .replaceAll(new RegExp(`\\b(${EN_MONTHS.join('|')})\\b`, 'g'), (month) => String(EN_MONTHS.indexOf(month) + 1))
    .replaceAll(/\b(?:an |1 )?hour or 2\b/gi, '1 to 2 hours')
    .replaceAll(/\b(?:an |1 )?hour and a half\b/gi, '90 minutes')
    .replaceAll(/(\d+) and a half hours/gi, (_, hours: string) => `${Number(hours) * 60 + 30} minutes`)
    .replaceAll(/\bhalf an hour\b/gi, '30 minutes')
    .replaceAll(/\bquarter of an hour\b/gi, '15 minutes')
    .replaceAll(/\b(?:an|first) hour\b/gi, '1 hours');
}

function inRussian(text: string): string {
  const numbered = text.replaceAll(/[а-яё]+/gi, (word) => {
    const found = RU.find(([form]) => form.test(word.toLowerCase()));
    return found ? String(found[1]) : word;
  });
  return numbered
    .replaceAll(/\b([2-9]0) ([1-9])\b/g, (_, ten: string, one: string) => String(Number(ten) + Number(one)))
    .replaceAll(/полу?тор[а-яё]* час[а-яё]*|час с половиной/gi, '90 минут')
    .replaceAll(/(\d+) с половиной час[а-яё]*/gi, (_, hours: string) => `${Number(hours) * 60 + 30} минут`)
    .replaceAll(/получас[а-яё]*|полчаса/gi, '30 минут')
    .replaceAll(/четверть часа/gi, '15 минут');
}

const ZH = '〇一二三四五六七八九';
function chinese(word: string): number {
  const plain = word.replaceAll('零', '〇').replaceAll('两', '二');
  if (!/[十百千万]/.test(plain)) return Number([...plain].map((sign) => ZH.indexOf(sign)).join(''));
  let [whole, part, digit] = [0, 0, 0];
  for (const sign of plain) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (sign === '万') [whole, part, digit] = [(whole + part + digit) * 10_000, 0, 0];
    else if (unit) [part, digit] = [part + (digit || 1) * unit, 0];
    else digit = ZH.indexOf(sign);
  }
  return whole + part + digit;
}

function inChinese(text: string): string {
  return (
    text
      .replaceAll(/([一两二三四五六七八九十]+)个半小时/g, (_, hours: string) => `${chinese(hours) * 60 + 30}分钟`)
      .replaceAll(/半个?(?:多)?小时|半个?钟头/g, '30分钟')
      .replaceAll(/一刻钟/g, '15分钟')
      // Two digits side by side are about as many; tens and hundreds alone are sayings.
      .replaceAll(
        /(?<![〇零一二三四五六七八九十两])([一两二三四五六七八])([两二三四五六七八九])(?![〇零一二三四五六七八九十百千万两])/g,
        (_, from, to) => `${chinese(from)}至${chinese(to)}`,
      )
      .replaceAll(/[〇零一二三四五六七八九十百千万两]+/g, (word) =>
        /^[百千万]+$/.test(word) ? word : String(chinese(word)),
      )
  );
}

const IN = { en: inEnglish, ru: inRussian, zh: inChinese } satisfies Record<Language, (text: string) => string>;

const UNITS: Record<Language, [RegExp, number][]> = {
  en: [
    [/(\d+)(?:(?:–| to | or )(\d+))?[- ]minutes?/gi, 1],
    [/(\d+)(?:(?:–| to | or )(\d+))?[- ]hours?/gi, 60],
  ],
  ru: [
    [/(\d+)(?:(?:–|[- ]до[- ]| или |-)(\d+))?[- ](?:минут|мин\b)/gi, 1],
    [/(\d+)(?:(?:–|[- ]до[- ]| или |-)(\d+))?[- ]час(?!(?:а|ов)? (?:дня|утра|вечера|ночи))/gi, 60],
  ],
  zh: [
    [/(\d+)(?:(?:–|至|到|或)(\d+))?\s*(?:多)?分钟/g, 1],
    [/(\d+)(?:(?:–|至|到|或)(\d+))?\s*(?:多)?个?(?:小时|钟头)/g, 60],
  ],
};

/** A length of time, or from one to another; in minutes. */
export interface ToldTime {
  from: number;
  to: number;
  /** The words around it. */
  near: string;
}

/** Lengths of time in minutes and hours that a text tells, in order. */
export function timesTold(text: string, language: Language): ToldTime[] {
  const plain = IN[language](digits(text));
  return UNITS[language]
    .flatMap(([form, unit]) =>
      [...plain.matchAll(form)].map((found) => {
        const from = Number(found[1]) * unit;
        const near = plain.slice(Math.max(0, found.index - 60), found.index + found[0].length + 60);
        return { at: found.index, from, to: found[2] ? Number(found[2]) * unit : from, near };
      }),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ from, to, near }) => ({ from, to, near }));
}

/** Numbers that a text tells, in digits or words. */
export const numbersTold = (text: string, language: Language): number[] =>
  [...IN[language](digits(text)).matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')));
