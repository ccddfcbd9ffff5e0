import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  type BookingDto,
  useCreateBookingMessageMutation,
  useListBookingMessageTemplatesQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { errorText } from '@atoll/i18n/error-text';
import { TextArea } from '@atoll/ui/field';
import { MESSAGE_MAX } from '../booking/steps/step-dialogs';
import { FilterSelect } from '../office/filter-select';
import { useTyped } from '../office/use-typed';
import styles from './messages.module.css';

/** Writes to the guest: by mail and on the page of their booking, or in WhatsApp. What was typed stays until it is sent. */
export function MessageForm({ booking: { id, locale } }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const { text, set, keyOf, sent } = useTyped('booking-message', id);
  const [send, { isLoading, error, isSuccess }] = useCreateBookingMessageMutation();
  const { data } = useListBookingMessageTemplatesQuery({ id });
  const submit = async () => {
    const words = text.trim();
    if (!words || isLoading) return;
    const createBookingMessageDto = { text: words };
    const answer = await send({ id, 'Idempotency-Key': keyOf(createBookingMessageDto), createBookingMessageDto });
    if (!answer.error) sent(words);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {data && (
        <FilterSelect
          label={t('messages.template')}
          any={t('messages.noTemplate')}
          value={undefined}
          options={data.templates.map(({ code }) => ({ value: code, label: t(`messages.templates.${code}`) }))}
          onChange={(code) => {
            const chosen = data.templates.find((template) => template.code === code);
            // What was written already is not written over.
            if (chosen) set(text.trim() === '' ? chosen.text : `${text.trimEnd()}\n\n${chosen.text}`);
          }}
        />
      )}
      <TextArea
        label={t('messages.label')}
        hint={t('messages.hint', { language: t(`languages.${locale}`) })}
        rows={4}
        maxLength={MESSAGE_MAX}
        value={text}
        error={error && errorText(error)}
        onChange={({ target }) => set(target.value)}
      />
      <div className={styles.send}>
        <Button htmlType="submit" type="primary" aria-busy={isLoading} disabled={text.trim() === ''}>
          {t('messages.send')}
        </Button>
        {data?.whatsapp && (
          <a href={whatsAppUrl(data.whatsapp, text.trim())} target="_blank" rel="noopener noreferrer">
            {t('messages.whatsapp')}
          </a>
        )}
        <span role="status">{isSuccess && text === '' && t('messages.sent')}</span>
      </div>
    </form>
  );
}
