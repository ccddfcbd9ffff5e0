import { useTranslation } from 'react-i18next';
import type { TripRequestItemDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import { daysBetween } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';

type Wished = Pick<
  TripRequestItemDto,
  'date_from' | 'date_to' | 'travel_month' | 'duration' | 'travellers' | 'children_ages' | 'budget'
>;

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** When, who and for how much, in words; null where nothing was said. */
export function useWishWords() {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  return {
    /** `March 2027 · 7 days`. */
    when: ({ date_from: from, date_to: to, travel_month: month, duration }: Wished): string | null => {
      const long = duration === null ? null : t('common:units.days', { count: duration });
      if (from && to)
        return `${format.range(from, to, SHORT)} · ${t('common:units.nights', { count: daysBetween(from, to) })}`;
      const time = from ?? to ?? (month && `${month}-01`);
      const known = time && format.date(time, from || to ? SHORT : { month: 'long', year: 'numeric' });
      return [known, long].filter(Boolean).join(' · ') || null;
    },
    who: ({ travellers, children_ages: ages }: Wished): string | null => {
      if (travellers === null && ages.length === 0) return null;
      const all = travellers === null ? null : t('common:units.travellers', { count: travellers });
      const count = ages.length;
      const told = { count, children: t('common:units.children', { count }), ages: format.list(ages.map(String)) };
      const children = count > 0 ? t('change.ages', told) : null;
      return [all, children].filter(Boolean).join(' · ');
    },
    budget: ({ budget }: Wished): string | null => {
      if (budget === null) return null;
      const [from = '', to] = budget.split(/\D+/).filter(Boolean);
      if (to === undefined) return t('tripRequests.bandOver', { from: format.usd(from) });
      return t('tripRequests.band', { from: format.usd(from), to: format.usd(to) });
    },
  };
}
