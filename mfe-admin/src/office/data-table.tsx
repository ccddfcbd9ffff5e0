// Browsers forget what a table is once it is laid out as cards; the roles say it again.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Pagination, type PaginationProps } from 'antd';
import { type Key, type ReactNode, useRef } from 'react';
import styles from './data-table.module.css';
import { useRowKeys } from './use-row-keys';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Numbers stand at the end of their cell. */
  align?: 'end';
  /** Place on a phone, where a row is a small card of two columns: a half, the whole width (usual), or nowhere. */
  narrow?: 'start' | 'end' | 'hidden';
  render: (row: Row) => ReactNode;
}

/**
 * A table, with keys from row to row; on a phone each row is a card, so that nothing of it lies beyond the edge. Plain: the kit's table measures scroll
 * bars with a style element, which the content security policy refuses.
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
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  return (
    <>
      <div className={styles.box}>
        <table ref={table} className={styles.table} role="table" aria-label={label} aria-busy={loading}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, title, align }) => (
                <th key={key} role="columnheader" scope="col" data-align={align}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map(({ key, align, narrow, render }) => (
                  <td key={key} role="cell" data-align={align} data-narrow={narrow}>
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
