import type { ObligatoryItem, SeasonValues } from './season.entity.js';

type Season = Omit<SeasonValues, 'package' | 'resort'>;

/** `api/demo/seasons.json`: what packages ask more in the seasons of their year, by their slug; others cost the same all year. */
export type DemoSurcharges = Record<string, { high_bp: number; festive_bp: number }>;

const NAMES = {
  high: { en: 'High season', ru: 'Высокий сезон', zh: '旺季' },
  festive: { en: 'Christmas and New Year', ru: 'Рождество и Новый год', zh: '圣诞和新年' },
};

/** The dry north-east monsoon, and the holidays in it. */
export const packageSeasons = (year: number, { high_bp, festive_bp }: DemoSurcharges[string]): Season[] => [
  {
    ...{ code: `high_${year}`, names: NAMES.high, priority: 20, surchargeBp: high_bp },
    ...{ firstNight: `${year}-11-01`, lastNight: `${year + 1}-04-30`, minNights: 1, policy: null, obligatory: [] },
  },
  {
    ...{ code: `festive_${year}`, names: NAMES.festive, priority: 90, surchargeBp: festive_bp },
    ...{ firstNight: `${year}-12-23`, lastNight: `${year + 1}-01-09`, minNights: 1, policy: null, obligatory: [] },
  },
];

const gala = (year: number): ObligatoryItem => ({
  code: 'gala_dinner',
  on: `${year}-12-31`,
  adult_minor: 25_000,
  child_minor: 12_500,
  text: { en: 'New Year’s Eve gala dinner', ru: 'Новогодний гала-ужин', zh: '跨年晚宴' },
});

/** Christmas and New Year in a resort: a week at least, a quarter more, a dinner for everybody, and nothing back. */
export const festive = (year: number): Season => ({
  code: `festive_${year}`,
  names: NAMES.festive,
  firstNight: `${year}-12-23`,
  lastNight: `${year + 1}-01-09`,
  priority: 90,
  surchargeBp: 2500,
  minNights: 7,
  policy: 'festive_nonrefundable',
  obligatory: [gala(year)],
});
