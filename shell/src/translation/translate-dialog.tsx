import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LANGUAGES as OWN, LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { localized, splitLanguage } from '@atoll/contract/paths';
import { readTokens } from '@atoll/api-client/base';
import { useLanguage } from '@atoll/i18n/instance';
import { storeLanguage } from '@atoll/i18n/language-choice';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { LANGUAGE_NAMES } from '../frame/language-links';
import { useIsCustomer } from '../frame/use-is-customer';
import { useLanguageChange } from '../frame/use-language-change';
import styles from './translate-dialog.module.css';
import {
  LANGUAGES,
  SERVICE_NAME,
  type TranslatedLanguage,
  forgetTranslation,
  hasTyped,
  translate,
  translatedAddress,
} from './translator';

/** How long a choice keeps the buttons from another one (specification §4). */
const LOCK_MS = 2_000;
const CODES = Object.keys(LANGUAGES) as TranslatedLanguage[];

type State = 'idle' | 'loading' | 'opened' | { blocked: string };

/** Languages that the site is not written in, and the three in which it is. */
export default function TranslateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { state, isLocked, choose } = useTranslator(onClose);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} notranslate`}
      translate="no"
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id={id}>{t('shell:translate.title')}</h2>
        <Button kind="quiet" aria-label={t('common:actions.close')} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </Button>
      </header>
      <p className={styles.lead}>{t('shell:translate.lead', { service: SERVICE_NAME })}</p>
      <ul className={styles.languages}>
        {CODES.map((code) => (
          <li key={code}>
            <button type="button" lang={code} aria-disabled={isLocked || undefined} onClick={() => choose(code)}>
              {LANGUAGES[code]}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.state} role="status">
        {state === 'loading' && t('shell:translate.loading')}
        {state === 'opened' && t('shell:translate.opened')}
        {typeof state === 'object' && (
          <a href={state.blocked} target="_blank" rel="noopener noreferrer">
            {t('shell:translate.blocked', { service: SERVICE_NAME })}
          </a>
        )}
      </p>
      <Originals onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

/** What was written by people; going there takes a translation back. */
function Originals({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const change = useLanguageChange();
  const { pathname, search } = useLocation();
  const show = (next: Language) => {
    const isTranslated = forgetTranslation();
    if (isTranslated) {
      storeLanguage(next);
      location.assign(localized(splitLanguage(pathname).path, next) + search);
    } else change(next);
    onClose();
  };
  return (
    <div className={styles.originals}>
      <h3>{t('translate.originals')}</h3>
      <ul className={styles.languages}>
        {LANGUAGE_CODES.map((code) => (
          <li key={code}>
            <button
              type="button"
              lang={OWN[code].hreflang}
              aria-current={code === language || undefined}
              onClick={() => show(code)}
            >
              {LANGUAGE_NAMES[code]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useTranslator(onDone: () => void) {
  const language = useLanguage();
  const isCustomer = useIsCustomer();
  const [state, setState] = useState<State>('idle');
  const [isLocked, setLocked] = useState(false);
  const choose = (to: TranslatedLanguage) => {
    if (isLocked) return;
    setLocked(true);
    setTimeout(() => setLocked(false), LOCK_MS);
    void show(to);
  };
  /** Who is signed in has a key that no foreign script may read, and who has begun a form has told of themselves: they get the service's own page. */
  const show = async (to: TranslatedLanguage) => {
    setState('loading');
    const isOwn = isCustomer || readTokens() !== null || hasTyped();
    if (!isOwn && (await translate(language, to))) return onDone();
    const address = translatedAddress(language, to);
    const opened = window.open(address, '_blank');
    if (opened) opened.opener = null;
    setState(opened ? 'opened' : { blocked: address });
  };
  return { state, isLocked, choose };
}
