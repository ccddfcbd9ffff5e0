import { type ReactNode, useId } from 'react';
import styles from './prose.module.css';

/** A part of a page's story under its own heading; `id` is where links to it lead. What is for the `screen` is not printed. */
export function Block({
  title,
  id,
  screen,
  children,
}: {
  title: string;
  id?: string;
  screen?: boolean;
  children: ReactNode;
}) {
  const named = useId();
  return (
    <section id={id} aria-labelledby={named} className={screen ? styles.screen : undefined}>
      <h2 id={named} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A capital over two lines takes the space after a word of one letter: «В семь» would read «Всемь». */
const BEGINS_WITH_WORD = /^\p{L}{2}/u;

/** Paragraphs of a text; `opening` sets the first one larger, as a magazine does. */
export function Prose({ text, opening }: { text: string; opening?: boolean }) {
  return (
    <div className={styles.prose} data-opening={opening} data-capital={opening && BEGINS_WITH_WORD.test(text)}>
      {text
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
    </div>
  );
}

/** A short list of sentences with a drawn wave before each. */
export function Highlights({ items }: { items: string[] }) {
  return (
    <ul className={styles.highlights}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
