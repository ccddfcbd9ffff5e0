import { useTranslation } from 'react-i18next';
import { useListDestinationsQuery } from '@atoll/api-client/endpoints/destinations.gen';
import { daysBetween, isCalendarDate } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import styles from './builder.module.css';
import { GonePlaces, PLACES_READ } from './gone-places';
import { useBudgetText } from './step-likes';
import type { Builder } from './use-builder';
import type { Step, WishValues } from './wish-values';

/** `March 2027 · 7 days`. */
function useWhenText() {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  return ({ when, date_from: from, date_to: to, travel_month: month, duration }: WishValues): string => {
    const long = duration === null ? '' : t('common:units.days', { count: duration });
    if (when === 'dates' && isCalendarDate(from) && isCalendarDate(to)) {
      const days = t('form.stay', { from: format.date(from), to: format.date(to) });
      return `${days} · ${t('common:units.nights', { count: daysBetween(from, to) })}`;
    }
    const isKnown = when === 'month' && month;
    const time = isKnown ? format.date(`${month}-01`, { month: 'long', year: 'numeric' }) : t('wish.when.flexible');
    return [time, long].filter(Boolean).join(' · ');
  };
}

/** All that was chosen, each line with the way back to its step. */
export function WishOverview({ builder }: { builder: Builder }) {
  const { values, done } = builder;
  const { t } = useTranslation(['booking', 'common']);
  const budgetText = useBudgetText();
  const { data } = useListDestinationsQuery({ lang: useLanguage(), pageSize: PLACES_READ });
  const places = (data?.results ?? []).filter(({ slug }) => values.destinations.includes(slug)).map(({ name }) => name);
  const when = useWhenText();
  const ages = values.children_ages.length;
  const who = [
    t('common:units.adults', { count: values.adults }),
    ...(ages > 0 ? [t('common:units.children', { count: ages })] : []),
  ];
  const where = [
    ...places,
    ...values.stays.map((stay) => t(`wish.stays.${stay}`)),
    ...values.styles.map((style) => t(`wish.styles.${style}`)),
    ...(values.anywhere ? [t('wish.where.anywhereShort')] : []),
  ];
  const likes = [
    ...values.interests.map((kind) => t(`wish.interests.${kind}`)),
    ...(values.budget ? [t('wish.overview.budget', { band: budgetText(values.budget) })] : []),
  ];
  const rows: [Step, string, string][] = [
    [1, t('wish.steps.1'), [when(values), ...who].filter(Boolean).join(' · ')],
    [2, t('wish.steps.2'), where.join(' · ')],
    [3, t('wish.steps.3'), [...likes, values.description.trim()].filter(Boolean).join(' · ')],
  ];
  return (
    <section aria-labelledby="wish-overview" className={styles.part}>
      <h3 id="wish-overview">{t('wish.overview.title')}</h3>
      <GonePlaces builder={builder} />
      <dl className={styles.overview}>
        {rows.map(([step, name, said]) => (
          <div key={step}>
            <dt>{name}</dt>
            <dd>{done.includes(step) ? said : t('wish.overview.open')}</dd>
            <dd>
              <LocalLink
                to={paths.customTrip(step)}
                preventScrollReset
                aria-label={t('wish.overview.changeStep', { name })}
              >
                {t('wish.overview.change')}
              </LocalLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
