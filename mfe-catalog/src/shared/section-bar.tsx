import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section-bar.module.css';
import { useCurrentSection } from './use-current-section';

/** A part of a page: its id, which links lead to, and what the bar calls it. */
export type PageSection = readonly [id: string, name: string];

/** Of all the parts that a kind of page may have those that this one has, in their order. */
export const sectionsThere = (all: [has: unknown, ...PageSection][]): PageSection[] =>
  all.flatMap(([has, ...section]) => (has ? [section] : []));

/** Links to the parts of a long page, which stay under the header; they work without scripts, and one is marked where they run. */
export function SectionBar({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation('catalog');
  const current = useCurrentSection(sections.map(([id]) => id));
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Above all of them, the bar begins at its beginning again.
    if (row.current)
      row.current.scrollLeft = link ? link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 : 0;
  }, [current]);
  if (sections.length < 2) return null;
  return (
    <nav className={styles.bar} aria-label={t('sections.label')}>
      <ul ref={row} className={styles.row}>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
