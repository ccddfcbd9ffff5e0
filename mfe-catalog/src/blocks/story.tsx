import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Blocks } from './blocks';
import { type Block, chaptersOf } from './contents';
import styles from './story.module.css';

/** As many chapters as make a list of them worth reading. */
const SOME = 3;

/** A long text and what belongs under it; beside it, on a wide window, its chapters. */
export function Story({ blocks, children }: { blocks: Block[]; children?: ReactNode }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const chapters = chaptersOf(blocks);
  return (
    <div className={styles.story}>
      <div className={styles.text}>
        <Blocks blocks={blocks} />
        {children}
      </div>
      <div className={styles.beside}>
        {chapters.length >= SOME && (
          <nav className={styles.contents} aria-labelledby={id}>
            <p id={id} className="doc-eyebrow">
              {t('content.contents')}
            </p>
            <ol>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>{chapter.text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
    </div>
  );
}
