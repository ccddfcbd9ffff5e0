import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letterOf } from '@atoll/ui/letter-of';
import { isTyping } from '@atoll/ui/office/use-row-keys';
import { Notice } from '@atoll/ui/notice';
import { ReasonDialog } from '../translations/reason-dialog';
import { TextEditor } from '../translations/text-editor';
import type { TextUnit } from '../translations/text-units';
import { TextWords } from '../translations/text-words';
import { ReviewRow } from './review-row';
import styles from './review.module.css';
import { useDecision } from './use-decision';

/** One text with the decision on it; a key for each step. */
export function ReviewItem({
  unit,
  languageName,
  isWaiting,
  onDone,
  onSkip,
}: {
  unit: TextUnit;
  languageName: string;
  /** The next text is still to come. */
  isWaiting: boolean;
  onDone: () => void;
  onSkip: () => void;
}) {
  const { t } = useTranslation('i18n');
  const article = useRef<HTMLElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isAsked, ask] = useState(false);
  const { approve, reject, mayReject, isBusy, fault } = useDecision(unit, onDone);
  // Who decides by keys hears the next text.
  useEffect(() => {
    if (!isEditing) article.current?.focus({ preventScroll: true });
  }, [isEditing]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      const button = article.current?.querySelector<HTMLElement>(
        `[aria-keyshortcuts="${CSS.escape(letterOf(event))}"]`,
      );
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const sources = [...new Set(unit.rows.map(({ source }) => source))];
  const isOutdated = unit.rows.some(({ status }) => status === 'outdated');
  const busy = isBusy || isWaiting;
  return (
    <article ref={article} className={styles.item} aria-label={`${unit.namespace}:${unit.key}`} tabIndex={-1}>
      <code className={styles.key}>
        {unit.namespace}:{unit.key}
      </code>
      <div className={styles.side}>
        <p className={styles.label}>{t('source')}</p>
        {sources.map((source) => (
          <TextWords key={source} text={source} language="en" />
        ))}
      </div>
      {isOutdated && <Notice kind="warning">{t('review.sourceChanged')}</Notice>}
      {isEditing ? (
        <TextEditor unit={unit} languageName={languageName} mayApprove onStep={() => setEditing(false)} />
      ) : (
        unit.rows.map((row) => <ReviewRow key={row.id} row={row} />)
      )}
      {fault && <Notice kind="error">{fault}</Notice>}
      {!isEditing && (
        <div className={styles.steps}>
          <Button type="primary" aria-keyshortcuts="a" aria-busy={busy} onClick={() => !busy && void approve()}>
            {t('approve')} <kbd>A</kbd>
          </Button>
          <Button aria-keyshortcuts="e" onClick={() => setEditing(true)}>
            {t('review.edit')} <kbd>E</kbd>
          </Button>
          {mayReject && (
            <Button aria-keyshortcuts="r" aria-haspopup="dialog" onClick={() => !busy && ask(true)}>
              {t('review.reject')} <kbd>R</kbd>
            </Button>
          )}
          <Button type="text" aria-keyshortcuts="s" onClick={onSkip}>
            {t('review.skip')} <kbd>S</kbd>
          </Button>
        </div>
      )}
      {isAsked && (
        <ReasonDialog
          text={unit.rows.map(({ value }) => value ?? '').join('\n')}
          language={unit.language}
          isBusy={busy}
          onClose={() => ask(false)}
          onReason={(reason) => {
            ask(false);
            void reject(reason);
          }}
        />
      )}
    </article>
  );
}
