import { useTranslation } from 'react-i18next';
import { maldivesDay } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';

interface Written {
  published_at: string | null;
  reading_minutes: number;
}

/** When a post came out, by the calendar of the islands, and how long it takes to read. */
export function useByline(): (post: Written) => (string | null)[] {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return ({ published_at: at, reading_minutes: count }) => [
    at && format.date(maldivesDay(new Date(at))),
    t('blog.minutes', { count }),
  ];
}
