import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import styles from '../settings/settings.module.css';
import { useRetry } from './use-retry';

/** Sends all chosen letters again; says how many could not be, and why. */
export function RetryBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { send, isBusy } = useRetry();
  const [faults, setFaults] = useState<unknown[]>([]);
  const run = async () => {
    const failed = await send(ids);
    setFaults(failed);
    if (failed.length < ids.length)
      notify({ kind: 'success', text: t('outbox.queued', { count: ids.length - failed.length }) });
    onDone();
  };
  return (
    <>
      {faults.length > 0 && (
        <Notice kind="error" title={t('outbox.notQueued', { count: faults.length })}>
          {errorText(faults[0])}
        </Notice>
      )}
      {ids.length > 0 && (
        <div className={styles.bar} role="region" aria-label={t('outbox.chosen', { count: ids.length })}>
          <p>{t('outbox.chosen', { count: ids.length })}</p>
          <Button type="primary" aria-busy={isBusy} onClick={() => !isBusy && void run()}>
            {t('outbox.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
