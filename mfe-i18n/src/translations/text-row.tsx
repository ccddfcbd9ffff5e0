import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import type { TranslationTextDto } from '@atoll/api-client/endpoints/translations.gen';
import { notify } from '@atoll/ui/shell-context';
import { Tag } from '@atoll/ui/tag';
import { useMaldivesTime } from '../office/use-maldives-time';
import { TextEditor } from './text-editor';
import styles from './translations.module.css';

const TONES = {
  missing: 'danger',
  released: 'plain',
  edited: 'accent',
  approved: 'success',
  outdated: 'warning',
} as const;

/** One text: key, English, and the language's own text, edited in place. */
export function TextRow({ row, languageName }: { row: TranslationTextDto; languageName: string }) {
  const { t } = useTranslation(['i18n', 'common']);
  const maldivesTime = useMaldivesTime();
  const mayEdit = usePermission('translations.change');
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The editor takes the focus with it when it goes.
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const close = () => setEditing(false);

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <code className={styles.key}>
          {row.namespace}:{row.key}
        </code>
        <Tag tone={TONES[row.status]}>{t(`statuses.${row.status}`)}</Tag>
        {row.updated_by && row.updated_at && (
          <span className={styles.by}>{t('by', { name: row.updated_by, date: maldivesTime(row.updated_at) })}</span>
        )}
        {row.status === 'outdated' && <span className={styles.by}>{t('outdatedHint')}</span>}
      </div>
      <div className={styles.source}>
        <span className={styles.hidden}>{t('source')}</span>
        <p lang="en">{row.source}</p>
      </div>
      <div className={styles.target}>
        {editing ? (
          <TextEditor
            row={row}
            languageName={languageName}
            onClose={close}
            onSaved={() => {
              notify({ kind: 'success', text: t('saved') });
              close();
            }}
          />
        ) : (
          <div className={styles.reading}>
            {row.value ? (
              <p lang={row.language}>{row.value}</p>
            ) : (
              <p className={styles.missing}>{t('noTranslation')}</p>
            )}
            {mayEdit && (
              <Button
                ref={button}
                size="small"
                onClick={() => setEditing(true)}
                aria-label={`${t('common:actions.edit')} ${row.namespace}:${row.key}`}
              >
                {t('common:actions.edit')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
