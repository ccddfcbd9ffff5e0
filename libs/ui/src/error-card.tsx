import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@atoll/i18n/error-text';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './message.module.css';
import { errorIdOf } from './shell-context.tsx';

/**
 * What of an error id is shown and read out to the agency: its last eight digits, which are random. A UUID v7 begins with the
 * clock, so that all errors of a minute begin alike.
 */
export const shownErrorId = (errorId: string): string => errorId.slice(-8);

/**
 * Something failed: what, the error id to quote, and Retry. Of a failed request, `error`, it knows the sentence and the id
 * itself. `small` stands in a page that works otherwise. `children` are further actions.
 */
export function ErrorCard({
  title,
  error,
  text = error === undefined ? undefined : errorText(error),
  errorId = error === undefined ? undefined : errorIdOf(error),
  small = false,
  onRetry,
  children,
}: {
  title: ReactNode;
  error?: unknown;
  text?: ReactNode;
  errorId?: string | undefined;
  small?: boolean;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.message} role="alert" data-small={small || undefined}>
      <Icon name="storm" className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {errorId && <p className={styles.id}>{t('errorId', { id: shownErrorId(errorId) })}</p>}
      {(onRetry || children) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button kind={small ? 'secondary' : 'primary'} onClick={onRetry}>
              {t('actions.retry')}
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
