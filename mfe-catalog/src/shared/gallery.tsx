import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GALLERY_SIDE_SIZES, GALLERY_SIZES } from '@atoll/contract/pictures';
import { Picture, type PictureData } from '@atoll/ui/picture';
import styles from './gallery.module.css';
import { Opened } from './opened';

/** Cover and two more beside it on a wide window, a row to swipe on a phone; every picture opens large. */
export function Gallery({ pictures }: { pictures: PictureData[] }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState<number>();
  const openers = useRef<(HTMLButtonElement | null)[]>([]);
  if (pictures.length === 0) return null;
  const count = pictures.length;
  return (
    <div className={styles.gallery} role="group" aria-label={t('gallery.label')} data-count={Math.min(count, 3)}>
      <ul className={styles.row}>
        {pictures.map((picture, index) => (
          <li key={picture.variants.card} className={styles.cell}>
            <button
              ref={(button) => void (openers.current[index] = button)}
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={t('gallery.open', { index: index + 1, count, alt: picture.alt })}
              onClick={() => setOpen(index)}
            >
              <Picture
                picture={picture}
                variant={index === 0 ? 'hero' : 'gallery'}
                sizes={index === 0 ? GALLERY_SIZES : GALLERY_SIDE_SIZES}
                priority={index === 0}
                decorative
              />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => setOpen(0)}>
          {t('gallery.all', { count })}
        </button>
      )}
      {open !== undefined && (
        <Opened
          pictures={pictures}
          index={open}
          onMove={setOpen}
          onClose={() => {
            setOpen(undefined);
            openers.current[open]?.focus();
          }}
        />
      )}
    </div>
  );
}
