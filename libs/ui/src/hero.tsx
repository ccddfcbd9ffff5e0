import type { ReactNode } from 'react';
import { HERO_SIZES } from '@atoll/contract/pictures';
import { Picture, type PictureData } from './picture.tsx';

/** Full-bleed picture with a soft scrim, the page's h1 and what belongs under it. */
export function Hero({
  picture,
  title,
  lead,
  eyebrow,
  size,
  children,
}: {
  picture: PictureData | null | undefined;
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  size?: 'page';
  children?: ReactNode;
}) {
  return (
    <header className="doc-hero" data-size={size}>
      <Picture picture={picture} className="doc-hero__picture" sizes={HERO_SIZES} variant="hero" priority />
      <div className="doc-container doc-hero__body">
        {eyebrow && <p className="doc-eyebrow">{eyebrow}</p>}
        <h1 className="doc-hero__title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="doc-hero__lead">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
