import type { ReactNode } from 'react';
import styles from './booking.module.css';

/** One thing to know, with its name. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A part of the page under its heading; a frame for what is looked up again and again. */
export function Part({
  id,
  title,
  framed,
  children,
}: {
  id: string;
  title: string;
  framed?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} data-framed={framed} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
