import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@atoll/ui/icon';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { letterOf } from '@atoll/ui/letter-of';
import { OpenedPart } from '../../frame/spare-part';
import styles from './palette.module.css';

const Palette = lazyAgain<{ onClose: () => void }>(() => import('./palette'));

/** Opens what goes anywhere in the office and finds anything there: also by Ctrl+K or ⌘K, from wherever the focus is. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || letterOf(event).toLowerCase() !== 'k')
        return;
      // A text editor links what is marked by the same keys.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{t('palette.find')}</span>
        <kbd>{t('palette.keys')}</kbd>
      </button>
      {isOpen && (
        <OpenedPart onClose={close}>
          <Palette onClose={close} />
        </OpenedPart>
      )}
    </>
  );
}
