import { useTranslation } from 'react-i18next';
import type { RateKind } from './rate-draft';
import { extraOf } from './season-extras';

const TIER = /^tiers\.(\d)\.(hours_before|refund_percent)$/;

/** What a field of a rate is called. */
export function useFieldLabel(): (kind: RateKind, name: string) => string {
  const { t } = useTranslation('admin');
  return (kind, name) => {
    const [, tier, member] = TIER.exec(name) ?? [];
    if (tier) return t(`rates.fields.${member as 'hours_before'}`, { n: Number(tier) + 1 });
    const extra = extraOf(name);
    if (extra)
      return t('rates.extra.field', {
        extra: t('rates.extra.title', { n: extra.index + 1 }),
        field: t(`rates.extra.${extra.member.replace('.', '_') as 'names_en'}`),
      });
    if (name === 'rate' && kind === 'tax_rule') return t('rates.fields.rate');
    return t(`rates.fields.${name.replace('.', '_') as 'code'}`);
  };
}
