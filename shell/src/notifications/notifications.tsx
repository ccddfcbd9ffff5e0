import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import { NONE, type Shown, dismiss, hold, listen, messages, release } from './messages';
import styles from './notifications.module.css';

const ICONS = { success: 'check', error: 'storm', info: 'info' } as const;

/** The notification area of the page: errors are said at once, the rest when the reader pauses. */
export function Notifications() {
  const shown = useSyncExternalStore(listen, messages, () => NONE);
  const area = useHeldWhileRead(shown);
  const errors = shown.filter(({ kind }) => kind === 'error');
  return (
    <div ref={area} className={styles.area}>
      <div className={styles.news} role="status">
        {shown.map((it) => it.kind !== 'error' && <Message key={it.id} {...it} />)}
      </div>
      {errors.map((it) => (
        <div key={it.id} role="alert">
          <Message {...it} />
        </div>
      ))}
    </div>
  );
}

function Message({ id, kind, text }: Shown) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.message} data-kind={kind}>
      <Icon name={ICONS[kind]} />
      <p>{text}</p>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dismiss(id)}>
        <Icon name="cross" />
      </button>
    </div>
  );
}

const isRead = (place: Element | null) => place?.matches(':hover, :focus-within') ?? false;

/** Nothing leaves while a pointer or the focus is on a message (WCAG 2.2.1). No event tells of a message that goes from under either. */
function useHeldWhileRead(shown: readonly Shown[]) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = area.current;
    const look = () => (isRead(place) ? hold() : release());
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    for (const event of events) place?.addEventListener(event, look);
    return () => {
      for (const event of events) place?.removeEventListener(event, look);
    };
  }, []);
  useEffect(() => {
    if (!isRead(area.current)) release();
  }, [shown]);
  return area;
}
