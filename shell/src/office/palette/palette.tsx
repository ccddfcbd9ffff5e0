import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import styles from './palette.module.css';
import { useFound } from './use-found';
import { usePlaces } from './use-places';

/** Where one can go from the palette. */
export interface Target {
  /** Unlike all others. */
  id: string;
  label: string;
  /** What kind of thing it is, or what is said of it beside its name. */
  note?: string;
  to: string;
}

/** Goes to any screen of the office that one may see, and finds bookings, requests, messages, packages and places by their words. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [waits, setWaits] = useState(false);
  const places = usePlaces(typed);
  const { found, isLooking, isLacking } = useFound(typed);
  const targets: Target[] = [...places, ...found];
  const chosen = Math.min(at, targets.length - 1);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  useLayoutEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);

  const go = (target: Target | undefined) => {
    if (!target) return;
    onClose();
    void navigate(target.to);
  };
  const goOn = useEffectEvent(() => {
    setWaits(false);
    go(targets[chosen]);
  });
  useEffect(() => {
    if (waits && !isLooking) goOn();
  }, [waits, isLooking]);
  // Told a moment later: by then it may stand open again.
  const onClosed = () => {
    if (!dialog.current?.open) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = targets.length - 1;
    const next = { ArrowDown: chosen >= last ? 0 : chosen + 1, ArrowUp: chosen <= 0 ? last : chosen - 1 }[event.key];
    // What was found last may be of other words: who is quick waits for what they have typed.
    if (event.key === 'Enter' && isLooking && chosen >= places.length) setWaits(true);
    else if (event.key === 'Enter') go(targets[chosen]);
    else if (next !== undefined) setAt(next);
    else return;
    event.preventDefault();
  };
  const said = isLooking
    ? t('palette.looking')
    : isLacking
      ? t('palette.lacking')
      : targets.length === 0
        ? t('palette.nothing')
        : '';
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('palette.title')} onClose={onClosed}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          autoFocus
          autoComplete="off"
          maxLength={100}
          placeholder={t('palette.placeholder')}
          aria-label={t('palette.placeholder')}
          aria-expanded={targets.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={targets[chosen] ? `${id}-${targets[chosen].id}` : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
            setWaits(false);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onClose}>
          <VisuallyHidden>{t('common:actions.close')}</VisuallyHidden>
          <kbd aria-hidden>{t('palette.escape')}</kbd>
          <Icon name="cross" />
        </button>
      </div>
      <div id={`${id}-list`} ref={list} role="listbox" aria-label={t('palette.title')} className={styles.list}>
        {targets.map((target, index) => (
          <a
            key={target.id}
            id={`${id}-${target.id}`}
            role="option"
            aria-selected={index === chosen}
            href={target.to}
            tabIndex={-1}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              go(target);
            }}
          >
            <span>{target.label}</span>
            {target.note && <span className={styles.note}>{target.note}</span>}
          </a>
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </dialog>
  );
}
