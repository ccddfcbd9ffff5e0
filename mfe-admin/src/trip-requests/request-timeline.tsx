import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Timeline, type TimelineEntry } from '../office/timeline';

/** Notes and offers of a request with what became of them, the latest first, down to its arrival; why it was lost stands above. */
export function RequestTimeline({ request }: { request: TripRequestDto }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const format = useFormat();
  const maldivesTime = useMaldivesTime();
  const events: Omit<TimelineEntry, 'when'>[] = [
    { id: 'created', at: request.created_at, what: t('tripRequests.events.created') },
    ...request.quotes.map(({ total, valid_until: until, sent_at: at }) => ({
      id: `quote-${at}`,
      at,
      what: t('tripRequests.events.quote', { total: format.usd(total), date: format.date(until) }),
      tone: 'letter' as const,
    })),
    ...request.offers.flatMap((offer) => {
      const { id: key, total, valid_until: until, sent_at: at, decided_at: decided, status, author, answer } = offer;
      const reason = offer.price_reason && t('tripRequests.events.priceReason', { reason: offer.price_reason });
      const sent = {
        id: key,
        at,
        what: t('tripRequests.events.offer', {
          name: offer.package.name,
          total: format.usd(total),
          date: format.date(until),
        }),
        who: author?.name,
        text: [offer.words, reason].filter(Boolean).join('\n') || undefined,
        tone: 'letter' as const,
      };
      if (status === 'open' || decided === null) return [sent];
      const became = {
        id: `${key}-${status}`,
        at: decided,
        what: t(`tripRequests.events.offers.${status}`),
        text: answer || undefined,
      };
      return [sent, became];
    }),
    ...request.notes.map(({ id: note, at, author, text }) => ({
      id: note,
      at,
      what: t('tripRequests.events.note'),
      who: author?.name,
      text,
      tone: 'note' as const,
    })),
    ...(request.lost_reason === null
      ? []
      : [
          {
            id: 'lost',
            at: request.updated_at,
            what: t('tripRequests.events.lost'),
            text: request.lost_reason,
            tone: 'alarm' as const,
          },
        ]),
  ];
  return (
    <section aria-labelledby={id}>
      <Timeline
        title={<h2 id={id}>{t('timeline.title')}</h2>}
        entries={events
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .map((event) => ({ ...event, when: maldivesTime(event.at) }))}
      />
    </section>
  );
}
