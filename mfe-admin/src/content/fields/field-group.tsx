import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

/** Controls under one name. */
export function FieldGroup({
  label,
  hint,
  error,
  layout = 'stack',
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Under each other, beside each other where there is room, or boxes in a row. */
  layout?: 'stack' | 'grid' | 'ticks';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint || error ? id : undefined}>
      <legend>{label}</legend>
      <div className={styles[layout]}>{children}</div>
      {(error || hint) && (
        <p id={id} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
