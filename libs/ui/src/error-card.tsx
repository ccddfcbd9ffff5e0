import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './message.module.css';

/** Something failed: what, the error id to quote, and Retry. `children` are further actions. */
export function ErrorCard({
  title,
  text,
  errorId,
  onRetry,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  errorId?: string | undefined;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.message} role="alert">
      <Icon name="storm" className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {errorId && <p className={styles.id}>{t('errorId', { id: errorId.slice(0, 8) })}</p>}
      {(onRetry || children) && (
        <div className={styles.actions}>
          {onRetry && <Button onClick={onRetry}>{t('actions.retry')}</Button>}
          {children}
        </div>
      )}
    </div>
  );
}
