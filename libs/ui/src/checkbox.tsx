import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** A checkbox (or radio) with its label beside it; the whole line is the target. */
export function Checkbox({
  label,
  error,
  type = 'checkbox',
  ...input
}: { label: ReactNode; error?: ReactNode } & ComponentPropsWithRef<'input'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...input}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
