import { useTranslation } from 'react-i18next';
import type { KnownFlights } from '@atoll/contract/known-flights';
import { useListResortsQuery } from '@atoll/api-client/endpoints/resorts.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { isAsked } from '../shared/check-arg';
import { FlightAnswer } from '../shared/flight-answer';
import { FlightFields } from '../shared/flight-fields';
import { ListForm, ShowList } from '../shared/list-form';
import { placeOf } from '../shared/place-of';
import { type Asked, staysArg, writeAsked } from './asked';
import styles from './flight-check.module.css';

const FIELDS = ['resort', 'landing', 'flight'] as const;

/** Where somebody stays and when the flights are, answered at once; a form of the platform where no script runs. */
export function FlightCheck({ asked, ask }: { asked: Asked; ask: (part: Partial<Asked>) => void }) {
  const { t } = useTranslation(['catalog', 'common']);
  const stays = useListResortsQuery(staysArg(useLanguage()));
  const places = stays.data?.results ?? [];
  // Of more places than one page has, one that is not among them may be there all the same.
  const isWhole = stays.data !== undefined && stays.data.count <= places.length;
  const isKnown = places.some(({ slug }) => slug === asked.resort);
  const isGone = asked.resort !== '' && isWhole && !isKnown;
  const resort = isGone ? '' : asked.resort;
  return (
    <div className={styles.check}>
      <ListForm query={writeAsked(asked)} fields={FIELDS} className={styles.form}>
        <Select
          label={t('transportation.stay')}
          name="resort"
          value={resort}
          onChange={(event) => ask({ resort: event.target.value })}
        >
          <option value="">{t('transportation.stayChoose')}</option>
          {/* Until its name is known. */}
          {!isKnown && resort && <option value={resort}>{resort}</option>}
          {places.map((place) => (
            <option key={place.slug} value={place.slug}>
              {[place.name, placeOf(place)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
        <FlightFields flights={asked} onChange={({ landsAt, fliesAt }: KnownFlights) => ask({ landsAt, fliesAt })} />
        <ShowList label={t('transportation.submit')} />
      </ListForm>
      <div className={styles.answer}>
        {stays.data && !isWhole && <Notice>{t('transportation.staysFirst', { count: places.length })}</Notice>}
        {!stays.data && stays.error && (
          <Notice kind="error" title={t('transportation.staysFailed')}>
            <Button kind="quiet" busy={stays.isFetching} onClick={() => void stays.refetch()}>
              {t('common:actions.retry')}
            </Button>
          </Notice>
        )}
        {resort ? (
          <FlightAnswer to={{ resort }} flights={asked} />
        ) : (
          <Notice kind={isGone ? 'warning' : 'info'}>
            {t(isGone ? 'transportation.gone' : isAsked(asked) ? 'transportation.choosePlace' : 'transportation.tell')}
          </Notice>
        )}
        {resort && !isAsked(asked) && <Notice>{t('transportation.tellTimes')}</Notice>}
      </div>
    </div>
  );
}
