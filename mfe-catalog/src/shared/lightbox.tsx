import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { Picture, type PictureData } from '@atoll/ui/picture';
import styles from './lightbox.module.css';
import { useZoom } from './use-zoom';
import { isLargest, isWhole } from './zoom';

const SWIPE_PX = 48;

/**
 * One picture at a time over the page, in the platform's modal dialog: arrows, Home, End, Escape, swipe. It can be enlarged, and then
 * arrows and fingers move it.
 */
export default function Lightbox({
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
  const format = useFormat();
  const { place, view, isHeld, larger, smaller, press } = useZoom(index);
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where one finger came down; null while there are several. */
  const touchX = useRef<number | null>(null);
  const count = pictures.length;
  const picture = pictures[index];
  const go = (to: number) => onMove((to + count) % count);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || press(key)) return;
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
      onTouchStart={({ touches }) => {
        touchX.current = touches.length === 1 && isWhole(view) ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={(event) => {
        if (touchX.current === null) return;
        const moved = (event.changedTouches[0]?.clientX ?? 0) - touchX.current;
        if (Math.abs(moved) > SWIPE_PX) go(index + (moved < 0 ? 1 : -1));
      }}
    >
      <form method="dialog" className={styles.bar}>
        <p className={styles.position} aria-live="polite">
          {t('gallery.position', { index: index + 1, count })}
          {!isWhole(view) && ` · ${format.percent(Math.round(view.scale * 100))}`}
        </p>
        <ZoomButton isMore isEnd={isLargest(view)} onPress={larger} />
        <ZoomButton isMore={false} isEnd={isWhole(view)} onPress={smaller} />
        <button className={styles.control} aria-label={t('gallery.close')}>
          <Icon name="cross" />
        </button>
      </form>
      <figure className={styles.figure}>
        <div ref={place} className={styles.place} data-large={!isWhole(view)}>
          <div
            className={styles.moved}
            data-held={isHeld}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <Picture
              key={index}
              picture={picture}
              variant="hero"
              sizes={isWhole(view) ? '100vw' : '400vw'}
              priority
              className={styles.picture}
            />
          </div>
        </div>
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

/** Stays focusable at the end, as somebody may be there by the keyboard. */
function ZoomButton({ isMore, isEnd, onPress }: { isMore: boolean; isEnd: boolean; onPress: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={t(isMore ? 'gallery.larger' : 'gallery.smaller')}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onPress()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.sign}>
        <path d={isMore ? 'M3 8h10M8 3v10' : 'M3 8h10'} />
      </svg>
    </button>
  );
}
