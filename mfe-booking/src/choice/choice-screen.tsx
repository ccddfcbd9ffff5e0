import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Container } from '@atoll/ui/container';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { useBrowser } from '@atoll/ui/use-browser';
import { type Draft, readDraft } from '../shared/draft';
import layout from '../shared/layout.module.css';
import { PageTop, useDocumentTitle } from '../shared/page-top';
import { type StayOffer, draftName } from '../shared/stay-trip';
import type { Trip } from '../shared/trip';
import { useChosen } from '../shared/use-chosen';
import { WithoutScripts, scripted } from '../shared/without-scripts';
import { PriceMeaning, TripSummary, useTripLimits } from '../shared/trip-summary';
import styles from './choice.module.css';
import { wayOf } from '../shared/way';
import { WhatsAppChoice } from './whatsapp-choice';

/** What the page and its form promise: a person's answer, places that are held, or a room that is free. */
const WORDS = {
  request: { lead: 'choice.lead', text: 'choice.form.text' },
  hold: { lead: 'choice.hold.lead', text: 'choice.hold.text' },
  stay: { lead: 'choice.stay.lead', text: 'choice.stay.text' },
} as const;

/** Whether somebody has said who they are: a day and a party are chosen on the page of a trip too. */
const isBegun = (draft: Draft | null): boolean =>
  draft !== null && [draft.values.name, draft.values.email, draft.values.phone, draft.values.requests].some(Boolean);

/** The ways to book a package, or nights in a room of a resort. */
export function ChoiceScreen({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking');
  const isToCome = useChosen(trip);
  const started = useBrowser(() => isBegun(readDraft(draftName(trip))), false);
  const words = WORDS[trip.stay ? 'stay' : wayOf(trip, null) === 'hold' ? 'hold' : 'request'];
  const form = trip.stay ? paths.stayBooking(trip.slug) : paths.booking(trip.slug);
  const greeting = t(trip.stay ? 'message.stay' : 'message.greeting', { name: trip.name });
  const heading = t('choice.title');
  useDocumentTitle(t('choice.documentTitle', { heading, name: trip.name }));
  return (
    <Container className={layout.page}>
      <PageTop
        to={trip.stay ? paths.resort(trip.slug) : paths.package(trip.slug)}
        back={t(trip.stay ? 'stay.back' : 'back')}
        title={heading}
        lead={t(words.lead)}
      />
      <div className={styles.columns}>
        <div className={styles.trip}>
          <ComponentBoundary of={trip}>
            <TripSummary trip={trip} limits={useTripLimits(trip)} />
          </ComponentBoundary>
        </div>
        <div className={styles.ways}>
          <WithoutScripts text={t('withoutScripts.form')} message={greeting} />
          <section className={`${styles.way} ${scripted}`}>
            <h2>{t('choice.form.title')}</h2>
            <p>{t(words.text)}</p>
            {trip.stay && <RoomLinks trip={trip} stay={trip.stay} />}
            <LinkButton to={form} size="large">
              {started ? t('choice.form.resume') : t('choice.form.action')}
            </LinkButton>
          </section>
          <WhatsAppChoice key={String(isToCome)} trip={trip} />
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

/** The form begins with the room that was chosen. */
function RoomLinks({ trip, stay }: { trip: Trip; stay: StayOffer }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  if (stay.rooms.length < 2) return null;
  return (
    <>
      <ul className={styles.rooms}>
        {stay.rooms.map(({ code, name, price }) => (
          <li key={code}>
            <LocalLink to={paths.stayBooking(trip.slug, code)}>
              <span>{name}</span>
              <span>{t('choice.stay.night', { price: format.total(price) })}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
      {trip.taxes_included === false && <p>{t('common:price.onTop')}</p>}
    </>
  );
}
