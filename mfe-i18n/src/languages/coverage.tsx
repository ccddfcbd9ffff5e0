import { useTranslation } from 'react-i18next';
import { type TranslationStatsDto, useGetTranslationStatsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { useFormat } from '@atoll/i18n/instance';
import styles from './languages.module.css';

/** Percent of the texts that a language has; undefined while that is unknown. */
export function useCoverage(code: string): number | undefined {
  const { data } = useGetTranslationStatsQuery({ lang: code });
  return data === undefined ? undefined : (data as TranslationStatsDto).completion_percentage;
}

/** How far a language is translated: a bar, and the same in figures. */
export function Coverage({ code }: { code: string }) {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const percent = useCoverage(code);
  if (percent === undefined) return <span className={styles.note}>…</span>;
  return (
    <span className={styles.coverage}>
      <progress max={100} value={percent} aria-hidden="true" />
      {t('langs.percent', { percent: format.number(percent) })}
    </span>
  );
}
