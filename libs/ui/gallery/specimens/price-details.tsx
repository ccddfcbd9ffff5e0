import { PriceConditions, type PriceDetails, PriceLines } from '../../src/price-details.tsx';
import type { Specimen } from '../specimen.tsx';
import type { Phrases } from '../words.ts';

const details = ({ mark, title }: Phrases): PriceDetails => ({
  lines: [
    { kind: 'base', qty: 2, unit: 'person', label: title, amount: '2600.00' },
    { kind: 'season', qty: 3, unit: 'night', label: title, amount: '300.00' },
    { kind: 'reduction', qty: 1, unit: 'booking', label: mark, amount: '-290.00' },
    { kind: 'transfer', qty: 2, unit: 'person', label: mark, amount: '0.00' },
  ],
  taxes: [
    { rule: '1', label: mark, kind: 'percent', rate: '10.00', base: '1922.53', amount: '192.25' },
    { rule: '2', label: title, kind: 'per_person_per_day', rate: '12.00', base: '14', amount: '168.00' },
  ],
  taxes_included: true,
  net: '1922.53',
  deposit_due: '783.00',
  balance_due_at: '2027-01-10',
  cancellation: {
    deposit_refundable: false,
    cutoffs: [
      { until: '2027-01-10T18:59:00Z', refund_percent: 100 },
      { until: '2027-02-02T18:59:00Z', refund_percent: 50 },
    ],
  },
});

const AT_ONCE = { balance_due_at: null, cancellation: { deposit_refundable: true, cutoffs: [] } };

export const PRICE_DETAILS: Specimen[] = [
  {
    name: 'PriceLines',
    states: ({ usual, long }) => ({
      'taxes included': <PriceLines details={details(usual)} nights={7} />,
      'taxes on top': <PriceLines details={{ ...details(usual), taxes_included: false }} nights={7} />,
      'in another currency': <PriceLines details={details(usual)} nights={7} currency={{ code: 'JPY', rate: 110 }} />,
      'long words': <PriceLines details={details(long)} nights={7} />,
    }),
  },
  {
    name: 'PriceConditions',
    states: ({ usual }) => ({
      asked: <PriceConditions details={details(usual)} isAsked />,
      'paid at once': <PriceConditions details={details(usual)} isAsked={false} />,
      'nothing back': <PriceConditions details={{ ...details(usual), ...AT_ONCE }} isAsked={false} />,
      changed: <PriceConditions details={details(usual)} isAsked={false} leastFee="250.00" />,
    }),
  },
];
