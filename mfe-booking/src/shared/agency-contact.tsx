import { useTranslation } from 'react-i18next';
import { useAgency } from './booking-api';

/** Phone and e-mail of the agency as links; nothing where they are not known. */
export function AgencyContact() {
  const { t } = useTranslation('booking');
  const agency = useAgency();
  const { contact_phone: phone, contact_email: email } = agency ?? {};
  return (
    <>
      {phone && (
        <p>
          {t('contact.phone')} <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          {t('contact.email')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  );
}
