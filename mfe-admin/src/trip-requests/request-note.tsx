import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TripRequestDto, useAddTripRequestNoteMutation } from '@atoll/api-client/endpoints/trip-requests.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { errorText } from '@atoll/i18n/error-text';
import { TextArea } from '@atoll/ui/field';
import { useSendKey } from '../office/use-send-key';
import { useTyped } from '../office/use-typed';
import styles from './trip-requests.module.css';

/** A note for colleagues; what was typed stays until it is stored. */
export function RequestNote({ request }: { request: TripRequestDto }) {
  const { t } = useTranslation('admin');
  const [add, { isLoading }] = useAddTripRequestNoteMutation();
  const { text, set, sent } = useTyped('request-note', request.id);
  const [fault, setFault] = useState<string>();
  const keyOf = useSendKey();
  const save = async () => {
    // A note is written once, also when its answer was lost; the same words on another day are another note.
    const body = { text: text.trim() };
    const key = keyOf({ ...body, version: request.version });
    setFault(undefined);
    try {
      await add({ id: request.id, 'Idempotency-Key': key, addTripRequestNoteDto: body }).unwrap();
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
