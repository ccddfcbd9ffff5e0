import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedKey } from '@atoll/api-client/saved';
import { Button } from '@atoll/ui/button';
import styles from './saved-page.module.css';

export interface Removed {
  key: SavedKey;
  name: string;
  /** Where it stood. */
  at: number;
}

/** Says what was removed and takes it back. The focus, which the removed card had, goes there. */
export function UndoBar({ removed, onUndo }: { removed: Removed | null; onUndo: () => void }) {
  const { t } = useTranslation('catalog');
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [removed]);
  const undo = () => {
    // The button goes with what it undoes: the focus stays beside it.
    bar.current?.focus({ preventScroll: true });
    onUndo();
  };
  return (
    <div ref={bar} className={styles.undo} role="status" tabIndex={-1} data-shown={removed !== null}>
      {removed && (
        <>
          <p>{t('saved.removed', { name: removed.name })}</p>
          <Button kind="quiet" ref={button} onClick={undo}>
            {t('saved.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
