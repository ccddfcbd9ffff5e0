import { useTranslation } from 'react-i18next';
import { type TextCommentDto, useDeleteTextCommentMutation } from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import styles from './comments.module.css';

/** Asks before a comment is gone for everybody. */
export function DeleteDialog({ comment: { id, text }, onClose }: { comment: TextCommentDto; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const [remove, { isLoading, error }] = useDeleteTextCommentMutation();
  const run = async () => {
    const { error: fault } = await remove({ comment: id });
    if (!fault) onClose();
  };
  return (
    <OfficeDialog
      title={t('comments.deleteTitle')}
      onClose={onClose}
      submit={{ label: t('comments.delete'), run: () => void run(), isBusy: isLoading, isDanger: true }}
    >
      {error && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{t('comments.deleteLead')}</p>
      <blockquote className={styles.text}>{text}</blockquote>
    </OfficeDialog>
  );
}
