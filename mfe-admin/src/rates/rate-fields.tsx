import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { FIELDS, type RateField, type RateKind, type Values } from './rate-draft';
import styles from './rates.module.css';
import { extraOf } from './season-extras';
import { ThingSelect } from './thing-select';
import { useFieldLabel } from './use-field-label';

const HINTS = ['code', 'priority', 'surcharge_percent', 'min_nights', 'valid_from', 'days_ahead_min'] as const;

/** The fields of a rate. */
export function RateFields({
  kind,
  values,
  faults,
  fixed,
  onChange,
}: {
  kind: RateKind;
  values: Values;
  faults: Record<string, string[]>;
  fixed: readonly string[];
  onChange: (name: string, value: string) => void;
}) {
  const { t } = useTranslation('admin');
  const labelOf = useFieldLabel();
  const field = ({ name, type, required = false, options = [] }: RateField) => {
    const hinted = HINTS.find((each) => each === name);
    const shared = {
      label: labelOf(kind, name),
      hint: hinted && t(`rates.hints.${hinted}`),
      error: (faults[name] ?? (type === 'scope' ? (faults['package'] ?? faults['resort']) : undefined))?.[0],
    };
    const value = values[name] ?? '';
    const change = (event: { target: { value: string } }) => onChange(name, event.target.value);
    if (type === 'scope')
      return (
        <ThingSelect
          key={name}
          {...shared}
          value={value}
          anything={t('rates.everything')}
          onChange={(scope) => onChange(name, scope)}
        />
      );
    if (type === 'choice')
      return (
        <Select key={name} {...shared} value={value} onChange={change}>
          <option value="">{t('rates.ownPolicy')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`rates.policies.${option as 'flex_24h'}`)}
            </option>
          ))}
        </Select>
      );
    if (type === 'yes')
      return (
        <Select key={name} {...shared} value={value} onChange={change}>
          <option value="yes">{t('rates.yes')}</option>
          <option value="no">{t('rates.no')}</option>
        </Select>
      );
    return (
      <TextField
        key={name}
        {...shared}
        required={required}
        optional={!required}
        disabled={fixed.includes(name)}
        type={type === 'day' ? 'date' : 'text'}
        {...(type === 'whole' && { inputMode: 'numeric' as const })}
        {...(type === 'percent' && { inputMode: 'decimal' as const })}
        value={value}
        onChange={change}
      />
    );
  };
  return (
    <div className={styles.fields} data-kind={kind}>
      {FIELDS[kind].filter(({ name }) => !extraOf(name)).map(field)}
    </div>
  );
}
