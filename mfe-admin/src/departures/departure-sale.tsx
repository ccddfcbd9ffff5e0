import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepartureDto } from '@atoll/api-client/endpoints/stock.gen';
import { Notice } from '@atoll/ui/notice';
import { useNow } from '../office/use-now';
import { stateOf } from './departure-state';
import styles from './departures.module.css';

/** Whether a departure is sold: closed and opened after a second look, and back at once if it was a slip. */
export function DepartureSale({
  departure,
  isBusy,
  onStatus,
  onEnd,
}: {
  departure: DepartureDto;
  isBusy: boolean;
  /** Answers whether it is so. */
  onStatus: (status: 'open' | 'closed') => Promise<boolean>;
  /** Begins the cancellation; undefined where that cannot be. */
  onEnd: (() => void) | undefined;
}) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const isOpen = departure.status === 'open';
  const isOver = stateOf(departure, new Date(useNow())) === 'over';
  const other = isOpen ? 'closed' : 'open';
  const turn = async () => {
    if (await onStatus(other)) {
      setAsking(false);
      setDone(!isDone);
    }
  };
  return (
    <section className={styles.sale} aria-label={t('departures.sale')}>
      <h3>{t('departures.sale')}</h3>
      <p>{t(isOver ? 'departures.isOver' : isOpen ? 'departures.isOpen' : 'departures.isClosed')}</p>
      {isDone && (
        <Notice kind="success">
          {t(isOpen ? 'departures.wasOpened' : 'departures.wasClosed')}{' '}
          <Button type="link" aria-busy={isBusy} onClick={() => void turn()}>
            {t('departures.undo')}
          </Button>
        </Notice>
      )}
      {isAsking && (
        <div role="group" aria-label={t('departures.sale')}>
          <p>{t(isOpen ? 'departures.closeEffect' : 'departures.openEffect')}</p>
          <div className={styles.acts}>
            <Button onClick={() => setAsking(false)}>{t('departures.keep')}</Button>
            <Button danger={isOpen} aria-busy={isBusy} onClick={() => void turn()}>
              {t(isOpen ? 'departures.closeNow' : 'departures.openNow')}
            </Button>
          </div>
        </div>
      )}
      {!isAsking && !isDone && (
        <div className={styles.acts}>
          <Button onClick={() => setAsking(true)}>{t(isOpen ? 'departures.close' : 'departures.reopen')}</Button>
          {onEnd && (
            <Button type="text" danger onClick={onEnd}>
              {t('departures.cancel')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
