import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { notify } from '@atoll/ui/shell-context';
import { useBrowser } from '@atoll/ui/use-browser';
import styles from './share-row.module.css';

const here = () => window.location.origin + window.location.pathname;

/** Hands the page on: with what the device shares by, else as a link to copy, and on paper. Without a script it could do nothing. */
export function ShareRow({ title }: { title: string }) {
  const { t } = useTranslation('catalog');
  const [shown, setShown] = useState('');
  const isShared = useBrowser(() => typeof navigator.share === 'function', false);
  const address = useBrowser(here, '');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(here());
    } catch {
      // Refused, or not a secure context, where there is no clipboard at all.
      return setShown(here());
    }
    notify({ kind: 'success', text: t('share.copied') });
  };
  // Whoever closes the device's own window wants nothing more.
  const share = () => navigator.share({ title, url: here() }).catch(() => undefined);
  return (
    <>
      <div className={styles.row}>
        <Button kind="quiet" onClick={() => void (isShared ? share() : copy())}>
          {t(isShared ? 'share.share' : 'share.copy')}
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
