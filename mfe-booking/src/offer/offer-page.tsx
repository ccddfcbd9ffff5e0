import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isNotThere } from '@atoll/api-client/not-there';
import { useGetTripWishQuery } from '@atoll/api-client/endpoints/trip-requests.gen';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { Skeleton } from '@atoll/ui/skeleton';
import { useBrowser } from '@atoll/ui/use-browser';
import { AgencyContact } from '../shared/agency-contact';
import { useDocumentTitle } from '../shared/page-top';
import { useAccess } from '../shared/use-access';
import { WithoutScripts } from '../shared/without-scripts';
import { OfferView } from './offer-view';
import styles from './offer.module.css';

/** `/custom-trip/offer/:id`: what somebody wished for, what is offered for it, and their answer. */
export default function OfferPage() {
  const { t } = useTranslation('booking');
  const isHere = useBrowser(() => true, false);
  useDocumentTitle(t('tripOffer.title'));
  return (
    <Container className="doc-fill">
      {isHere ? (
        <Wish />
      ) : (
        <>
          <PageHeading title={t('tripOffer.title')} />
          <WithoutScripts text={t('withoutScripts.request')} message={t('message.question')} />
        </>
      )}
    </Container>
  );
}

function Wish() {
  const { t } = useTranslation('booking');
  const { id = '' } = useParams();
  const lang = useLanguage();
  const accessToken = useAccess(id)?.token ?? '';
  const of = { id, accessToken, lang };
  const { currentData: wish, error, refetch } = useGetTripWishQuery(of, { skip: !accessToken });
  if (wish) return <OfferView key={wish.offer?.id} wish={wish} of={of} onReread={() => void refetch()} />;
  if (!accessToken || isNotThere(error)) {
    const words = accessToken ? 'tripOffer.linkEnded' : 'tripOffer.noAccess';
    return (
      <>
        <PageHeading title={t(`${words}.title`)} lead={t(`${words}.text`)} />
        <div className={styles.part}>
          <AgencyContact />
          <LinkButton kind="secondary" to={paths.customTrip()}>
            {t('tripOffer.noAccess.ask')}
          </LinkButton>
        </div>
      </>
    );
  }
  if (error) return <ErrorCard title={t('tripOffer.failed')} error={error} onRetry={refetch} />;
  return (
    <div aria-busy="true">
      <PageHeading title={t('tripOffer.title')} />
      <Skeleton lines={8} />
    </div>
  );
}
