import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offline-note.module.css';

const EVENTS = ['online', 'offline'];

function subscribe(tell: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, tell);
  return () => {
    for (const event of EVENTS) removeEventListener(event, tell);
  };
}

/**
 * Says under the bar that the browser has no network, and what works without. A server that cannot be reached is no matter of it:
 * that says what was asked for, in its own place.
 */
export function OfflineNote() {
  const { t } = useTranslation('shell');
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div className={styles.note} role="status">
      {isOffline && <p className="doc-container">{t('offline')}</p>}
    </div>
  );
}
