import type { PageDto } from '@atoll/api-client/endpoints/pages.gen';
import { Notice } from '@atoll/ui/notice';
import styles from './legal.module.css';
import { RichText } from './rich-text';

/** Blocks of words: headings, text, remarks, quotes and tables. What shows pictures or the catalogue has no place in a legal text. */
export function LegalBlocks({ blocks }: { blocks: PageDto['blocks'] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // The blocks of one answer never change places.
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { block: PageDto['blocks'][number] }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'rich_text':
      return <RichText html={block.html} />;
    case 'callout':
      return (
        <Notice kind={block.tone === 'warning' ? 'warning' : 'info'}>
          <RichText html={block.html} />
        </Notice>
      );
    case 'quote':
      return <blockquote>{block.text}</blockquote>;
    case 'table':
      return (
        <table className={styles.table}>
          {block.caption && <caption>{block.caption}</caption>}
          <thead>
            <tr>
              {block.header.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return null;
  }
}
