import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { notify } from '@atoll/ui/shell-context';
import { useBrowser } from '@atoll/ui/use-browser';
import { copy, here, isShared, share } from './hand-on';
import styles from './share-row.module.css';

/** Hands the page on: with what the device shares by, else as a link to copy, and on paper. Without a script it could do nothing. */
export function ShareRow({ title }: { title: string }) {
  const { t } = useTranslation('catalog');
  const [shown, setShown] = useState('');
  const canShare = useBrowser(isShared, false);
  const address = useBrowser(here, '');
  const copied = (isCopied: boolean) =>
    isCopied ? notify({ kind: 'success', text: t('share.copied') }) : setShown(here());
  return (
    <>
      <div className={styles.row}>
        <Button kind="quiet" onClick={() => void (canShare ? share(title) : copy().then(copied))}>
          {t(canShare ? 'share.share' : 'share.copy')}
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          {t('share.print')}
        </Button>
        {shown && <input className={styles.link} readOnly value={shown} aria-label={t('share.link')} />}
      </div>
      <p className={styles.address} aria-hidden="true">
        {address}
      </p>
    </>
  );
}
