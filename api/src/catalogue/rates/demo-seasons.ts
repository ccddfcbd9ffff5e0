import type { ObligatoryItem, SeasonValues } from './season.entity.js';

type Season = Omit<SeasonValues, 'package' | 'resort'>;

const plain = { surchargeBp: 0, minNights: 1, policy: null, obligatory: [] };

/**
 * The monsoons from the low season of a year to the end of the winter that begins in it (`maldives.md` 6.5). What is sold has one
 * price all year: they name the season and ask nothing.
 */
export const monsoons = (year: number): Season[] => [
  {
    ...plain,
    code: `low_${year}`,
    names: {
      en: 'Low season: south-west monsoon',
      ru: 'Низкий сезон: юго-западный муссон',
      zh: '淡季：西南季风',
    },
    firstNight: `${year}-05-01`,
    lastNight: `${year}-10-31`,
    priority: 10,
  },
  {
    ...plain,
    code: `high_${year}`,
    names: {
      en: 'High season: north-east monsoon',
      ru: 'Высокий сезон: северо-восточный муссон',
      zh: '旺季：东北季风',
    },
    firstNight: `${year}-11-01`,
    lastNight: `${year + 1}-04-30`,
    priority: 20,
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
  names: { en: 'Christmas and New Year', ru: 'Рождество и Новый год', zh: '圣诞和新年' },
  firstNight: `${year}-12-23`,
  lastNight: `${year + 1}-01-09`,
  priority: 90,
  surchargeBp: 2500,
  minNights: 7,
  policy: 'festive_nonrefundable',
  obligatory: [gala(year)],
});
