import { useState } from 'react';
import { dressed, undressed } from './letter-document';
import styles from './letter-templates.module.css';

/** A letter in a frame in which nothing runs, asks for anything or leads anywhere; as high as the letter is. */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState<number>();
  const onLoad = (frame: HTMLIFrameElement) => {
    const { contentDocument: letter } = frame;
    if (!letter?.body) return;
    dressed(letter);
    new ResizeObserver(() => setHeight(letter.body.offsetHeight)).observe(letter.body);
  };
  return (
    <iframe
      className={styles.frame}
      sandbox="allow-same-origin"
      srcDoc={undressed(html)}
      title={title}
      style={{ height }}
      onLoad={({ currentTarget }) => onLoad(currentTarget)}
    />
  );
}
