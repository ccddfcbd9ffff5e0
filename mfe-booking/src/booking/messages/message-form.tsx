import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, newIdempotencyKey } from '@atoll/api-client/base';
import { useCreateBookingMessageMutation } from '@atoll/api-client/endpoints/bookings.gen';
import { sentences } from '@atoll/contract/lists';
import { LENGTHS } from '@atoll/contract/rules';
import { Button } from '@atoll/ui/button';
import { TextArea } from '@atoll/ui/field';
import type { BookingKey } from '../../shared/booking-api';
import { refusalText } from '../../shared/refusal-text';
import styles from './messages.module.css';
import { useMessageDraft } from './use-message-draft';

/** Writes to the agency. What was typed stays until it is sent, and is sent once however often that is tried. */
export function MessageForm({ of, lead }: { of: BookingKey; lead: string | undefined }) {
  const { t } = useTranslation('booking');
  const { text, write } = useMessageDraft(of.id);
  const tried = useRef({ text: '', key: '' });
  const [send, { isLoading, isSuccess, error }] = useCreateBookingMessageMutation();
  const refusal = isApiError(error) ? error : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words || isLoading) return;
    if (tried.current.text !== words) tried.current = { text: words, key: newIdempotencyKey() };
    const sent = await send({
      ...of,
      'Idempotency-Key': tried.current.key,
      createBookingMessageDto: { text: words },
    });
    if (sent.error) return;
    tried.current = { text: '', key: '' };
    write('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {lead && <p>{lead}</p>}
      <TextArea
        label={t('messages.label')}
        hint={t('messages.hint')}
        rows={3}
        maxLength={LENGTHS.message.max}
        value={text}
        error={refusal && sentences(...(refusal.fields?.['text'] ?? [refusalText(refusal)]), t('messages.kept'))}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.send}>
        <Button type="submit" kind="secondary" busy={isLoading} disabled={text.trim() === ''}>
          {t('messages.send')}
        </Button>
        <p role="status">{isSuccess && text === '' && t('messages.sent')}</p>
      </div>
    </form>
  );
}
