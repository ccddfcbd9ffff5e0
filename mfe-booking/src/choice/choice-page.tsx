import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { LinkButton } from '@atoll/ui/link-button';
import { readDraft } from '../shared/draft';
import layout from '../shared/layout.module.css';
import { PageTop, useDocumentTitle } from '../shared/page-top';
import type { Trip } from '../shared/trip';
import { TripGate } from '../shared/trip-gate';
import { useBrowser } from '../shared/use-browser';
import { WithoutScripts, scripted } from '../shared/without-scripts';
import { PriceMeaning, TripSummary, useTripLimits } from '../shared/trip-summary';
import styles from './choice.module.css';
import { wayOf } from '../shared/way';
import { WhatsAppChoice } from './whatsapp-choice';

export default function ChoicePage() {
  return <TripGate>{(trip) => <ChoiceScreen key={trip.slug} trip={trip} />}</TripGate>;
}

function ChoiceScreen({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const started = useBrowser(() => readDraft(trip.slug) !== null, false);
  const isInstant = wayOf(trip, null) === 'hold';
  const heading = t('choice.title');
  useDocumentTitle(t('choice.documentTitle', { heading, name: trip.name }));
  return (
    <Container className={layout.page}>
      <PageTop
        to={paths.package(trip.slug)}
        back={t('back')}
        title={heading}
        lead={t(isInstant ? 'choice.hold.lead' : 'choice.lead')}
      />
      <div className={styles.columns}>
        <div className={styles.trip}>
          <ComponentBoundary of={trip}>
            <TripSummary trip={trip} limits={useTripLimits(trip)} />
          </ComponentBoundary>
        </div>
        <div className={styles.ways}>
          <WithoutScripts text={t('withoutScripts.form')} message={t('message.greeting', { name: trip.name })} />
          <section className={`${styles.way} ${scripted}`}>
            <h2>{t('choice.form.title')}</h2>
            <p>{t(isInstant ? 'choice.hold.text' : 'choice.form.text')}</p>
            <LinkButton to={paths.booking(trip.slug)} size="large">
              {started ? t('choice.form.resume') : t('choice.form.action')}
            </LinkButton>
          </section>
          <WhatsAppChoice trip={trip} />
          <section className={styles.way}>
            <h2>{t('choice.other.title')}</h2>
            <p>{t('choice.other.text')}</p>
            <LinkButton kind="secondary" to={paths.customTrip()}>
              {t('wish.title')}
            </LinkButton>
          </section>
        </div>
        <div className={styles.meaning}>
          <PriceMeaning trip={trip} />
        </div>
      </div>
    </Container>
  );
}
