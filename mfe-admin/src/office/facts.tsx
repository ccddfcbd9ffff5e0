import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of a thing, each under its name; what is not known is left out. */
export const Facts = ({ of: facts }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
