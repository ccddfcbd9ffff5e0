import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { useFormat } from '@atoll/i18n/instance';
import { Timeline, type TimelineEntry } from '../office/timeline';
import { useMaldivesTime } from '../office/use-maldives-time';

/** Notes and offers of a request, the latest first, down to its arrival; why it was lost stands above. */
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
