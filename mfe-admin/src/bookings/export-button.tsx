import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import { useFileDownload } from '@atoll/api-client/download';
import type { ExportBookingsApiArg } from '@atoll/api-client/endpoints/bookings.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { notifyError } from '@atoll/ui/shell-context';
import type { BookingColumn } from './use-booking-columns';

/** The names that the address of the API has for what its client calls by names of its own: `moneyBack` is `money_back`. */
const asParameters = (query: object) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** Takes the filtered list along in the columns that are shown; for who may take customers' data. */
export function ExportButton({
  query,
  columns,
  label,
}: {
  query: Omit<ExportBookingsApiArg, 'lang' | 'columns'>;
  columns: BookingColumn[];
  /** What the button says, where it takes along less than the list. */
  label?: string;
}) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const mayExport = usePermission('customers.export');
  const { download, isBusy } = useFileDownload(notifyError);
  if (!mayExport) return null;
  const params = { lang, ...asParameters(query), columns };
  return (
    <Button
      aria-busy={isBusy}
      onClick={() => !isBusy && void download({ url: '/api/bookings/export/', params, name: 'bookings.csv' })}
    >
      {label ?? t('list.export')}
    </Button>
  );
}
