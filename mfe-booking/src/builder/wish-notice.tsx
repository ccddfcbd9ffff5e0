import { useTranslation } from 'react-i18next';
import { errorText } from '@atoll/i18n/error-text';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import styles from './builder.module.css';
import type { Builder } from './use-builder';

/** What became of the last sending, above the button that sends again. */
export function WishNotice({ builder: { sending, refusals, sendAsNew, openEarlier } }: { builder: Builder }) {
  const { t } = useTranslation('booking');
  if (sending.state === 'interrupted') return <Notice>{t('wish.sending.interrupted')}</Notice>;
  if (sending.state === 'conflict')
    return (
      <Notice kind="error" title={t('sending.conflict')}>
        <p>{t('sending.conflictText')}</p>
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => void openEarlier()}>
            {t('sending.openEarlier')}
          </Button>
          <Button kind="secondary" onClick={() => void sendAsNew()}>
            {t('sending.sendNew')}
          </Button>
        </div>
      </Notice>
    );
  if (sending.state === 'unknown')
    return (
      <Notice kind="error" title={t('sending.unknown')}>
        <p>{errorText(sending.error)}</p>
        <p>{t('wish.sending.kept')}</p>
      </Notice>
    );
  if (sending.state !== 'failed') return null;
  const { error } = sending;
  const elsewhere = Object.keys(refusals).length > 0;
  if (error.fields && !elsewhere) return null;
  return (
    <Notice kind="error" title={t('sending.failed')}>
      {error.status === 429 ? t('sending.throttled') : errorText(elsewhere ? { ...error, fields: refusals } : error)}
    </Notice>
  );
}
