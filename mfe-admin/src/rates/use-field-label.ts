import { useTranslation } from 'react-i18next';
import type { RateKind } from './rate-draft';

const TIER = /^tiers\.(\d)\.(hours_before|refund_percent)$/;

/** What a field of a rate is called. */
export function useFieldLabel(): (kind: RateKind, name: string) => string {
  const { t } = useTranslation('admin');
  return (kind, name) => {
    const [, tier, member] = TIER.exec(name) ?? [];
    if (tier) return t(`rates.fields.${member as 'hours_before'}`, { n: Number(tier) + 1 });
    if (name === 'rate' && kind === 'tax_rule') return t('rates.fields.rate');
    return t(`rates.fields.${name.replace('.', '_') as 'code'}`);
  };
}
