import { Button, Flex } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@atoll/ui/notice';
import styles from './conflict-choices.module.css';
import type { Conflict } from './merge';

/** What two people changed of the same thing, side by side, in the words of its form. */
export function ConflictChoices({
  by,
  conflicts,
  isChanged = true,
  labelOf,
  show,
  onSettle,
}: {
  /** Who stored theirs meanwhile, null for nobody of the staff; undefined where that is not known. */
  by: string | null | undefined;
  conflicts: Conflict[];
  /** Whether something of one's own is left to store. */
  isChanged?: boolean;
  labelOf: (path: readonly string[]) => string;
  show: (path: readonly string[], value: unknown) => ReactNode;
  onSettle: (conflict: Conflict, theirs: boolean) => void;
}) {
  const { t } = useTranslation('admin');
  const box = useRef<HTMLDivElement>(null);
  /** Place of the one that was just settled: its buttons are gone, and the keys go on at the next that is open. */
  const settled = useRef<number>(null);
  useEffect(() => {
    if (settled.current === null) return;
    const open = box.current?.querySelectorAll('[data-conflict]');
    const next = open?.[settled.current] ?? open?.[0];
    settled.current = null;
    (next?.querySelector('button') ?? box.current)?.focus();
  }, [conflicts]);
  const settle = (conflict: Conflict, theirs: boolean) => {
    settled.current = conflicts.indexOf(conflict);
    onSettle(conflict, theirs);
  };
  const name = by === undefined ? t('content.theirs') : (by ?? t('content.atoll'));
  const title = by === undefined ? t('content.meanwhileUnnamed') : t('content.meanwhile', { name });
  return (
    <div ref={box} tabIndex={-1} data-fault>
      <Notice kind="warning" title={title}>
        {(isChanged || conflicts.length > 0) && (
          <p>{t(conflicts.length === 0 ? 'content.mergedText' : 'content.conflictText')}</p>
        )}
        {conflicts.map((conflict) => (
          <div key={conflict.path.join('.')} className={styles.conflict} data-conflict>
            <strong>{labelOf(conflict.path)}</strong>
            <dl>
              <dt>{t('content.mine')}</dt>
              <dd>{show(conflict.path, conflict.mine)}</dd>
              <dt>{name}</dt>
              <dd>{show(conflict.path, conflict.theirs)}</dd>
            </dl>
            <Flex wrap gap="small">
              <Button onClick={() => settle(conflict, false)}>{t('content.keepMine')}</Button>
              <Button onClick={() => settle(conflict, true)}>{t('content.takeTheirs')}</Button>
            </Flex>
          </div>
        ))}
      </Notice>
    </div>
  );
}
