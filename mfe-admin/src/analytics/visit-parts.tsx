import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VisitEvent, VisitsDto } from '@atoll/api-client/endpoints/visits.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import styles from './analytics.module.css';
import { DaysPart } from './days-part';
import { type Sum, SumsPart } from './sums-part';

/** From the first look to the sent form. */
const WAY = ['view', 'open', 'availability', 'form', 'whatsapp', 'sent'] as const satisfies readonly VisitEvent[];
/** How visitors look for something. */
const SEARCH = ['search', 'filter', 'nothing_found'] as const satisfies readonly VisitEvent[];

/** Public pages of what can be looked at, by the page that counts it. */
const PAGES: Partial<Record<string, (slug: string) => string>> = {
  package: paths.package,
  resort: paths.resort,
  experience: paths.experience,
  destination: paths.destination,
  post: paths.post,
};

/** What visitors did in a period, and in the one before it. */
export function VisitParts({ now, before }: { now: VisitsDto; before: VisitsDto | undefined }) {
  const { t } = useTranslation('admin');
  const sumOf = (visits: VisitsDto, event: VisitEvent) => visits.events.find((sum) => sum.event === event)?.count ?? 0;
  const events = (steps: readonly (typeof WAY)[number][] | readonly (typeof SEARCH)[number][]): Sum[] =>
    steps.map((event) => ({
      key: event,
      name: t(`analytics.event_${event}`),
      count: sumOf(now, event),
      before: before && sumOf(before, event),
    }));
  /** The row before of the same name; a list of the most frequent ones does not say how rare the others were. */
  const shares = (
    rows: VisitsDto['sources'],
    earlier: VisitsDto['sources'] | undefined,
    nameOf: (name: string) => string,
  ): Sum[] =>
    rows.map(({ name, views, sent }) => ({
      key: name,
      name: nameOf(name),
      count: views,
      before: earlier?.find((row) => row.name === name)?.views,
      other: sent,
    }));
  const languageOf = (code: string) => {
    const known = LANGUAGE_CODES.find((language) => language === code);
    return known ? t(`languages.${known}`) : code;
  };
  const views = { counted: t('analytics.views'), other: t('analytics.sent') };
  return (
    <div className={styles.parts}>
      <SumsPart
        title={t('analytics.way')}
        hint={t('analytics.wayHint')}
        of={t('analytics.step')}
        counted={t('analytics.times')}
        file="way"
        sums={events(WAY)}
      />
      <DaysPart period={now} days={now.days} />
      <SumsPart
        title={t('analytics.sources')}
        of={t('analytics.source')}
        {...views}
        file="sources"
        sums={shares(now.sources, before?.sources, (name) => name || t('analytics.direct'))}
      />
      <SumsPart
        title={t('analytics.languages')}
        of={t('analytics.language')}
        {...views}
        file="languages"
        sums={shares(now.languages, before?.languages, languageOf)}
      />
      <SumsPart
        title={t('analytics.subjects')}
        of={t('analytics.subject')}
        counted={t('analytics.views')}
        other={t('analytics.event_availability')}
        file="subjects"
        sums={now.subjects.map(({ page, subject, views: count, availability }) => ({
          key: `${page}/${subject}`,
          name: subject,
          label: PAGES[page] ? <Link to={PAGES[page](subject)}>{subject}</Link> : subject,
          count,
          other: availability,
        }))}
      />
      <div className={styles.search}>
        <SumsPart
          title={t('analytics.search')}
          of={t('analytics.step')}
          counted={t('analytics.times')}
          file="search"
          sums={events(SEARCH)}
        />
        <SumsPart
          title={t('analytics.nothingFound')}
          hint={t('analytics.nothingFoundHint')}
          of={t('analytics.words')}
          counted={t('analytics.times')}
          file="nothing-found"
          sums={now.nothing_found.map(({ words, count }) => ({ key: words, name: words, count }))}
        />
      </div>
    </div>
  );
}
