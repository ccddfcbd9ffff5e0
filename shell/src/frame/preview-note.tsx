import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './offline-note.module.css';

/** Says under the bar that this is not what visitors see yet. The office says so itself beside a page that it shows in a frame. */
export function PreviewNote() {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  if (!search.has('preview') || window.parent !== window) return null;
  return (
    <div className={styles.note}>
      <p className="doc-container">{t('preview')}</p>
    </div>
  );
}
