import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TextPlaceDto, useGetTextPlacesQuery } from '@atoll/api-client/endpoints/translations.gen';
import { ErrorCard } from '@atoll/ui/error-card';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Tag } from '@atoll/ui/tag';
import { PlacePicture } from './place-picture';
import styles from './text-places.module.css';
import type { TextUnit } from './text-units';

/** Where a text stands on the site, window by window, and whether it fits there; of a plural the form that was met. */
export default function TextPlaces({ unit }: { unit: TextUnit }) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  const [chosen, setChosen] = useState<number>();
  const { currentData, error, refetch } = useGetTextPlacesQuery({ id: unit.rows[0]!.id });
  if (error && !currentData)
    return <ErrorCard small title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton active paragraph={{ rows: 3 }} />;
  const { looks, places } = currentData;
  const name = `${unit.namespace}:${unit.key}`;
  // What does not fit is what there is to see.
  const shown = places.find(({ width }) => width === chosen) ?? places.find(({ fault }) => fault !== null) ?? places[0];
  return (
    <section className={styles.places} aria-label={`${t('places.title')} ${name}`}>
      <h3 className={styles.head}>{t('places.title')}</h3>
      {!shown && looks.length === 0 && (
        <>
          <p className={styles.note}>{t('places.never')}</p>
          <code className={styles.command}>{`npm run text-places -- --at ${location.origin}`}</code>
        </>
      )}
      {!shown && looks[0] && (
        <p className={styles.note}>{t('places.unseen', { date: maldivesTime(looks[0].taken_at) })}</p>
      )}
      {shown && (
        <>
          <Segmented
            aria-label={t('places.window')}
            value={shown.width}
            onChange={setChosen}
            options={places.map(({ width, fault }) => ({
              value: width,
              label: (
                <>
                  {t(`places.width_${width}`)}
                  {fault && <Unfit />}
                </>
              ),
            }))}
          />
          <Place place={shown} isPlural={unit.isPlural} />
        </>
      )}
    </section>
  );
}

/** Beside the name of a window in which the text does not fit: there is no room for words. */
function Unfit() {
  const { t } = useTranslation('i18n');
  return (
    <span className={styles.unfit} role="img" aria-label={t('places.clipped')}>
      !
    </span>
  );
}

function Place({ place, isPlural }: { place: TextPlaceDto; isPlural: boolean }) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  const { path, width, fault, is_older: isOlder, taken_at: takenAt, build, key } = place;
  return (
    <div className={styles.place}>
      <PlacePicture place={place} label={t('places.picture', { page: path, width })} />
      <div className={styles.facts}>
        <Tag tone={fault ? 'danger' : 'success'}>{t(fault ? 'places.clipped' : 'places.fits')}</Tag>
        {fault && <p>{t(`places.fault_${fault}`)}</p>}
        {isOlder && <p>{t('places.older')}</p>}
        <p>
          <a href={path} target="_blank" rel="noreferrer" className={styles.link}>
            {t('places.open')}
          </a>
          <br />
          <code>{path}</code>
        </p>
        <p className={styles.note}>
          {t('places.taken', { date: maldivesTime(takenAt), build })}
          {isPlural && ` · ${key}`}
        </p>
      </div>
    </div>
  );
}
