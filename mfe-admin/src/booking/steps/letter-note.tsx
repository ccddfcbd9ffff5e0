import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { Icon } from '@atoll/ui/icon';
import styles from './steps.module.css';

export type Letter =
  'approve' | 'decline' | 'cancel' | 'complete' | 'no_show' | 'reopen' | 'changeAccept' | 'changeDecline';

/** Which letter goes to whom and in which language, before it goes. */
export function LetterNote({ letter, booking }: { letter: Letter | null; booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const { contact, locale } = booking;
  const language = t(`languages.${locale}`);
  return (
    <p className={styles.letter}>
      <Icon name="mail" />
      <span>
        {letter === null
          ? t('step.noLetter')
          : t('step.letter', {
              what: t(`letters.${letter}`),
              who: contact.email || contact.name || t('step.guest'),
              language,
            })}
      </span>
    </p>
  );
}
