import type { CancellationPolicy as PolicyCode } from '../../content/listing/codes.js';
import type { PolicyValues } from './cancellation-policy.entity.js';
import type { TaxCode, TaxRuleValues } from './tax-rule.entity.js';

const NAMES: Record<TaxCode, TaxRuleValues['names']> = {
  SERVICE: { en: 'Service charge', ru: 'Сервисный сбор', zh: '服务费' },
  T_GST: { en: 'Tourism tax (T-GST)', ru: 'Туристический налог (T-GST)', zh: '旅游商品及服务税（T-GST）' },
  GREEN_TAX: { en: 'Green Tax', ru: 'Экологический сбор (Green Tax)', zh: '绿色税' },
};

const EVERYWHERE = { places: [], roomsMin: null, roomsMax: null, ageMin: null, validTo: null } as const;

const T_GST = {
  ...EVERYWHERE,
  code: 'T_GST',
  kind: 'percent',
  base: 'net_plus_service',
  appliesTo: ['stay', 'extra', 'transfer'],
} as const;

/** A night of somebody of two or older (Premier Chambers, insight 39). */
const GREEN_TAX = {
  ...EVERYWHERE,
  code: 'GREEN_TAX',
  kind: 'per_person_per_day',
  base: 'net',
  appliesTo: ['stay'],
  validFrom: '2025-01-01',
  ageMin: 2,
  source: 'Tourism Act, 14th amendment: mira.gov.mv',
} as const;

type Rule = Readonly<Omit<TaxRuleValues, 'names' | 'places' | 'appliesTo'>> & {
  places: readonly TaxRuleValues['places'][number][];
  appliesTo: readonly TaxRuleValues['appliesTo'][number][];
};

const RULES: readonly Rule[] = [
  {
    ...EVERYWHERE,
    code: 'SERVICE',
    kind: 'percent',
    rate: 1000,
    base: 'net',
    appliesTo: ['stay', 'extra'],
    validFrom: '2021-01-01',
    source: 'Employment Act: at least 10 %',
  },
  {
    ...T_GST,
    rate: 1600,
    validFrom: '2023-01-01',
    validTo: '2025-06-30',
    source: 'GST Act, 6th amendment: mira.gov.mv',
  },
  { ...T_GST, rate: 1700, validFrom: '2025-07-01', source: 'Amendments to three tax acts of 2024: mira.gov.mv' },
  { ...GREEN_TAX, rate: 1200, places: ['uninhabited_island', 'vessel'] },
  { ...GREEN_TAX, rate: 1200, places: ['inhabited_island'], roomsMin: 51 },
  { ...GREEN_TAX, rate: 600, places: ['inhabited_island'], roomsMax: 50 },
];

/** Taxes and charges of the Maldives as the law has them: facts, whatever agency runs this. Staff add those that follow. */
export const TAX_LAW: readonly TaxRuleValues[] = RULES.map((rule) => ({
  ...rule,
  names: NAMES[rule.code],
  places: [...rule.places],
  appliesTo: [...rule.appliesTo],
}));

const DAY = 24;
const ALL = 10_000;

/** Free until shortly before: a quarter at once, the rest in the last week. */
const flexible = (hours: number): PolicyValues => ({
  tiers: [{ hours_before: hours, refund_bp: ALL }],
  depositRefundable: true,
  depositBp: 2500,
  balanceDaysBefore: 7,
});

/** Free until so many days before, half until 30 days before; the balance is due when it is no longer free. */
const resort = (days: number): PolicyValues => ({
  tiers: [
    { hours_before: days * DAY, refund_bp: ALL },
    { hours_before: 30 * DAY, refund_bp: 5000 },
  ],
  depositRefundable: true,
  depositBp: 2500,
  balanceDaysBefore: days,
});

/** Policies that an installation starts with: their labels promise as much (`termsSeeder`), deposits as agencies there ask them. */
export const FIRST_POLICIES: Readonly<Record<PolicyCode, PolicyValues>> = {
  flex_24h: flexible(24),
  flex_48h: flexible(48),
  moderate_72h: flexible(72),
  resort_low_45d: resort(45),
  resort_high_60d: resort(60),
  festive_nonrefundable: { tiers: [], depositRefundable: false, depositBp: ALL, balanceDaysBefore: 0 },
};
