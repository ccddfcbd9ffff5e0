import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import styles from './notifications.module.css';

export interface Notification {
  kind: 'success' | 'error' | 'info';
  text: string;
}
interface Shown extends Notification {
  id: number;
}

const DURATION_MS = 5_000;
const MOST = 3;

const NONE: readonly Shown[] = [];
let shown = NONE;
let next = 1;
const listeners = new Set<() => void>();

function change(to: readonly Shown[]): void {
  shown = to;
  for (const listener of listeners) listener();
}

const dismiss = (id: number) => change(shown.filter((it) => it.id !== id));

/** Shows a message for 5 seconds; the oldest leaves when a fourth arrives (specification §9). */
export function notify(notification: Notification): void {
  const id = next++;
  change([...shown, { ...notification, id }].slice(-MOST));
  setTimeout(() => dismiss(id), DURATION_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const ICONS = { success: 'check', error: 'storm', info: 'info' } as const;

/** The notification area of the page. */
export function Notifications() {
  const { t } = useTranslation('shell');
  const messages = useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
  return (
    <div className={styles.area} role="status" aria-live="polite">
      {messages.map(({ id, kind, text }) => (
        <div key={id} className={styles.message} data-kind={kind}>
          <Icon name={ICONS[kind]} />
          <p>{text}</p>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dismiss(id)}>
            <Icon name="cross" />
          </button>
        </div>
      ))}
    </div>
  );
}
