import { useTranslation } from 'react-i18next';
import type { RatePreviewDto, SamplePriceDto } from '@atoll/api-client/endpoints/rates.gen';
import { sentences } from '@atoll/contract/lists';
import { useFormat } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { usePercent } from './use-percent';
import styles from './rates.module.css';

interface Compared {
  key: string;
  label: string;
  before: string;
  after: string;
}

const NONE = '—';

/** Beginnings of the keys of the facts: a line that one price alone has stands among the lines. */
const ORDER = ['total', 'line', 'tax', 'net', 'full', 'deposit', 'balance', 'cutoff'];

/** What the sample costs and under which conditions, now and with the change; what differs stands out. */
export function PreviewTable({ preview: { before, after } }: { preview: RatePreviewDto }) {
  const { t } = useTranslation('admin');
  const rows = useCompared(before.price, after.price);
  // Where one of the two cannot be booked, that is what differs, and not each of its figures.
  const areBoth = before.price !== null && after.price !== null;
  return (
    <table className={styles.preview}>
      <caption>{t('rates.preview.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('rates.preview.what')}</VisuallyHidden>
          </th>
          <th scope="col">{t('rates.preview.before')}</th>
          <th scope="col">{t('rates.preview.after')}</th>
        </tr>
      </thead>
      <tbody>
        {(before.refused.length > 0 || after.refused.length > 0) && (
          <tr data-changed={before.refused.join() !== after.refused.join() || undefined}>
            <th scope="row">{t('rates.preview.refused')}</th>
            <td>{sentences(...before.refused) || NONE}</td>
            <td>{sentences(...after.refused) || NONE}</td>
          </tr>
        )}
        {rows.map(({ key, label, before: now, after: then }) => (
          <tr key={key} data-changed={(areBoth && now !== then) || undefined}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Facts of both prices under their labels. */
function useCompared(before: SamplePriceDto | null, after: SamplePriceDto | null): Compared[] {
  const factsOf = usePriceFacts();
  const [now, then] = [factsOf(before), factsOf(after)];
  const keys = new Set([...now.keys(), ...then.keys()]);
  const placeOf = (key: string) => ORDER.findIndex((each) => key.startsWith(each));
  const ordered = [...keys].toSorted((one, other) => placeOf(one) - placeOf(other));
  return ordered.map((key) => ({
    key,
    label: (now.get(key) ?? then.get(key))?.label ?? key,
    before: now.get(key)?.value ?? NONE,
    after: then.get(key)?.value ?? NONE,
  }));
}

function usePriceFacts() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const percentOf = usePercent();
  return (price: SamplePriceDto | null): Map<string, { label: string; value: string }> => {
    const facts = new Map<string, { label: string; value: string }>();
    if (!price) return facts;
    const add = (key: string, label: string, value: string) => facts.set(key, { label, value });
    add('total', t('rates.preview.total'), format.usd(price.total));
    for (const { kind, code, label, qty, amount } of price.lines)
      add(`line ${kind} ${code} ${label}`, qty > 1 ? `${label} × ${qty}` : label, format.usd(amount));
    const taxLabel = price.taxes_included ? 'rates.preview.taxWithin' : 'rates.preview.taxOnTop';
    for (const { code, label, kind, rate, amount } of price.taxes) {
      const asked = kind === 'percent' ? percentOf(rate) : format.usd(rate);
      add(`tax ${code}`, t(taxLabel, { label }), `${format.usd(amount)} (${asked})`);
    }
    add('net', t('rates.preview.net'), format.usd(price.net));
    if (price.total_before !== null) add('full', t('rates.preview.full'), format.usd(price.total_before));
    if (price.deposit_due !== null) add('deposit', t('booking.deposit'), format.usd(price.deposit_due));
    if (price.balance_due_at !== null) add('balance', t('booking.balanceOn'), format.date(price.balance_due_at));
    for (const [index, { until, refund_percent: percent }] of (price.cancellation?.cutoffs ?? []).entries())
      add(
        `cutoff ${index}`,
        t('rates.preview.cutoff', { n: index + 1 }),
        t('rates.preview.back', { percent: percentOf(percent), time: moment(until) }),
      );
    if (price.cancellation && price.cancellation.cutoffs.length === 0)
      add('cutoff 0', t('rates.preview.cutoff', { n: 1 }), t('rates.preview.nothingBack'));
    return facts;
  };
}
