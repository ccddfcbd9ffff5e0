import { Pagination, type PaginationProps } from 'antd';
import type { Key, ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Numbers stand at the end of their cell. */
  align?: 'end';
  render: (row: Row) => ReactNode;
}

/**
 * A table that scrolls sideways in its own box where the window is narrow. Plain: the kit's table measures scroll bars with
 * a style element, which the content security policy refuses.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  empty,
  pagination,
}: {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => Key;
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  pagination?: PaginationProps;
}) {
  return (
    <>
      <div className={styles.box}>
        <table className={styles.table} aria-label={label} aria-busy={loading}>
          <thead>
            <tr>
              {columns.map(({ key, title, align }) => (
                <th key={key} scope="col" data-align={align}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, align, render }) => (
                  <td key={key} data-align={align}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && !loading && empty}
      {pagination && <Pagination showSizeChanger={false} hideOnSinglePage showLessItems {...pagination} />}
    </>
  );
}
