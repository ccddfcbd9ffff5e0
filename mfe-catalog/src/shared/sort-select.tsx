import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sort-select.module.css';

/** Order of a list, in one line beside the count. */
export function SortSelect<T extends string>({
  value,
  options,
  onChange,
}: {
  value: string;
  options: readonly T[];
  onChange: (value: T) => void;
}) {
  const { t } = useTranslation('catalog');
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('filters.sort')}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`sort.${option}` as 'sort.featured')}
          </option>
        ))}
      </select>
    </div>
  );
}
