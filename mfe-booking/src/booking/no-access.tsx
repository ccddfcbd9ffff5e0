import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { AgencyContact } from '../shared/agency-contact';
import styles from './booking.module.css';

/** What whoever has no key of a booking reads, and how they get one. */
export function NoAccess({ reference }: { reference: string | undefined }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <>
      <PageHeading title={t('confirmation.noAccess.title')} lead={t('confirmation.noAccess.text')} />
      <div className={styles.noAccess}>
        {reference && <p>{t('confirmation.noAccess.reference', { reference })}</p>}
        <LinkButton to={paths.bookingLookup()}>{t('confirmation.noAccess.find')}</LinkButton>
        <AgencyContact />
        <LinkButton kind="secondary" to={paths.packages()}>
          {t('common:actions.browsePackages')}
        </LinkButton>
      </div>
    </>
  );
}
