import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import type { Values } from './rate-draft';
import styles from './rates.module.css';
import { EXTRA_MEMBERS, type ExtraMember, extraCount, extraName, mayAddExtra, withoutExtra } from './season-extras';

const OPTIONAL: readonly ExtraMember[] = ['names.ru', 'names.zh'];

/** What everybody takes who sleeps there on a night of the season, such as a gala dinner. */
export function ExtraFields({
  values,
  faults,
  onChange,
}: {
  values: Values;
  faults: Record<string, string[]>;
  onChange: (values: Values) => void;
}) {
  const { t } = useTranslation('admin');
  const [added, setAdded] = useState(0);
  const count = Math.max(extraCount(values), added);
  const remove = (index: number) => {
    onChange(withoutExtra(values, index));
    setAdded(count - 1);
  };
  return (
    <div className={styles.extras}>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an extra has no other name than its place
        <fieldset key={index} className={styles.sample}>
          <legend>{t('rates.extra.title', { n: index + 1 })}</legend>
          {EXTRA_MEMBERS.map((member) => (
            <TextField
              key={member}
              label={t(`rates.extra.${member.replace('.', '_') as 'names_en'}`)}
              hint={member === 'on' ? t('rates.extra.onHint') : undefined}
              error={faults[extraName(index, member)]?.[0]}
              required={!OPTIONAL.includes(member)}
              optional={OPTIONAL.includes(member)}
              type={member === 'on' ? 'date' : 'text'}
              {...((member === 'adult' || member === 'child') && { inputMode: 'decimal' as const })}
              value={values[extraName(index, member)] ?? ''}
              onChange={(event) => onChange({ ...values, [extraName(index, member)]: event.target.value })}
            />
          ))}
          <Button onClick={() => remove(index)}>{t('rates.extra.remove')}</Button>
        </fieldset>
      ))}
      {mayAddExtra(count) && <Button onClick={() => setAdded(count + 1)}>{t('rates.extra.add')}</Button>}
    </div>
  );
}
