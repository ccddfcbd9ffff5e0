import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import type { ReviewDto } from '@atoll/api-client/endpoints/reviews.gen';
import { LANGUAGES } from '@atoll/contract/languages';
import { TextArea } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { ReviewReply } from './review-reply';
import styles from './reviews.module.css';
import { useReviewSteps } from './use-review-steps';

const SHORTEST = 2;
const REASON_MAX = 500;
const REPLY_MAX = 1000;

interface ReviewDialogProps {
  review: ReviewDto;
  onClose: () => void;
  /** The step was taken; says what has become of the review. */
  onDone: (said: string) => void;
}

/** The field that a dialog is about has the focus as it opens. */
function useFirstField() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

/** Why visitors are not to read it. */
export function RejectDialog({ review, onClose, onDone }: ReviewDialogProps) {
  const { t } = useTranslation('admin');
  const field = useFirstField();
  const [reason, setReason] = useState('');
  const { reject, fault, faults, isBusy } = useReviewSteps();
  const save = async () => {
    if (await reject(review, reason.trim())) onDone(t('reviews.saidRejected', { name: review.name }));
  };
  return (
    <OfficeDialog
      title={t('reviews.rejectTitle', { name: review.name })}
      onClose={onClose}
      submit={{
        label: t('reviews.reject'),
        run: () => void save(),
        isBusy,
        isDanger: true,
        isDisabled: reason.trim().length < SHORTEST,
      }}
    >
      {fault && <Notice kind="error">{fault}</Notice>}
      <p className={styles.words} lang={LANGUAGES[review.language].hreflang}>
        {review.comment}
      </p>
      <TextArea
        ref={field}
        label={t('reviews.reason')}
        hint={t('reviews.reasonHint')}
        maxLength={REASON_MAX}
        value={reason}
        error={faults.reason?.[0]}
        onChange={(event) => setReason(event.target.value)}
      />
    </OfficeDialog>
  );
}

/** The agency's public answer, and how visitors will read it. */
export function ReplyDialog({ review, onClose, onDone }: ReviewDialogProps) {
  const { t } = useTranslation('admin');
  const me = useSessionUser();
  const field = useFirstField();
  // The list goes on being read beside it, also after a refusal.
  const [first] = useState(review.reply?.text);
  const [text, setText] = useState(first ?? '');
  const { reply, fault, faults, isBusy, newer } = useReviewSteps();
  const typed = text.trim();
  const now = newer && (newer.version ?? 0) > (review.version ?? 0) ? newer : review;
  const theirs = now.reply?.text === first ? null : now.reply;
  const isTold = theirs !== null && fault === t('reviews.stale');
  const save = async () => {
    if (await reply(now, typed)) onDone(t('reviews.saidReplied', { name: review.name }));
  };
  return (
    <OfficeDialog
      title={t('reviews.replyTitle', { name: review.name })}
      onClose={onClose}
      submit={{
        label: t('reviews.sendReply'),
        run: () => void save(),
        isBusy,
        isDisabled: typed.length < SHORTEST || typed === now.reply?.text,
      }}
    >
      {fault && !isTold && <Notice kind="error">{fault}</Notice>}
      {theirs && <Notice kind="warning">{t('reviews.replyStale')}</Notice>}
      {theirs && <ReviewReply by={theirs.by} text={theirs.text} language={review.language} />}
      <p className={styles.words} lang={LANGUAGES[review.language].hreflang}>
        {review.comment}
      </p>
      <TextArea
        ref={field}
        label={t('reviews.replyLabel')}
        hint={t('reviews.replyHint', { language: t(`languages.${review.language}`) })}
        lang={LANGUAGES[review.language].hreflang}
        rows={6}
        maxLength={REPLY_MAX}
        value={text}
        error={faults.text?.[0]}
        onChange={(event) => setText(event.target.value)}
      />
      {typed && (
        <section aria-label={t('reviews.preview')}>
          <h3 className={styles.label}>{t('reviews.preview')}</h3>
          <ReviewReply by={me?.first_name ?? null} text={typed} language={review.language} />
        </section>
      )}
    </OfficeDialog>
  );
}

/** Asks before a review is gone for good. */
export function DeleteDialog({ review, onClose, onDone }: ReviewDialogProps) {
  const { t } = useTranslation('admin');
  const { remove, fault, isBusy } = useReviewSteps();
  const save = async () => {
    if (await remove(review)) onDone(t('reviews.saidDeleted', { name: review.name }));
  };
  return (
    <OfficeDialog
      title={t('reviews.deleteTitle', { name: review.name })}
      onClose={onClose}
      submit={{ label: t('reviews.deleteForGood'), run: () => void save(), isBusy, isDanger: true }}
    >
      {fault && <Notice kind="error">{fault}</Notice>}
      <p className={styles.words} lang={LANGUAGES[review.language].hreflang}>
        {review.comment}
      </p>
      <p>{t('reviews.deleteText')}</p>
    </OfficeDialog>
  );
}
