import { useTranslation } from 'react-i18next';
import { whatsAppUrl } from '@atoll/contract/whatsapp';
import { AgencyContact } from '../shared/agency-contact';
import { useAgency } from '../shared/booking-api';
import styles from './booking.module.css';
import { Part } from './facts';

/** How to reach the agency about this booking. */
export function Questions({ reference }: { reference: string }) {
  const { t } = useTranslation('booking');
  const agency = useAgency();
  return (
    <Part id="booking-questions" title={t('confirmation.questions')}>
      <div className={styles.questions}>
        <p>{t('confirmation.questionsText')}</p>
        <AgencyContact />
        {agency && (
          <p className={styles.screenOnly}>
            <a
              href={whatsAppUrl(agency.whatsapp_number, t('message.reference', { reference }))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('confirmation.whatsapp')}
            </a>
          </p>
        )}
      </div>
    </Part>
  );
}
