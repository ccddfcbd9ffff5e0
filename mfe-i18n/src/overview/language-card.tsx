import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import type { TranslationStatsDto } from '@atoll/api-client/endpoints/translations.gen';
import { useFormat } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { useLanguageName } from '../sections/use-language-name';
import { reviewAddress, textsAddress } from '../sections/text-address';
import styles from './overview.module.css';

/** How far one language is: the parts drawn, and each of them as a number. */
export function LanguageCard({ stats }: { stats: TranslationStatsDto }) {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const name = useLanguageName()(stats.language_code);
  const mayApprove = usePermission('translations.approve');
  const { language_code: lang, total_keys: total, approved_keys, pending_keys, missing_keys, stale_keys } = stats;
  const { needs_work_keys: work } = stats;
  const parts = [
    ['approved', approved_keys],
    ['pending', pending_keys],
    ['missing', missing_keys],
  ] as const;
  let from = 0;
  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <p>
          {t('overview.complete', {
            percent: format.number(stats.completion_percentage / 100, { style: 'percent', maximumFractionDigits: 1 }),
          })}
        </p>
      </header>
      <svg
        className={styles.stack}
        viewBox={`0 0 ${Math.max(total, 1)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(([part, count]) => {
          const x = from;
          from += count;
          return <rect key={part} data-part={part} x={x} width={count} height="1" />;
        })}
      </svg>
      <dl className={styles.parts}>
        {parts.map(([part, count]) => (
          <Fragment key={part}>
            <div data-part={part}>
              <dt>{t(`overview.${part}`)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
            {part === 'pending' && stale_keys > 0 && (
              <div>
                <dt>{t('overview.outdated')}</dt>
                <dd>{format.number(stale_keys)}</dd>
              </div>
            )}
          </Fragment>
        ))}
      </dl>
      <LastEdit stats={stats} />
      <p className={styles.links}>
        <LocalLink to={textsAddress({ lang, ...(work > 0 && { status: 'needs_work' }) })}>
          {work > 0 ? t('overview.continue', { count: work }) : t('overview.texts')}
        </LocalLink>
        {mayApprove && stats.review_keys > 0 && (
          <LocalLink to={reviewAddress(lang)}>{t('overview.review', { count: stats.review_keys })}</LocalLink>
        )}
      </p>
    </article>
  );
}

function LastEdit({ stats: { last_updated: at, last_updated_by: name } }: { stats: TranslationStatsDto }) {
  const { t } = useTranslation('i18n');
  const maldivesTime = useMaldivesTime();
  if (!at) return <p className={styles.note}>{t('overview.noEdits')}</p>;
  const date = maldivesTime(at);
  return (
    <p className={styles.note}>
      {name ? t('overview.lastEdit', { name, date }) : t('overview.lastEditUnknown', { date })}
    </p>
  );
}
