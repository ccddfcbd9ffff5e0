import type { PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { DataTable } from '../office/data-table';
import type { Selection } from '@atoll/ui/office/use-selection';
import { type BookingColumn, USUAL_COLUMNS, useBookingColumns } from './use-booking-columns';

/** Bookings as rows; the reference opens one. */
export function BookingsTable({
  rows,
  columns = USUAL_COLUMNS,
  selection,
  ...table
}: {
  rows: BookingDto[];
  columns?: BookingColumn[];
  selection?: Selection;
  loading?: boolean;
  empty?: ReactNode;
  pagination?: PaginationProps;
}) {
  const { t } = useTranslation('admin');
  const all = useBookingColumns();
  return (
    <DataTable
      label={t('bookings.title')}
      columns={columns.map((key) => all[key])}
      rows={rows}
      rowKey={({ id }) => id}
      isCompact
      selection={selection && { ...selection, nameOf: ({ reference }: BookingDto) => reference }}
      {...table}
    />
  );
}
