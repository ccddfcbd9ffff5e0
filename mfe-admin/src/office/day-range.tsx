import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './day-range.module.css';

/** Two days, either of which may be left open. */
export function DayRange({
  label,
  from,
  to,
  onChange,
}: {
  label: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (end: 'from' | 'to', day: string | undefined) => void;
}) {
  const { t } = useTranslation('admin');
  const field = (end: 'from' | 'to', value: string | undefined, limits: { min?: string; max?: string }) => (
    <Input
      type="date"
      aria-label={t(`list.${end}`, { what: label })}
      value={value ?? ''}
      {...limits}
      onChange={(event) => onChange(end, event.target.value || undefined)}
    />
  );
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      {field('from', from, to ? { max: to } : {})}
      <span aria-hidden="true">–</span>
      {field('to', to, from ? { min: from } : {})}
    </div>
  );
}
