/** Units for one US dollar: the table an installation starts with. Staff replace it; the pages print its day. */
export const DEFAULT_RATES = [
  {
    code: 'USD',
    name: 'US dollar',
    names: { ru: 'Доллар США', zh: '美元' },
    symbol: '$',
    rate: '1',
    locale: 'en-US',
    decimals: 2,
  },
  {
    code: 'EUR',
    name: 'Euro',
    names: { ru: 'Евро', zh: '欧元' },
    symbol: '€',
    rate: '0.85',
    locale: 'de-DE',
    decimals: 2,
  },
  {
    code: 'GBP',
    name: 'Pound sterling',
    names: { ru: 'Фунт стерлингов', zh: '英镑' },
    symbol: '£',
    rate: '0.73',
    locale: 'en-GB',
    decimals: 2,
  },
  {
    code: 'JPY',
    name: 'Japanese yen',
    names: { ru: 'Японская иена', zh: '日元' },
    symbol: '¥',
    rate: '110',
    locale: 'ja-JP',
    decimals: 0,
  },
  {
    code: 'AUD',
    name: 'Australian dollar',
    names: { ru: 'Австралийский доллар', zh: '澳大利亚元' },
    symbol: 'A$',
    rate: '1.35',
    locale: 'en-AU',
    decimals: 2,
  },
  {
    code: 'CAD',
    name: 'Canadian dollar',
    names: { ru: 'Канадский доллар', zh: '加拿大元' },
    symbol: 'C$',
    rate: '1.25',
    locale: 'en-CA',
    decimals: 2,
  },
  {
    code: 'CHF',
    name: 'Swiss franc',
    names: { ru: 'Швейцарский франк', zh: '瑞士法郎' },
    symbol: 'CHF',
    rate: '0.92',
    locale: 'de-CH',
    decimals: 2,
  },
  {
    code: 'CNY',
    name: 'Chinese yuan',
    names: { ru: 'Китайский юань', zh: '人民币' },
    symbol: 'CN¥',
    rate: '6.45',
    locale: 'zh-CN',
    decimals: 2,
  },
  {
    code: 'INR',
    name: 'Indian rupee',
    names: { ru: 'Индийская рупия', zh: '印度卢比' },
    symbol: '₹',
    rate: '74.5',
    locale: 'en-IN',
    decimals: 2,
  },
  {
    code: 'SGD',
    name: 'Singapore dollar',
    names: { ru: 'Сингапурский доллар', zh: '新加坡元' },
    symbol: 'S$',
    rate: '1.35',
    locale: 'en-SG',
    decimals: 2,
  },
] as const;

/** Day of the default rates: the rates are from then, and the pages say so. */
export const DEFAULT_RATES_DAY = '2021-07-01';
export const DEFAULT_RATES_SOURCE = 'Default table of the installation';

/** Languages of the interface. */
export const DEFAULT_LANGUAGES = [
  { code: 'en', name: 'English', nativeName: 'English', flag: '🇬🇧' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский', flag: '🇷🇺' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', flag: '🇨🇳' },
] as const;

/** Sentences of the cancellation policies; how much is returned is counted from them elsewhere. */
export const CANCELLATION_LABELS: Record<string, Record<string, string>> = {
  flex_24h: {
    en: 'Free cancellation up to 24 hours before departure',
    ru: 'Бесплатная отмена не позднее чем за 24 часа до начала поездки',
    zh: '出发前24小时以上可免费取消',
  },
  flex_48h: {
    en: 'Free cancellation up to 48 hours before departure',
    ru: 'Бесплатная отмена не позднее чем за 48 часов до начала поездки',
    zh: '出发前48小时以上可免费取消',
  },
  moderate_72h: {
    en: 'Free cancellation up to 72 hours before departure',
    ru: 'Бесплатная отмена не позднее чем за 72 часа до начала поездки',
    zh: '出发前72小时以上可免费取消',
  },
  resort_low_45d: {
    en: 'Free cancellation up to 45 days before arrival',
    ru: 'Бесплатная отмена не позднее чем за 45 дней до заезда',
    zh: '入住前45天以上可免费取消',
  },
  resort_high_60d: {
    en: 'Free cancellation up to 60 days before arrival',
    ru: 'Бесплатная отмена не позднее чем за 60 дней до заезда',
    zh: '入住前60天以上可免费取消',
  },
  festive_nonrefundable: {
    en: 'Festive dates: not refundable',
    ru: 'Праздничные даты: стоимость не возвращается',
    zh: '节庆日期：不可退款',
  },
};
