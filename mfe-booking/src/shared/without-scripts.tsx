import { useTranslation } from 'react-i18next';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { AgencyContact } from './agency-contact';
import { useAgency } from './booking-api';
import styles from './without-scripts.module.css';

/** How to reach the agency where no script runs, and so no form: seen there alone. `message` begins the chat. */
export function WithoutScripts({ text, message }: { text: string; message: string }) {
  const { t } = useTranslation('booking');
  const number = useAgency()?.whatsapp_number;
  return (
    <div className={styles.unscripted}>
      <p>{text}</p>
      <AgencyContact />
      {number && (
        <p>
          <a href={whatsAppUrl(number, message)} target="_blank" rel="noopener noreferrer">
            {t('choice.whatsapp.action')}
          </a>
        </p>
      )}
    </div>
  );
}

/** What does nothing without a script, and is not seen there. */
export const scripted = styles.scripted;
