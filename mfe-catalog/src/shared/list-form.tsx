import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '@atoll/ui/button';
import styles from './list-form.module.css';

/**
 * Choices of a list as the platform's own form, whose fields are named as the list's address names them: it also leads to the list
 * where no script runs. Where one does, a choice is followed at once.
 */
export function ListForm({
  query,
  fields,
  className,
  onSubmit,
  children,
}: {
  /** What the list is asked for. */
  query: URLSearchParams;
  /** What of it the form asks for; the rest goes along. */
  fields: readonly string[];
  className?: string | undefined;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const others = [...query].filter(([name]) => name !== 'page' && !fields.includes(name));
  return (
    <form
      action={pathname}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** The button of a form whose choices are followed at once: seen where no script runs. */
export function ShowList({ label }: { label?: string }) {
  const { t } = useTranslation('catalog');
  return (
    <Button type="submit" kind="secondary" className={styles.show}>
      {label ?? t('filters.show')}
    </Button>
  );
}

/** What is told only where no script runs. */
export const unscripted = styles.unscripted;
/** What does nothing without a script, and is not seen there. */
export const scripted = styles.scripted;
