import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type TextCommentDto,
  useReopenTextCommentMutation,
  useSettleTextCommentMutation,
} from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Tag } from '@atoll/ui/tag';
import { useLanguageName } from '../sections/use-language-name';
import styles from './comments.module.css';
import { DeleteDialog } from './delete-dialog';

/** What somebody said about a text; a question with what has become of it. */
export function Comment({ comment }: { comment: TextCommentDto }) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  const languageName = useLanguageName();
  const [isAsked, ask] = useState(false);
  const { text, language, state, created_by: by, created_at: at, settled_by: settler, settled_at: settledAt } = comment;
  return (
    <>
      <p className={styles.about}>
        <strong>{by ?? t('comments.someone')}</strong>
        <time dateTime={at}>{maldivesTime(at)}</time>
        {state === 'open' && <Tag tone="warning">{t('comments.question')}</Tag>}
        {language && <Tag>{languageName(language)}</Tag>}
      </p>
      <p className={styles.text}>{text}</p>
      {settledAt && (
        <p className={styles.about}>
          <Tag tone="success">{t('comments.settled')}</Tag>
          {t('by', { name: settler ?? t('comments.someone'), date: maldivesTime(settledAt) })}
        </p>
      )}
      <div className={styles.steps}>
        {state !== 'remark' && comment.may_settle && <Decision comment={comment} />}
        {comment.may_delete && (
          <Button
            size="small"
            type="text"
            className={styles.delete ?? ''}
            aria-haspopup="dialog"
            onClick={() => ask(true)}
          >
            {t('comments.delete')}
          </Button>
        )}
      </div>
      {isAsked && <DeleteDialog comment={comment} onClose={() => ask(false)} />}
    </>
  );
}

/** Closes a question, or opens it again. */
function Decision({ comment: { id, state } }: { comment: TextCommentDto }) {
  const { t } = useTranslation('i18n');
  const isOpen = state === 'open';
  const [settle, settling] = useSettleTextCommentMutation();
  const [reopen, reopening] = useReopenTextCommentMutation();
  const isBusy = useRef(false);
  const error = settling.error ?? reopening.error;
  async function decide() {
    if (isBusy.current) return;
    isBusy.current = true;
    await (isOpen ? settle : reopen)({ comment: id, 'Idempotency-Key': newIdempotencyKey() });
    isBusy.current = false;
  }
  return (
    <>
      {error && <Notice kind="error">{errorText(error)}</Notice>}
      <Button size="small" aria-busy={settling.isLoading || reopening.isLoading} onClick={() => void decide()}>
        {t(isOpen ? 'comments.settle' : 'comments.reopen')}
      </Button>
    </>
  );
}
