import { Table, type TableProps } from 'antd';
import styles from './wide-table.module.css';

/**
 * A table that scrolls sideways in its own box where the window is narrow. The kit's own `scroll` measures with a style
 * element, which the content security policy refuses.
 */
export function WideTable<Row extends object>({ className, ...table }: TableProps<Row>) {
  return (
    <div className={styles.box}>
      <Table<Row> rowKey="id" size="middle" {...table} className={className ?? ''} />
    </div>
  );
}
