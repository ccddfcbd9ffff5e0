import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import { Picture, type PictureData } from '@atoll/ui/picture';
import styles from './lightbox.module.css';

const SWIPE_PX = 48;

/** One picture at a time over the page, in the platform's modal dialog: arrows, Home, End, Escape, swipe. */
export function Lightbox({
  pictures,
  index,
  onMove,
  onClose,
}: {
  pictures: PictureData[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('catalog');
  const dialog = useRef<HTMLDialogElement>(null);
  const touchX = useRef(0);
  const count = pictures.length;
  const picture = pictures[index];
  const go = (to: number) => onMove((to + count) % count);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(index + 1);
    else if (key === 'ArrowLeft') go(index - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(count - 1);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('gallery.label')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => void (touchX.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - touchX.current;
        if (Math.abs(moved) > SWIPE_PX) go(index + (moved < 0 ? 1 : -1));
      }}
    >
      <form method="dialog" className={styles.bar}>
        <p className={styles.position} aria-live="polite">
          {t('gallery.position', { index: index + 1, count })}
        </p>
        <button className={styles.control} aria-label={t('gallery.close')}>
          <Icon name="cross" />
        </button>
      </form>
      <figure className={styles.figure}>
        <Picture key={index} picture={picture} variant="hero" sizes="100vw" priority className={styles.picture} />
        <figcaption className={styles.caption}>{picture?.alt}</figcaption>
      </figure>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.control}
            data-side="previous"
            aria-label={t('gallery.previous')}
            onClick={() => go(index - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.control}
            data-side="next"
            aria-label={t('gallery.next')}
            onClick={() => go(index + 1)}
          >
            <Icon name="forward" />
          </button>
        </>
      )}
    </dialog>
  );
}
