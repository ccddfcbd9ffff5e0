import { paths } from '@atoll/contract/paths';
import { LinkButton } from '@atoll/ui/link-button';
import { Notice } from '@atoll/ui/notice';
import { Questions } from '../faq/questions';
import { PlacesMap } from '../map/places-map';
import { Gallery } from '../shared/gallery';
import styles from './blocks.module.css';
import { PackageCards, ResortCards } from './card-blocks';
import { type Block, partId } from './contents';
import { Figure } from './figure';
import { localPathOf } from './local-path';
import { RichText } from './rich-text';

/** The parts of a page or a post in the order in which they were written. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // The blocks of one answer never change places.
        <Part key={index} block={block} id={partId(index)} />
      ))}
    </div>
  );
}

function Part({ block, id }: { block: Block; id: string }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2 id={id}>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'rich_text':
      return <RichText html={block.html} />;
    case 'callout':
      return (
        <Notice kind={block.tone === 'warning' ? 'warning' : 'info'}>
          <RichText html={block.html} />
        </Notice>
      );
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          {block.cite && <figcaption>{block.cite}</figcaption>}
        </figure>
      );
    case 'table':
      return <Table {...block} />;
    case 'image':
      return block.image && <Figure picture={block.image} caption={block.caption} />;
    case 'gallery':
      return (
        <figure className={styles.wide}>
          <Gallery pictures={block.images} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'faq_list':
      return (
        <section className={styles.group}>
          {block.title && <h2>{block.title}</h2>}
          <Questions faqs={block.faqs} />
        </section>
      );
    case 'package_list':
      return <PackageCards title={block.title} packages={block.packages} />;
    case 'resort_list':
      return <ResortCards title={block.title} resorts={block.resorts} />;
    case 'map':
      return (
        <PlacesMap
          title={block.title}
          places={block.places.map((place) => ({ ...place, to: paths.destination(place.slug) }))}
        />
      );
    case 'cta':
      return <Action label={block.label} url={block.url} />;
    case 'video_link':
      return (
        <p>
          <a href={block.url} rel="noopener">
            {block.title}
          </a>
        </p>
      );
  }
}

/** What to do next: a page of this site, or somewhere else. */
function Action({ label, url }: { label: string; url: string }) {
  const path = localPathOf(url);
  return (
    <p className={styles.action}>
      {path ? (
        <LinkButton to={path}>{label}</LinkButton>
      ) : (
        <a className="doc-button" data-kind="primary" href={url} rel="noopener">
          {label}
        </a>
      )}
    </p>
  );
}

function Table({ caption, header, rows }: Extract<Block, { type: 'table' }>) {
  return (
    <table className={styles.table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {header.map((cell, place) => (
            <th key={place} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
