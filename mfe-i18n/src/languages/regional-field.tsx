import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import styles from './languages.module.css';
import { CURRENCIES, type Member } from './regional';

const ZONES = ['Indian/Maldives', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Indian/Maldives')];

/** One member: what CLDR says until something else is wanted; that is marked, and goes back at a press. */
export function RegionalField({
  member,
  value,
  standard,
  fault,
  onChange,
}: {
  member: Member;
  value: string;
  standard: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('i18n');
  const part = useRef<HTMLDivElement>(null);
  const currency = new Intl.DisplayNames([useLanguage()], { type: 'currency' });
  const wordOf = (text: string): string => {
    if (member === 'currency_code') return `${text} · ${currency.of(text) ?? text}`;
    return member === 'time_format' ? t(`hours.${text as '12'}`) : text;
  };
  const own = { label: t(`regional.${member}`), error: fault, value };
  const choices = { currency_code: CURRENCIES, time_format: ['12', '24'], timezone: ZONES }[member as 'timezone'];
  return (
    <div className={styles.member} data-changed={value !== '' || undefined} ref={part}>
      {choices ? (
        <Select {...own} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('regional.standard', { value: wordOf(standard) })}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {wordOf(one)}
            </option>
          ))}
        </Select>
      ) : (
        <TextField
          {...own}
          placeholder={standard}
          hint={t(`regionalHints.${member as 'date_format'}`)}
          maxLength={member === 'currency_symbol' ? 8 : 40}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {value !== '' && (
        <p className={styles.changed}>
          {t('regional.differs', { value: wordOf(standard) })}
          <Button
            type="text"
            size="small"
            onClick={() => {
              onChange('');
              // The button goes: the keyboard stays at the field.
              part.current?.querySelector<HTMLElement>('input, select')?.focus();
            }}
          >
            {t('regional.reset')}
          </Button>
        </p>
      )}
    </div>
  );
}
