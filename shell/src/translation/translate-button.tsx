import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { splitLanguage } from '@atoll/contract/paths';
import { useSessionUser } from '@atoll/api-client/base';
import { OpenedPart } from '../frame/spare-part';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { useIsCustomer } from '../frame/use-is-customer';
import styles from './translate-button.module.css';
import { isTranslatorHere } from './translator';

const load = () => import('./translate-dialog');
const TranslateDialog = lazyAgain(load);

/** Pages that show or ask for what is a traveller's own: no translator reads them, nor their addresses, which may be keys. */
const PRIVATE = /^\/(booking|contact|customer|custom-trip|newsletter)(\/|$)|\/book$/;

/**
 * For those who read none of the site's languages: a button in the corner of a wide window, a word in the menu of a phone, where it
 * would lie over what is to be pressed. What it opens is loaded when somebody comes near it.
 */
export function TranslateButton({ look }: { look: 'disc' | 'word' }) {
  const { t } = useTranslation('shell');
  const { path } = splitLanguage(useLocation().pathname);
  const isPrivate = PRIVATE.test(path);
  const isStaff = useSessionUser() !== null;
  const mustLeave = useIsCustomer() || isStaff || isPrivate;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // A foreign script may not meet a session, or what somebody types: a new document has none.
    if (mustLeave && isTranslatorHere()) location.reload();
  }, [mustLeave]);
  if (isPrivate) return null;
  const prepare = () => void load().catch(() => undefined);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={look === 'disc' ? styles.disc : `doc-signin ${styles.word}`}
        aria-haspopup="dialog"
        aria-label={t('translate.open')}
        title={look === 'disc' ? t('translate.open') : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {look === 'disc' ? <Sign /> : t('translate.open')}
      </button>
      {isOpen && (
        <OpenedPart onClose={close}>
          <TranslateDialog onClose={close} />
        </OpenedPart>
      )}
    </>
  );
}

const Sign = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
    <path d="M4 6.500h9M8.500 4v2.500M11 6.500c-.8 3.700-3.200 6.600-6.500 8M6.500 9.500c1 2.200 2.800 3.900 5 5M12.500 20l4-9.500 4 9.500M13.900 16.800h5.200" />
  </svg>
);
