import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Brand } from '../frame/brand';
import { LanguageChoice } from '../frame/language-choice';
import { MAIN_ID } from '../frame/public-frame';
import styles from './office-frame.module.css';

/** Layout of the login: the name, the language, the page. */
export function BareFrame() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.bare}>
      <a className="doc-skip" href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <Brand />
        <span className={styles.label}>{t('office.title')}</span>
        <div className={styles.tools}>
          <LanguageChoice />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
