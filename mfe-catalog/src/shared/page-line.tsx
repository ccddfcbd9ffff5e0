import type { ComponentProps } from 'react';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import styles from './page-line.module.css';
import { ShareRow } from './share-row';

/** Where one is on the site, and how to hand that on. */
export function PageLine({ items }: ComponentProps<typeof Breadcrumb>) {
  return (
    <div className={styles.line}>
      <Breadcrumb items={items} />
      <ShareRow title={items.at(-1)?.label ?? ''} />
    </div>
  );
}
