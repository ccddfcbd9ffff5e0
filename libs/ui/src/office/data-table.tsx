// Browsers forget what a table is once it is laid out as cards; the roles say it again.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Pagination, type PaginationProps, Skeleton } from 'antd';
import { type Key, type ReactNode, useRef } from 'react';
import styles from './data-table.module.css';
import { useRowKeys } from './use-row-keys.tsx';
import type { Selection } from './use-selection.tsx';

/** Lines that stand for rows while the first ones are on their way. */
const WAITING = 8;

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Numbers stand at the end of their cell. */
  align?: 'end';
  /** Place on a phone, where a row is a small card of two columns: a half, the whole width (usual), or nowhere. */
  narrow?: 'start' | 'end' | 'hidden';
  render: (row: Row) => ReactNode;
}

/** What the boxes that choose rows are called. */
export interface ChoiceWords {
  all: string;
  one: (name: string) => string;
}

export interface DataTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => Key;
  /** Two lines a row at most, and on a phone no gaps between the halves of a card. */
  isCompact?: boolean;
  /** Rows can be chosen; `nameOf` tells them apart for who does not see. */
  selection?: (Selection & { nameOf: (row: Row) => string }) | undefined;
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  pagination?: PaginationProps;
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
  isCompact = false,
  selection,
  loading = false,
  empty,
  pagination,
  words,
}: DataTableProps<Row> & { words: ChoiceWords }) {
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const isAll = selection !== undefined && rows.length > 0 && selection.chosen.length === rows.length;
  return (
    <>
      <div className={styles.box}>
        <table
          ref={table}
          className={styles.table}
          role="table"
          aria-label={label}
          aria-busy={loading}
          data-compact={isCompact || undefined}
          data-choosing={selection ? true : undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              {selection && (
                <th role="columnheader" scope="col" className={styles.choice}>
                  <input
                    type="checkbox"
                    aria-label={words.all}
                    checked={isAll}
                    onChange={() => selection.all(!isAll)}
                  />
                </th>
              )}
              {columns.map(({ key, title, align }) => (
                <th key={key} role="columnheader" scope="col" data-align={align}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                data-chosen={selection?.chosen.includes(String(rowKey(row))) || undefined}
              >
                {selection && (
                  <Choice of={String(rowKey(row))} label={words.one(selection.nameOf(row))} selection={selection} />
                )}
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
      {rows.length === 0 && (loading ? <Skeleton active title={false} paragraph={{ rows: WAITING }} /> : empty)}
      {pagination && <Pagination showSizeChanger={false} hideOnSinglePage showLessItems {...pagination} />}
    </>
  );
}

/** The box that chooses a row; with Shift all rows from the last one to it. */
function Choice({ of: id, label, selection }: { of: string; label: string; selection: Selection }) {
  const isShift = useRef(false);
  return (
    <td role="cell" className={styles.choice}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.chosen.includes(id)}
        onClick={(event) => {
          isShift.current = event.shiftKey;
        }}
        onChange={() => selection.toggle(id, isShift.current)}
      />
    </td>
  );
}
