import { useTranslation } from 'react-i18next';
import { DataTable as Table, type DataTableProps } from '@atoll/ui/office/data-table';

/** The office's table in this remote's words. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('i18n');
  return <Table {...props} words={{ all: t('list.chooseAll'), one: (name) => t('list.choose', { name }) }} />;
}
