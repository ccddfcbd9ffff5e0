import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ListForm, ShowList } from './list-form';
import styles from './sort-select.module.css';

const FIELDS = ['sort'];

/** Order of a list, in one line beside the count. */
export function SortSelect<T extends string>({
  value,
  options,
  query,
  onChange,
}: {
  value: string;
  options: readonly T[];
  /** What else the list is asked for. */
  query: URLSearchParams;
  onChange: (value: T) => void;
}) {
  const { t } = useTranslation('catalog');
  const id = useId();
  return (
    <ListForm query={query} fields={FIELDS} className={styles.form}>
      <div className={styles.sort}>
        <label htmlFor={id}>{t('filters.sort')}</label>
        <select id={id} name="sort" value={value} onChange={(event) => onChange(event.target.value as T)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`sort.${option}` as 'sort.featured')}
            </option>
          ))}
        </select>
      </div>
      <ShowList />
    </ListForm>
  );
}
