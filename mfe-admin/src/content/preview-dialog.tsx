import { useTranslation } from 'react-i18next';
import { OfficeDialog } from '../office/office-dialog';
import { SitePreview } from '../office/site-preview';

/** A thing on the site as its form has it, stored or not. */
export function PreviewDialog({ path, token, onClose }: { path: string; token: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <OfficeDialog title={t('preview.title')} isWide onClose={onClose}>
      <SitePreview path={path} token={token} />
    </OfficeDialog>
  );
}
