import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST, type SavedKey } from '@atoll/api-client/saved';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { notify } from '@atoll/ui/shell-context';
import styles from './saved-page.module.css';

/** Copies a link to the list as it is now. Where the browser copies nothing, the link stands there to be taken by hand. */
export function ShareButton({ keys }: { keys: readonly SavedKey[] }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const items = keys.slice(0, MOST.shared).join(',');
  const link = window.location.origin + localized(paths.saved(items), language);
  const share = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Refused, or not a secure context, where there is no clipboard at all.
      return setShown(true);
    }
    const text = keys.length > MOST.shared ? t('saved.copiedFirst', { count: MOST.shared }) : t('saved.copied');
    notify({ kind: 'success', text });
  };
  return (
    <>
      <Button kind="secondary" onClick={() => void share()}>
        {t('saved.share')}
      </Button>
      {isShown && <input className={styles.link} readOnly value={link} aria-label={t('saved.link')} />}
    </>
  );
}
