import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import { NONE, type Shown, dismiss, hold, listen, messages, release } from './messages';
import styles from './notifications.module.css';

const ICONS = { success: 'check', error: 'storm', info: 'info' } as const;

/** The notification area of the page: errors are said at once, the rest when the reader pauses. */
export function Notifications() {
  const shown = useSyncExternalStore(listen, messages, () => NONE);
  const area = useHeldWhileRead();
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

const HOLDING = [
  ['pointerenter', hold],
  ['focusin', hold],
  ['pointerleave', release],
  ['focusout', release],
] as const;

/** Nothing leaves while a pointer or the focus is on a message (WCAG 2.2.1). */
function useHeldWhileRead() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = area.current;
    for (const [event, what] of HOLDING) place?.addEventListener(event, what);
    return () => {
      for (const [event, what] of HOLDING) place?.removeEventListener(event, what);
    };
  }, []);
  return area;
}
