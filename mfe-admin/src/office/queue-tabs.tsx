import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './view-bar.module.css';

export interface QueueTab<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** The parts of a queue side by side; the one that is shown is pressed. */
export function QueueTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: QueueTab<Value>[];
  value: string | undefined;
  onChange: (value: Value) => void;
}) {
  return (
    <div className={styles.views} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <Button
          key={tab.value}
          type="text"
          className={styles.view}
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </Button>
      ))}
    </div>
  );
}
