import { useTranslation } from 'react-i18next';
import { spaceAfter } from '@atoll/contract/lists';
import { useAgency } from './booking-api';

/** Phone and e-mail of the agency as links; nothing where they are not known. */
export function AgencyContact() {
  const { t } = useTranslation('booking');
  const agency = useAgency();
  const labels = { phone: t('contact.phone'), email: t('contact.email') };
  const { contact_phone: phone, contact_email: email } = agency ?? {};
  return (
    <>
      {phone && (
        <p>
          {labels.phone}
          {spaceAfter(labels.phone)}
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          {labels.email}
          {spaceAfter(labels.email)}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  );
}
