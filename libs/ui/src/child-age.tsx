import { useTranslation } from 'react-i18next';
import { CHILD_AGE } from '@atoll/contract/rules';
import { Select } from './select.tsx';

interface ChildAge {
  name?: string;
  /** Which child it is, from 1. */
  number: number;
  /** Full years; null while it is not said. */
  age: number | null;
  /** The youngest that are taken; an age that was said before stays to be seen. */
  minAge: number | null | undefined;
  /** Where nobody has to say it. */
  optional?: boolean;
  error?: string | undefined;
  onChange(age: number | null): void;
  onBlur?(): void;
}

/** How old a child is, of the ages that are taken. */
export function ChildAge({ number, age, minAge, optional = false, onChange, ...field }: ChildAge) {
  const { t } = useTranslation('common');
  const least = Math.min(minAge ?? CHILD_AGE.min, age ?? CHILD_AGE.max);
  const ages = Array.from({ length: CHILD_AGE.max + 1 - least }, (_, index) => least + index);
  return (
    <Select
      {...field}
      label={t('childAge.label', { number })}
      required={!optional}
      value={age ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('childAge.choose')}</option>
      {ages.map((years) => (
        <option key={years} value={years}>
          {years === 0 ? t('childAge.baby') : t('childAge.years', { count: years })}
        </option>
      ))}
    </Select>
  );
}
