import { piecesOf } from './placeholders';
import styles from './translations.module.css';
import { wordDiff } from './word-diff';

/** A text with its placeholders and tags set apart. */
export const TextWords = ({ text, language }: { text: string; language: string }) => (
  <p lang={language} className={styles.words}>
    {piecesOf(text).map((piece, index) =>
      piece.isMark ? (
        <code key={index} className={styles.mark}>
          {piece.text}
        </code>
      ) : (
        piece.text
      ),
    )}
  </p>
);

/** What changed from one text to another: struck out what is gone, underlined what is new. */
export const TextChange = ({ before, after, language }: { before: string; after: string; language: string }) => (
  <p lang={language} className={styles.words}>
    {wordDiff(before, after, language).map(({ text, kind }, index) => {
      if (kind === 'same') return text;
      return kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>;
    })}
  </p>
);
