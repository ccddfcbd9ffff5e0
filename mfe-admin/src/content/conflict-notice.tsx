import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '@atoll/contract/languages';
import { Notice } from '@atoll/ui/notice';
import styles from './content.module.css';
import { useMemberWords } from './fields/form-scope';
import type { FormKind } from './kind';
import type { Conflict } from './merge';
import { ValueText } from './value-text';

/** Somebody else stored the same thing meanwhile: what both changed, and which of the two shall stand. */
export function ConflictNotice({
  kind,
  by,
  conflicts,
  onSettle,
}: {
  kind: Pick<FormKind, 'path'>;
  by: string | null;
  conflicts: Conflict[];
  onSettle: (conflict: Conflict, theirs: boolean) => void;
}) {
  const { t } = useTranslation('admin');
  const words = useMemberWords(kind);
  const name = by ?? t('content.atoll');
  return (
    <Notice kind="warning" title={t('content.meanwhile', { name })}>
      <p>{t(conflicts.length === 0 ? 'content.mergedText' : 'content.conflictText')}</p>
      {conflicts.map((conflict) => {
        const language = conflict.path.find((part) => isLanguage(part));
        return (
          <div key={conflict.path.join('.')} className={styles.conflict}>
            <strong>
              {words.label(conflict.path)}
              {language && `, ${t(`languages.${language as 'en'}`)}`}
            </strong>
            <dl>
              <dt>{t('content.mine')}</dt>
              <dd>
                <ValueText kind={kind} path={conflict.path} value={conflict.mine} />
              </dd>
              <dt>{name}</dt>
              <dd>
                <ValueText kind={kind} path={conflict.path} value={conflict.theirs} />
              </dd>
            </dl>
            <Button onClick={() => onSettle(conflict, false)}>{t('content.keepMine')}</Button>
            <Button onClick={() => onSettle(conflict, true)}>{t('content.takeTheirs')}</Button>
          </div>
        );
      })}
    </Notice>
  );
}
