import { useTranslation } from 'react-i18next';
import type { CancellationCostDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { type Fact, FactGroup } from '../fact-group';

/** What cancelling costs at the moment, and what comes back. */
export function CancellationCost({ cost, isWaived }: { cost: CancellationCostDto; isWaived: boolean }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const maldivesTime = useMaldivesTime();
  const facts: Fact[] = [
    [t('step.cancel.total'), format.usd(cost.total)],
    [t('step.cancel.paid'), format.usd(cost.paid)],
    [
      t('step.cancel.fee'),
      isWaived ? (
        <span key="fee">
          <del>{format.usd(cost.fee)}</del> {format.usd('0')}
        </span>
      ) : (
        <strong key="fee">{format.usd(cost.fee)}</strong>
      ),
    ],
    [t('step.cancel.refund'), <strong key="refund">{format.usd(isWaived ? cost.paid : cost.refund)}</strong>],
    [t('step.cancel.tier'), t('step.cancel.percent', { percent: format.percent(cost.refund_percent) })],
    ...(cost.until ? ([[t('step.cancel.until'), maldivesTime(cost.until)]] as Fact[]) : []),
  ];
  return <FactGroup title={t('step.cancel.cost')} facts={facts} />;
}
