import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { FootBar } from '@atoll/ui/office/foot-bar';
import styles from './bulk.module.css';
import type { BulkProgress } from './use-bulk';

/** How far a run is, and why it waits; it can be stopped. */
export function BulkProgressBar({ progress, onStop }: { progress: BulkProgress; onStop: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const stop = useRef<HTMLButtonElement>(null);
  // The dialog that began it is gone, and so is the button that had opened that.
  useEffect(() => stop.current?.focus(), []);
  const { action, isUndo, isReading, ended, all, waiting, isStopping } = progress;
  const doing = t(isUndo ? 'mass.undoNow' : `mass.${action}Now`);
  const title = isReading ? t('mass.reading') : doing;
  return (
    <FootBar label={t('mass.title')}>
      <span role="status">
        {title}
        {waiting && <span className={styles.waiting}>{t(`mass.${waiting}`)}</span>}
      </span>
      <progress className={styles.progress} value={ended} max={Math.max(1, all)} aria-label={title} />
      <span className={styles.count}>
        {t('mass.progress', { ended: format.number(ended), all: format.number(all) })}
      </span>
      <Button ref={stop} aria-disabled={isStopping} onClick={onStop}>
        {t(isStopping ? 'mass.stopping' : 'mass.stop')}
      </Button>
    </FootBar>
  );
}
