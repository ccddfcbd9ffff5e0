import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useGetEditableRegionalSettingsQuery } from '@atoll/api-client/endpoints/languages.gen';
import { paths } from '@atoll/contract/paths';
import { SectionPage } from '../sections/section-page';
import { useLanguageName } from '../sections/use-language-name';
import styles from './languages.module.css';
import { RegionalForm } from './regional-form';

/** `/dashboard/translations/languages/:code`: how a language writes prices, days, times and phone numbers. */
export default function RegionalPage() {
  const { t } = useTranslation('i18n');
  const { code = '' } = useParams();
  const nameOf = useLanguageName();
  const { data, error, refetch } = useGetEditableRegionalSettingsQuery({ code }, { refetchOnMountOrArgChange: true });
  return (
    <SectionPage
      title={t('regional.title', { name: nameOf(code) })}
      lead={t('regional.lead')}
      actions={
        <Link className={styles.back} to={`${paths.dashboardTranslations()}/languages`}>
          {t('regional.all')}
        </Link>
      }
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {data ? <RegionalForm key={code} settings={data} /> : <Skeleton active paragraph={{ rows: 8 }} />}
    </SectionPage>
  );
}
