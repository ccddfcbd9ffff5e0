import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListHomepageSectionsQuery } from '@atoll/api-client/endpoints/homepage.gen';
import { OfficePage } from '../office/office-page';
import { HomepageForm } from './homepage-form';

/** `/dashboard/homepage`: the sections of the home page, in their order and with their words, beside the page as it would be. */
export default function HomepagePage() {
  const { t } = useTranslation('admin');
  const list = useListHomepageSectionsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <OfficePage
      title={t('homepage.title')}
      lead={t('homepage.lead')}
      error={list.data ? undefined : list.error}
      onRetry={() => void list.refetch()}
    >
      {list.data ? <HomepageForm read={list.data} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </OfficePage>
  );
}
