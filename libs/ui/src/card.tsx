import { Children, type ReactNode, createContext, use } from 'react';
import { CARD_SIZES, PAIR_SIZES } from '@atoll/contract/pictures';
import { LocalLink } from './local-link.tsx';
import { Picture, type PictureData } from './picture.tsx';

export interface CardProps {
  /** A path of `paths`; the whole card leads there. */
  to: string;
  title: string;
  picture: PictureData | null | undefined;
  /** Facts in one line, with dots between: place, nights, transfer. */
  meta?: (string | null | undefined | false)[];
  text?: ReactNode;
  flag?: ReactNode;
  /** Stands in the corner of the picture, above the link: something to press. */
  corner?: ReactNode;
  /** Usually a `Price`. */
  children?: ReactNode;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** Whether a card has half of the page: a grid of one or two. */
const IsPair = createContext(false);

/** A picture, a title that is the link, a line of facts, a price. */
export function Card({
  to,
  title,
  picture,
  meta = [],
  text,
  flag,
  corner,
  children,
  headingLevel = 3,
  priority,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="doc-card">
      <div className="doc-card__picture">
        {flag && <div className="doc-card__flag">{flag}</div>}
        <Picture picture={picture} sizes={use(IsPair) ? PAIR_SIZES : CARD_SIZES} priority={priority} decorative />
      </div>
      <Meta items={meta} />
      <Heading className="doc-card__title">
        <LocalLink to={to}>{title}</LocalLink>
      </Heading>
      {text && <p className="doc-card__text">{text}</p>}
      {children && <div className="doc-card__foot">{children}</div>}
      {corner}
    </article>
  );
}

/** Facts in one line with dots between; empty ones are left out. */
export function Meta({ items }: { items: (ReactNode | null | undefined | false)[] }) {
  const shown = items.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <ul className="doc-meta">
      {shown.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Cards side by side, as many as fit; each child is an item of the list. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <IsPair value={Children.toArray(children).length <= 2}>
    <ul className="doc-grid">{Children.map(children, (child) => child && <li>{child}</li>)}</ul>
  </IsPair>
);
