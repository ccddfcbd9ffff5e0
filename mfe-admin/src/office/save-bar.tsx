import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './save-bar.module.css';
import { useSaveKey } from './use-save-key';

/** Stays in sight while something of a page is not stored: says so, stores it (by Ctrl+S too) or throws it away. */
export function SaveBar({
  label,
  note,
  save,
  isSaving,
  onSave,
  onDiscard,
}: {
  label: string;
  note?: ReactNode;
  /** What storing is called here; `Save` unless said. */
  save?: string;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('admin');
  const store = () => !isSaving && onSave();
  useSaveKey(store);
  return (
    <div className={styles.bar} role="region" aria-label={label}>
      <p>
        {label} {note && <span>{note}</span>}
      </p>
      <Button onClick={onDiscard}>{t('content.discard')}</Button>
      <Button type="primary" aria-busy={isSaving} aria-keyshortcuts="Control+S" onClick={store}>
        {save ?? t('content.save')}
      </Button>
    </div>
  );
}
