import { useTranslation } from 'react-i18next';
import type { TextReleaseDto } from '@atoll/api-client/endpoints/translations.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_CLOCK } from '@atoll/i18n/maldives-time';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';

/** What a change is told by: how it came, and when it was made. */
export function useReleaseWords() {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const when = useMaldivesTime();
  const clock = (instant: string) => format.date(instant, MALDIVES_CLOCK);
  return {
    how: ({ way, file_name: file, reason }: TextReleaseDto): string => {
      const what = file ?? reason;
      return what ? t('releases.how', { way: t(`ways.${way}`), what }) : t(`ways.${way}`);
    },
    when: ({ to }: TextReleaseDto): string => when(to),
    /** The beginning of one that took more than a minute. */
    since: ({ from, to }: TextReleaseDto): string | null =>
      clock(from) === clock(to) ? null : t('releases.since', { time: clock(from) }),
  };
}
