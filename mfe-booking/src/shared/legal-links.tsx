import { useTranslation } from 'react-i18next';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import styles from './legal-links.module.css';

/** The very words that a box accepts; they open beside the form, which keeps what was typed. */
export function LegalLinks() {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  return (
    <p className={styles.links}>
      <a href={localized(paths.terms(), language)} target="_blank" rel="noopener">
        {t('legal.terms')}
      </a>
      <a href={localized(paths.privacy(), language)} target="_blank" rel="noopener">
        {t('legal.privacy')}
      </a>
    </p>
  );
}
