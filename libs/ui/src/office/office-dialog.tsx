import { Button } from 'antd';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import styles from './office-dialog.module.css';
import { useSeenFault } from './use-seen-fault.tsx';

interface Submit {
  label: string;
  run: () => void;
  isBusy?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Something in the dialog (`data-fault`) asks for a choice first: it comes into view, and nothing is sent. */
  isHeld?: boolean;
}

export interface OfficeDialogProps {
  title: string;
  onClose: () => void;
  /** The action of it; without one there is nothing but to close. */
  submit?: Submit | undefined;
  /** Room for two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A drawer at the side: what it is about stays in sight. The platform's modal dialog, open as long as it is drawn; Escape and both
 * buttons close it, and the focus goes back to where it was.
 */
export function OfficeDialog({
  title,
  onClose,
  submit,
  isWide = false,
  children,
  words,
}: OfficeDialogProps & { words: { back: string; close: string } }) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  const isBusy = submit?.isBusy ?? false;
  const { onSent, onHeld } = useSeenFault(dialog, isBusy);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={onClose}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy || !submit || submit.isDisabled) return;
          if (submit.isHeld) return onHeld();
          onSent();
          submit.run();
        }}
      >
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Button type="text" onClick={onClose} aria-label={t('actions.close')} icon={<Icon name="cross" />} />
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>
          <Button onClick={onClose}>{submit ? words.back : words.close}</Button>
          {submit && (
            <Button
              type="primary"
              htmlType="submit"
              danger={submit.isDanger ?? false}
              disabled={submit.isDisabled ?? false}
              aria-busy={isBusy}
            >
              {submit.label}
            </Button>
          )}
        </footer>
      </form>
    </dialog>
  );
}
