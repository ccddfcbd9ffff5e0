import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

type Labelled = Omit<FieldProps, 'children'>;

/**
 * One file with its label, in the page’s own words: a browser’s own are in the browser’s language. The input lies over what is seen of
 * it, so that clicks, keys, dropped files and screen readers meet the browser’s own control.
 */
export function FileField({
  label,
  hint,
  error,
  required,
  optional,
  name,
  busy,
  onChoose,
  ...input
}: Labelled & {
  /** Of the chosen file. */
  name: string | undefined;
  /** While true no other file is taken. */
  busy?: boolean;
  onChoose: (file: File) => void;
} & Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'onChange'>) {
  const { t } = useTranslation('common');
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <span className={`${styles.control} ${styles.file}`}>
          <input
            {...input}
            {...control}
            type="file"
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={(event) => busy && event.preventDefault()}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again: a browser tells of a change alone.
              target.value = '';
              if (file && !busy) onChoose(file);
            }}
          />
          <span className={styles.choose} aria-hidden="true">
            {t('form.chooseFile')}
          </span>
          <span className={styles.fileName} aria-live="polite">
            {name ?? t('form.noFile')}
          </span>
        </span>
      )}
    </Field>
  );
}
