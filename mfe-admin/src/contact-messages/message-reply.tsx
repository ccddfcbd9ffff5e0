import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import {
  type ContactMessageDto,
  type ReplyToContactMessageDto,
  useReplyToContactMessageMutation,
} from '@atoll/api-client/endpoints/contact-messages.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea } from '@atoll/ui/field';
import { useTyped } from '../office/use-typed';
import styles from './contact-messages.module.css';

const SHORTEST = 2;
const LONGEST = 5000;

/** An answer by mail; what was typed stays until it is on its way. */
export function MessageReply({ message }: { message: ContactMessageDto }) {
  const { t } = useTranslation('admin');
  const [reply, { isLoading }] = useReplyToContactMessageMutation();
  const { text, set, tried, keyOf, sent } = useTyped<ReplyToContactMessageDto>('contact-reply', message.id);
  const [close, setClose] = useState(tried?.close ?? false);
  const [fault, setFault] = useState<string>();
  const body = text.trim();
  const send = async () => {
    setFault(undefined);
    const answer = { body, close };
    try {
      // Nobody gets the same answer twice, also when word of the first was lost.
      await reply({ id: message.id, 'Idempotency-Key': keyOf(answer), replyToContactMessageDto: answer }).unwrap();
      sent(body);
    } catch (error) {
      setFault((isApiError(error) && error.fields?.body?.[0]) || errorText(error));
    }
  };
  return (
    <form
      noValidate
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading && body.length >= SHORTEST) void send();
      }}
    >
      <TextArea
        label={t('contactMessages.reply')}
        hint={t('contactMessages.replyHint', { language: t(`languages.${message.locale}`), email: message.email })}
        rows={6}
        maxLength={LONGEST}
        value={text}
        error={fault}
        onChange={(event) => set(event.target.value)}
      />
      <Checkbox
        label={t('contactMessages.closeToo')}
        checked={close}
        onChange={(event) => setClose(event.target.checked)}
      />
      <Button type="primary" htmlType="submit" aria-busy={isLoading} disabled={body.length < SHORTEST}>
        {t('contactMessages.send')}
      </Button>
    </form>
  );
}
