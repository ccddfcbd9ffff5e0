import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@atoll/contract/paths';
import type { Selection } from '@atoll/ui/office/use-selection';
import styles from './media.module.css';
import type { Picture } from './media-api';
import { PictureMarks } from './picture-marks';
import { useTileKeys } from './use-tile-keys';

/** Pictures side by side, each with what it lacks; keys go from one to the next. */
export function MediaGrid({
  rows,
  selection,
  isBusy,
}: {
  rows: Picture[];
  selection: Selection | undefined;
  isBusy: boolean;
}) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLUListElement>(null);
  useTileKeys(list);
  return (
    <ul ref={list} className={styles.grid} aria-label={t('media.title')} aria-busy={isBusy}>
      {rows.map((picture) => (
        <Tile key={picture.id} picture={picture} selection={selection} />
      ))}
    </ul>
  );
}

function Tile({ picture, selection }: { picture: Picture; selection: Selection | undefined }) {
  const { t } = useTranslation('admin');
  const isShift = useRef(false);
  const id = String(picture.id);
  const isChosen = selection?.chosen.includes(id) ?? false;
  return (
    <li className={styles.tile} data-chosen={isChosen || undefined}>
      <Link to={paths.dashboardPicture(picture.id)}>
        <img src={picture.variants.card} width={400} height={300} alt="" loading="lazy" decoding="async" />
        <span className={styles.name}>{picture.filename}</span>
      </Link>
      {selection && (
        <input
          type="checkbox"
          aria-label={t('list.choose', { name: picture.filename })}
          checked={isChosen}
          onClick={(event) => {
            isShift.current = event.shiftKey;
          }}
          onChange={() => selection.toggle(id, isShift.current)}
        />
      )}
      <p className={styles.marks}>
        <PictureMarks picture={picture} />
      </p>
    </li>
  );
}
