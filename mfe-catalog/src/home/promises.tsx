import { useId } from 'react';
import { Container } from '@atoll/ui/container';
import type { HomeSection } from '../shared/catalog';
import styles from './promises.module.css';

/** What the agency answers for, in its own numbered words. */
export function Promises({ data }: { data: HomeSection['data'] }) {
  const id = useId();
  if (!data.items?.length) return null;
  return (
    <section className={styles.section} aria-labelledby={data.title ? id : undefined}>
      <Container>
        {data.title && <h2 id={id}>{data.title}</h2>}
        <ol className={styles.list}>
          {data.items.map(({ title, body }) => (
            <li key={title} className={styles.item}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
