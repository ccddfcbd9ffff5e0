import { useTranslation } from 'react-i18next';
import { OfficePage as Page, type OfficePageProps } from '@atoll/ui/office/office-page';
import './antd.gen.css';

/** The office's page with this remote's words and its sheet of the kit's styles. */
export function OfficePage(props: OfficePageProps) {
  const { t } = useTranslation('i18n');
  return <Page {...props} failed={t('failed')} />;
}
