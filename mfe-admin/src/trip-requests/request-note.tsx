import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TripRequestDto, useAddTripRequestNoteMutation } from '@atoll/api-client/endpoints/trip-requests.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { errorText } from '@atoll/i18n/error-text';
import { TextArea } from '@atoll/ui/field';
import { useTyped } from '../office/use-typed';
import styles from './trip-requests.module.css';

/** A note for colleagues; what was typed stays until it is stored. */
export function RequestNote({ request }: { request: TripRequestDto }) {
  const { t } = useTranslation('admin');
  const [add, { isLoading }] = useAddTripRequestNoteMutation();
  const { text, set, keyOf, sent } = useTyped('request-note', request.id);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    const body = { text: text.trim() };
    setFault(undefined);
    try {
      // A note is written once, also when its answer was lost.
      await add({ id: request.id, 'Idempotency-Key': keyOf(body), addTripRequestNoteDto: body }).unwrap();
      sent(body.text);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <form
      noValidate
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading && text.trim()) void save();
      }}
    >
      <TextArea
        label={t('care.note')}
        hint={t('care.noteHint')}
        rows={2}
        maxLength={LENGTHS.message.max}
        value={text}
        error={fault}
        onChange={(event) => set(event.target.value)}
      />
      <Button htmlType="submit" aria-busy={isLoading} disabled={text.trim() === ''}>
        {t('care.addNote')}
      </Button>
    </form>
  );
}
