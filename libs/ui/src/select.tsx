import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

/** The platform's select with its label. */
export function Select({
  label,
  hint,
  error,
  required,
  optional,
  children,
  ...select
}: Omit<FieldProps, 'children'> & ComponentPropsWithRef<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control} className={styles.control}>
            {children}
          </select>
        </span>
      )}
    </Field>
  );
}
