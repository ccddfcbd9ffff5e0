import { useTranslation } from 'react-i18next';
import { OfficeDialog as Dialog, type OfficeDialogProps } from '@atoll/ui/office/office-dialog';

/** The office's drawer in this remote's words. */
export function OfficeDialog(props: OfficeDialogProps) {
  const { t } = useTranslation('i18n');
  return <Dialog {...props} words={{ back: t('dialog.back'), close: t('dialog.close') }} />;
}
