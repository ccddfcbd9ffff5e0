import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { AgencyContact } from '../shared/agency-contact';
import type { BookingAccess } from '../shared/booking-access';
import styles from './booking.module.css';

/** What whoever has no key of a booking reads, or one that opens it no more, and how they get one. */
export function NoAccess({ access }: { access: BookingAccess | null }) {
  const { t } = useTranslation(['booking', 'common']);
  const reference = access?.reference;
  const words = access ? 'confirmation.linkEnded' : 'confirmation.noAccess';
  return (
    <>
      <PageHeading title={t(`${words}.title`)} lead={t(`${words}.text`)} />
      <div className={styles.noAccess}>
        {access && <p>{t('confirmation.linkEnded.paid')}</p>}
        {reference && <p>{t('confirmation.noAccess.reference', { reference })}</p>}
        <LinkButton to={paths.bookingLookup()}>{t(`${words}.find`)}</LinkButton>
        <AgencyContact />
        <LinkButton kind="secondary" to={paths.packages()}>
          {t('common:actions.browsePackages')}
        </LinkButton>
      </div>
    </>
  );
}
