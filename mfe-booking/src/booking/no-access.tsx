import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { AgencyContact } from '../shared/agency-contact';
import styles from './booking.module.css';

/** What whoever has no key of a booking reads, and how they get one. @param isOver they came with one that opens it no more */
export function NoAccess({ reference, isOver = false }: { reference: string | undefined; isOver?: boolean }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <>
      <PageHeading title={t('confirmation.noAccess.title')} lead={t('confirmation.noAccess.text')} />
      <div className={styles.noAccess}>
        {isOver && <p>{t('confirmation.noAccess.over')}</p>}
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
