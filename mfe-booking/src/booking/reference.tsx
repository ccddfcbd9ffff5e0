import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import styles from './booking.module.css';

type Copying = 'idle' | 'copied' | 'copyFailed';

/** Copies through the page's selection: the clipboard of the platform exists only in secure contexts. */
function copySelection(element: HTMLElement): boolean {
  const selection = window.getSelection();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.removeAllRanges();
  selection?.addRange(range);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

async function copy(element: HTMLElement): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(element.textContent ?? '');
      return true;
    }
  } catch {
    // Refused: the selection is the other way.
  }
  return copySelection(element);
}

/** The reference, large, to be read out or copied. */
export function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation('booking');
  const [copying, setCopying] = useState<Copying>('idle');
  const value = useRef<HTMLElement>(null);
  const onCopy = async () => {
    if (value.current) setCopying((await copy(value.current)) ? 'copied' : 'copyFailed');
  };
  return (
    <div className={styles.reference}>
      <p className={styles.label}>{t('confirmation.reference')}</p>
      <p className={styles.referenceLine}>
        <strong ref={value} className={styles.referenceValue}>
          {reference}
        </strong>
        <Button kind="quiet" className={styles.screenOnly} onClick={() => void onCopy()}>
          {t('confirmation.copy')}
        </Button>
        <span role="status" className={styles.copied}>
          {copying === 'idle' ? '' : t(`confirmation.${copying}`)}
        </span>
      </p>
    </div>
  );
}
