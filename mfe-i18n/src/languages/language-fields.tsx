import { useTranslation } from 'react-i18next';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { pluralForms, sampleLine } from './language-facts';
import styles from './languages.module.css';

/** What is said of a language. */
export interface Typed {
  name: string;
  native_name: string;
  flag: string;
  direction: 'ltr' | 'rtl';
}

/** Names, flag and direction of a language, and what its plurals, days and numbers look like. */
export function LanguageFields({
  code,
  typed,
  faults,
  onChange,
}: {
  code: string;
  typed: Typed;
  faults: Record<string, string[]>;
  onChange: (typed: Typed) => void;
}) {
  const { t } = useTranslation('i18n');
  const field = (name: 'name' | 'native_name' | 'flag') => ({
    value: typed[name],
    error: faults[name]?.join(' '),
    onChange: (event: { target: { value: string } }) => onChange({ ...typed, [name]: event.target.value }),
  });
  return (
    <>
      <TextField label={t('langs.name')} required maxLength={60} {...field('name')} />
      <TextField
        label={t('langs.nativeName')}
        required
        maxLength={60}
        lang={code}
        dir={typed.direction}
        {...field('native_name')}
      />
      <TextField label={t('langs.flag')} optional maxLength={8} {...field('flag')} />
      <Select
        label={t('langs.direction')}
        value={typed.direction}
        error={faults['direction']?.join(' ')}
        onChange={(event) => onChange({ ...typed, direction: event.target.value as Typed['direction'] })}
      >
        <option value="ltr">{t('directions.ltr')}</option>
        <option value="rtl">{t('directions.rtl')}</option>
      </Select>
      <section className={styles.facts} aria-label={t('langs.facts')}>
        <p lang={code} dir={typed.direction}>
          {sampleLine(code)}
        </p>
        <dl>
          {pluralForms(code).map(({ form, numbers }) => (
            <div key={form}>
              <dt>{t(`pluralForms.${form}`)}</dt>
              <dd>{`${numbers.join(', ')}…`}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
