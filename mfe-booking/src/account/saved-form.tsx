import type { ReactNode } from 'react';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import type { useSendForm } from '@atoll/ui/use-send-form';
import styles from './account.module.css';

/** A form of the account with what became of it, and one button. */
export function SavedForm({
  of: { form, failure, isBusy, submit },
  label,
  done,
  kind,
  children,
}: {
  of: ReturnType<typeof useSendForm>;
  /** Of the button. */
  label: string;
  /** What is said once it was taken; null before. */
  done?: string | null;
  /** Of the button, where its page has several. */
  kind?: 'secondary';
  children: ReactNode;
}) {
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice kind="error">{failure}</Notice>}
      {children}
      {done && <Notice kind="success">{done}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" kind={kind} busy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
