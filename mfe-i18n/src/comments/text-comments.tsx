import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTextCommentsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { ErrorCard } from '@atoll/ui/error-card';
import { type TextUnit, nameOf } from '../translations/text-units';
import { Comment } from './comment';
import { CommentForm } from './comment-form';
import styles from './comments.module.css';

/** What colleagues have said about a text in all languages, kept fresh, and the field for more. */
export default function TextComments({
  unit,
  isFocused,
}: {
  unit: TextUnit;
  /** The field has the focus from the beginning. */
  isFocused: boolean;
}) {
  const { t } = useTranslation('i18n');
  const { currentData: comments, error, refetch } = useListTextCommentsQuery({ id: unit.rows[0]!.id }, KEPT_FRESH);
  const section = useRef<HTMLElement>(null);
  const count = comments?.length ?? 0;
  const before = useRef(count);
  // A comment that goes leaves the focus to its text.
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body)
      section.current?.closest('article')?.focus({ preventScroll: true });
  }, [count]);
  return (
    <section ref={section} className={styles.comments} aria-label={`${t('comments.title')} ${nameOf(unit)}`}>
      <h3 className={styles.head}>{t('comments.title')}</h3>
      {error && !comments && <ErrorCard small title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!comments && !error && <Skeleton active paragraph={{ rows: 2 }} />}
      {comments?.length === 0 && <p className={styles.note}>{t('comments.none')}</p>}
      {/* It is there before anything is said, so that what comes is read out. */}
      <ol className={styles.thread} aria-live="polite">
        {comments?.map((comment) => (
          <li key={comment.id} className={styles.comment} data-state={comment.state}>
            <Comment comment={comment} />
          </li>
        ))}
      </ol>
      <CommentForm unit={unit} isFocused={isFocused} />
    </section>
  );
}
