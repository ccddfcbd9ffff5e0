import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maldivesDay } from '@atoll/contract/days';
import { type SeasonDto, useListSeasonsQuery } from '@atoll/api-client/endpoints/rates.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { DataTable } from '../office/data-table';
import { LoadFailure } from '../office/load-failure';
import { scopeMembers } from './rate-draft';
import type { RatePart } from './rates-page';
import styles from './rates.module.css';
import { SeasonTimeline } from './season-timeline';
import { type SeasonGroup, groupsOf, overlaps, rulesOver, spanIn } from './season-years';
import { ThingSelect } from './thing-select';
import { usePercent } from './use-percent';
import { useThings } from './use-things';

const ALL = 100;

/** So many things are named one by one. */
const MANY = 2;

/** Seasons of a year, of everything or of what one thing is asked by. */
export function SeasonsPart({ mayChange, onOpen }: RatePart) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const percentOf = usePercent();
  const lang = useLanguage();
  const { nameOf } = useThings();
  const [year, setYear] = useState(() => Number(maldivesDay(new Date()).slice(0, 4)));
  const [scope, setScope] = useState('');
  const { data, error, isFetching, refetch } = useListSeasonsQuery({ pageSize: ALL, from: `${year}-01-01` });
  const { package: trip, resort } = scopeMembers(scope);
  const concerns = (season: SeasonDto) =>
    scope === '' ||
    (season.package === null && season.resort === null) ||
    (season.package === trip && season.resort === resort);
  const all = (data?.results ?? []).filter(concerns);
  const rows = all.filter((season) => spanIn(year, season) !== null);
  const groups = groupsOf(rows);
  const name = ({ names }: SeasonDto) => names[lang] ?? names.en ?? '';
  const thing = (season: SeasonDto) => {
    const of = season.package === null ? `resort:${season.resort}` : `package:${season.package}`;
    const isGeneral = season.package === null && season.resort === null;
    return isGeneral ? t('rates.everything') : (nameOf(of) ?? of.split(':')[1]);
  };
  /** Seasons of one name are told together: a festive one of each resort is one line. */
  const meetings = (group: SeasonGroup) => {
    const found = new Map<string, { rules: boolean; of: string; things: Set<string> }>();
    for (const season of group)
      for (const other of overlaps(season, all)) {
        const [rules, of] = [rulesOver(season, other), name(other)];
        const known = found.get(`${rules} ${of}`) ?? { rules, of, things: new Set() };
        found.set(`${rules} ${of}`, { ...known, things: known.things.add(thing(other) ?? '') });
      }
    return [...found].map(([key, met]) => ({ ...met, key, things: [...met.things] }));
  };
  /** What a group is for; each of its seasons opens by the name of its thing. */
  const things = (group: SeasonGroup) =>
    group.length === 1 ? (
      thing(group[0])
    ) : (
      <details>
        <summary>{t('rates.season.many', { count: group.length })}</summary>
        <ul className={styles.each}>
          {group.map((season) => (
            <li key={season.id}>
              {mayChange ? (
                <Button
                  type="link"
                  className={styles.open}
                  onClick={() => open(season)}
                  aria-label={`${name(season)}: ${thing(season)}`}
                >
                  {thing(season)}
                </Button>
              ) : (
                thing(season)
              )}
            </li>
          ))}
        </ul>
      </details>
    );
  const open = (season?: SeasonDto) =>
    onOpen({
      kind: 'season',
      title: season ? t('rates.season.edit', { name: name(season) }) : t('rates.season.make'),
      ...(season
        ? { row: season, id: season.id }
        : { usual: { scope, priority: '50', min_nights: '1', surcharge_percent: '0' } }),
    });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.part} aria-label={t('rates.parts.seasons')}>
      <div className={styles.tools}>
        <ThingSelect label={t('rates.of')} value={scope} anything={t('rates.all')} onChange={setScope} />
        <div className={styles.year} role="group" aria-label={t('rates.year')}>
          <Button onClick={() => setYear(year - 1)} aria-label={String(year - 1)} icon={<Icon name="back" />} />
          <strong aria-live="polite">{year}</strong>
          <Button onClick={() => setYear(year + 1)} aria-label={String(year + 1)} icon={<Icon name="forward" />} />
        </div>
        {mayChange && (
          <Button type="primary" onClick={() => open()}>
            {t('rates.season.make')}
          </Button>
        )}
      </div>
      <SeasonTimeline year={year} seasons={rows} />
      <DataTable
        label={t('rates.parts.seasons')}
        rows={groups}
        rowKey={([{ id }]) => id}
        loading={isFetching}
        columns={[
          {
            key: 'name',
            title: t('rates.season.name'),
            render: (group) => (
              <div className={styles.wide}>
                {mayChange && group.length === 1 ? (
                  <Button type="link" className={styles.open} onClick={() => open(group[0])}>
                    {name(group[0])}
                  </Button>
                ) : (
                  <strong>{name(group[0])}</strong>
                )}
                {meetings(group).map(({ key, rules, of, things: met }) => (
                  <span key={key} className={styles.second}>
                    {t(rules ? 'rates.season.rules' : 'rates.season.ruled', {
                      name: met.length > MANY ? `${of} × ${met.length}` : `${of} (${format.list(met)})`,
                    })}
                  </span>
                ))}
              </div>
            ),
          },
          { key: 'of', title: t('rates.of'), render: things },
          {
            key: 'nights',
            title: t('rates.season.nights'),
            render: ([{ first_night: first, last_night: last }]) => format.range(first, last),
          },
          {
            key: 'surcharge',
            title: t('rates.fields.surcharge_percent'),
            narrow: 'start',
            align: 'end',
            render: ([{ surcharge_percent: percent }]) =>
              Number(percent) === 0 ? t('rates.noSurcharge') : percentOf(percent),
          },
          {
            key: 'min',
            title: t('rates.fields.min_nights'),
            narrow: 'end',
            align: 'end',
            render: ([{ min_nights: count }]) => t('common:units.nights', { count }),
          },
          {
            key: 'priority',
            title: t('rates.fields.priority'),
            narrow: 'hidden',
            align: 'end',
            render: ([{ priority }]) => format.number(priority),
          },
        ]}
      />
    </section>
  );
}
