import { Fragment, type ReactNode, useId } from 'react';
import styles from './fact-group.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Facts of one kind under their heading: what each is at the left, its value at the right. */
export function FactGroup({ title, facts }: { title: string; facts: Fact[] }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
