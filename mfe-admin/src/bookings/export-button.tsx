import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import type { ListBookingsApiArg } from '@atoll/api-client/endpoints/bookings.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { useDownload } from '../office/use-download';
import type { BookingColumn } from './use-booking-columns';

/** Takes the filtered list along in the columns that are shown; for who may take customers' data. */
export function ExportButton({
  query,
  columns,
}: {
  query: Omit<ListBookingsApiArg, 'page' | 'pageSize'>;
  columns: BookingColumn[];
}) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const mayExport = usePermission('customers.export');
  const { download, isBusy } = useDownload();
  if (!mayExport) return null;
  const { search, status, source, overdue, sort, ...rest } = query;
  const params = {
    lang,
    search,
    status,
    payment_status: rest.paymentStatus,
    assigned_to: rest.assignedTo,
    source,
    overdue,
    created_from: rest.createdFrom,
    created_to: rest.createdTo,
    check_in_from: rest.checkInFrom,
    check_in_to: rest.checkInTo,
    sort,
    columns,
  };
  return (
    <Button
      aria-busy={isBusy}
      onClick={() => !isBusy && void download({ url: '/api/bookings/export/', params, name: 'bookings.csv' })}
    >
      {t('list.export')}
    </Button>
  );
}
