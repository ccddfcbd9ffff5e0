import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import type { OwnPrice } from './own-price';

const REASON_MAX = 500;
const TOTAL_MAX = 10;

/** Another total than the computed one and why, for who may give one; left empty, the computed one holds. */
export function OwnPriceFields({
  value,
  computed,
  hint,
  errors,
  onChange,
}: {
  value: OwnPrice;
  /** Total as the rates have it, in US dollars; absent while it is not known. */
  computed?: string | undefined;
  /** What stands in place of that: a booking has a total already. */
  hint?: string;
  errors: { total?: string | undefined; reason?: string | undefined };
  onChange: (change: Partial<OwnPrice>) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const me = useSessionUser();
  if (!me?.permissions.includes('bookings.override_price')) return null;
  return (
    <>
      <TextField
        label={t('ownPrice.total')}
        hint={
          hint ??
          (computed === undefined ? t('ownPrice.hint') : t('ownPrice.computed', { total: format.usd(computed) }))
        }
        inputMode="decimal"
        autoComplete="off"
        optional
        maxLength={TOTAL_MAX}
        value={value.total}
        error={errors.total}
        onChange={(event) => onChange({ total: event.target.value })}
      />
      {value.total.trim() !== '' && (
        <TextField
          label={t('ownPrice.reason')}
          hint={t('ownPrice.reasonHint')}
          autoComplete="off"
          required
          maxLength={REASON_MAX}
          value={value.reason}
          error={errors.reason}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
    </>
  );
}
