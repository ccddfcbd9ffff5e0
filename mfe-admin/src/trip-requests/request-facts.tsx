import { useTranslation } from 'react-i18next';
import { useListDestinationsQuery } from '@atoll/api-client/endpoints/destinations.gen';
import { useListExperiencesQuery } from '@atoll/api-client/endpoints/experiences.gen';
import type { TripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { type Fact, FactGroup } from '../booking/fact-group';
import styles from './trip-requests.module.css';
import { useWishWords } from './use-wish-words';

/** As many places as one page of the API has at most. */
const READ = 100;

/** Names of places where the catalogue has them, else what was sent. */
const named = (slugs: string[], known: { slug: string; name: string }[] | undefined) =>
  slugs.map((slug) => known?.find((place) => place.slug === slug)?.name ?? slug);

/** Words of a choice as they stand on its buttons. */
const listed = (labels: string[] | undefined) => labels?.join(' · ') ?? null;

/** What somebody wishes for: their own words first, then what they chose. What was not said is left out. */
export function WishFacts({ request }: { request: TripRequestDto }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const words = useWishWords();
  const { builder, destinations, experiences } = request;
  const places = useListDestinationsQuery({ lang, pageSize: READ }, { skip: destinations.length === 0 });
  const things = useListExperiencesQuery({ lang, pageSize: READ }, { skip: experiences.length === 0 });
  const band = words.budget(request);
  const budget =
    band && t(builder?.budget_for === 'person' ? 'tripRequests.perPerson' : 'tripRequests.together', { band });
  const said: [string, string | null][] = [
    [t('tripRequests.facts.when'), words.when(request) ?? t('tripRequests.anyTime')],
    [t('tripRequests.facts.who'), words.who(request) ?? t('tripRequests.notSaid')],
    [t('tripRequests.facts.where'), format.list(named(destinations, places.data?.results))],
    [t('tripRequests.facts.stays'), listed(builder?.stays.map((code) => t(`tripRequests.stays.${code}`)))],
    [t('tripRequests.facts.styles'), listed(builder?.styles.map((code) => t(`tripRequests.styles.${code}`)))],
    [t('tripRequests.facts.interests'), listed(builder?.interests.map((code) => t(`tripRequests.interests.${code}`)))],
    [t('tripRequests.facts.experiences'), format.list(named(experiences, things.data?.results))],
    [t('tripRequests.facts.transfer'), request.transfer_preference],
    [t('tripRequests.facts.meals'), request.meal_plan],
    [t('tripRequests.facts.budget'), budget],
  ];
  return (
    <FactGroup
      title={t('tripRequests.facts.title')}
      facts={[
        [
          t('tripRequests.facts.words'),
          <span key="words" className={styles.words} dir="auto">
            {request.description}
          </span>,
        ],
        ...said.filter((fact): fact is [string, string] => Boolean(fact[1])),
      ]}
    />
  );
}

/** How to reach them. */
export function ContactFacts({ request }: { request: TripRequestDto }) {
  const { t } = useTranslation('admin');
  const maldivesTime = useMaldivesTime();
  const { name, email, phone, locale, builder } = request;
  return (
    <FactGroup
      title={t('booking.contact')}
      facts={[
        [t('booking.name'), name ?? t('tripRequests.unknown')],
        [
          t('booking.email'),
          <a key="email" href={`mailto:${email}`}>
            {email}
          </a>,
        ],
        ...(phone
          ? ([
              [
                t('booking.phone'),
                <a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                  {phone}
                </a>,
              ],
            ] as Fact[])
          : []),
        ...(builder
          ? ([[t('tripRequests.facts.contactBy'), t(`tripRequests.contact.${builder.contact_by}`)]] as Fact[])
          : []),
        [t('booking.language'), t(`languages.${locale}`)],
        [t('booking.received'), maldivesTime(request.created_at)],
      ]}
    />
  );
}
