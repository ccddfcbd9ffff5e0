import { useTranslation } from 'react-i18next';
import { useListTranslationTextsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { useLanguageName } from '../sections/use-language-name';
import styles from './exchange.module.css';
import type { State } from './export-choice';

/** How much a file will hold, before it is made. */
export function ExportCount({
  language,
  namespace,
  state,
  file,
}: {
  language: string;
  namespace: string;
  state: State;
  file: string;
}) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const { currentData, error } = useListTranslationTextsQuery({
    lang: language,
    ns: namespace || undefined,
    status: state || undefined,
    page: 1,
    pageSize: 1,
  });
  const count = currentData && t('count', { count: currentData.texts });
  return (
    <li>
      <span>{nameOf(language)}</span>
      <code className={styles.key}>{file}</code>
      <span className={styles.note}>{error ? t('exporting.uncounted') : (count ?? t('exporting.counting'))}</span>
    </li>
  );
}
