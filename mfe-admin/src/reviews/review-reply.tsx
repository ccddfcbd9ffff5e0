import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '@atoll/contract/languages';
import styles from './reviews.module.css';

/** The agency's answer as visitors read it under the review. */
export function ReviewReply({ by, text, language }: { by: string | null; text: string; language: Language }) {
  const { t } = useTranslation('admin');
  return (
    <blockquote className={styles.reply}>
      <p className={styles.by}>{by ? t('reviews.replyBy', { name: by }) : t('reviews.replied')}</p>
      <p lang={LANGUAGES[language].hreflang}>{text}</p>
    </blockquote>
  );
}
