import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { type TranslationStatsDto, useListMissingTextsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { ErrorCard } from '@atoll/ui/error-card';
import { LocalLink } from '@atoll/ui/local-link';
import { textAddress, textsAddress } from '../sections/text-address';
import { useLanguageName } from '../sections/use-language-name';
import styles from './overview.module.css';

/** How many of what pages asked for in vain are told here. */
const TOLD = 10;

/** Faults in texts, texts that do not fit, open questions of colleagues, and what pages asked for in vain: what somebody has to look at. */
export function Attention({ languages }: { languages: TranslationStatsDto[] }) {
  const { t } = useTranslation('i18n');
  const asked = useListMissingTextsQuery({ pageSize: TOLD });
  const nameOf = useLanguageName();
  const faulty = languages.flatMap(
    ({ language_code: lang, qa_errors: faults, clipped_keys: clipped, question_keys: asks }) => [
      ...(faults > 0 ? [{ lang, told: t('overview.faults', { count: faults }), filter: { qa: 'error' } }] : []),
      ...(clipped > 0
        ? [{ lang, told: t('overview.clipped', { count: clipped }), filter: { status: 'clipped' } }]
        : []),
      ...(asks > 0 ? [{ lang, told: t('overview.questions', { count: asks }), filter: { status: 'questions' } }] : []),
    ],
  );
  const wanted = asked.data?.results.filter(({ is_written: isWritten }) => !isWritten) ?? [];
  const isCalm = asked.data && faulty.length === 0 && wanted.length === 0;
  return (
    <section className={styles.section} aria-labelledby="attention">
      <h2 id="attention">{t('overview.attention')}</h2>
      {asked.error && <ErrorCard small title={t('failed')} error={asked.error} onRetry={() => void asked.refetch()} />}
      {!asked.data && !asked.error && <Skeleton active paragraph={{ rows: 2 }} />}
      {isCalm && <p className={styles.note}>{t('overview.calm')}</p>}
      {faulty.length > 0 && (
        <ul className={styles.list}>
          {faulty.map(({ lang, told, filter }) => (
            <li key={`${lang} ${told}`}>
              <span>{nameOf(lang)}</span>
              <LocalLink to={textsAddress({ lang, ...filter })}>{told}</LocalLink>
            </li>
          ))}
        </ul>
      )}
      {wanted.length > 0 && (
        <>
          <h3>{t('overview.asked')}</h3>
          <ul className={styles.list}>
            {wanted.map(({ remote, build_id: build, lang, ns, key, kind, hits }) => (
              <li key={`${remote} ${build} ${lang} ${ns} ${key} ${kind}`}>
                <LocalLink to={textAddress(lang, ns, key)}>
                  <code>
                    {ns}:{key}
                  </code>
                </LocalLink>
                <span>{nameOf(lang)}</span>
                <span>{t('overview.hits', { count: hits })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
