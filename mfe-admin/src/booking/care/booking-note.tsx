import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { TextArea } from '@atoll/ui/field';
import { useTyped } from '../../office/use-typed';
import { MESSAGE_MAX } from '../steps/step-dialogs';
import styles from './care.module.css';
import { useCare } from './use-care';

/** A note for colleagues; what was typed stays until it is stored. */
export function BookingNote({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const { text, set, sent } = useTyped('booking-note', booking.id);
  const { send, fault, isBusy } = useCare(booking);
  const save = async () => {
    const note = text.trim();
    if (note && (await send({ note }))) sent(note);
  };
  return (
    <form
      noValidate
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <TextArea
        label={t('care.note')}
        hint={t('care.noteHint')}
        rows={2}
        maxLength={MESSAGE_MAX}
        value={text}
        error={fault}
        onChange={(event) => set(event.target.value)}
      />
      <Button htmlType="submit" aria-busy={isBusy} disabled={text.trim() === ''}>
        {t('care.addNote')}
      </Button>
    </form>
  );
}
