import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { type TranslationStatsDto, useGetTranslationStatsQuery } from '@atoll/api-client/endpoints/translations.gen';
import { SectionPage } from '../sections/section-page';
import { Attention } from './attention';
import { LanguageCard } from './language-card';
import { MissingTable } from './missing-table';
import styles from './overview.module.css';

/** `/dashboard/translations/overview`: how far each language is, and what needs attention. */
export default function OverviewPage() {
  const { t } = useTranslation('i18n');
  const stats = useGetTranslationStatsQuery({}, { refetchOnMountOrArgChange: true });
  const languages = stats.data as TranslationStatsDto[] | undefined;
  return (
    <SectionPage
      title={t('overview.title')}
      lead={t('overview.lead')}
      error={languages ? undefined : stats.error}
      onRetry={() => void stats.refetch()}
    >
      {languages ? (
        <>
          <ul className={styles.cards}>
            {languages.map((language) => (
              <li key={language.language_code}>
                <LanguageCard stats={language} />
              </li>
            ))}
          </ul>
          <Attention languages={languages} />
          <MissingTable languages={languages} />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </SectionPage>
  );
}
