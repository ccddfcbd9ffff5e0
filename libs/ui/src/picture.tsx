import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardSources, heroSources, portraitSources } from '@atoll/contract/pictures';
import styles from './picture.module.css';

/** A picture as the API answers it; variants are absolute paths of WebP files. */
export interface PictureData {
  alt: string;
  focal_x?: number | null;
  focal_y?: number | null;
  width?: number | null;
  height?: number | null;
  variants: Record<'thumbnail' | 'card' | 'tile' | 'gallery' | 'portrait' | 'wide' | 'large' | 'hero', string> & {
    share?: string;
  };
}

export interface PictureProps {
  picture: PictureData | null | undefined;
  /** `sizes` of the image: how wide it is drawn, so that the browser takes the right variant. */
  sizes: string;
  /** The first large picture of a page, one that a phone shows without scrolling: loaded at once, with high priority. */
  priority?: boolean;
  className?: string;
  /** Variant for browsers that read no `srcset`, and the intrinsic ratio. */
  variant?: 'card' | 'gallery' | 'portrait' | 'hero';
  /** Decorative: empty alternative text. */
  decorative?: boolean;
}

const RATIO = { card: [400, 300], gallery: [800, 600], portrait: [900, 1200], hero: [1920, 1080] } as const;
const SOURCES = { card: cardSources, gallery: cardSources, portrait: portraitSources, hero: heroSources } as const;

/** Of what is seen of a picture in a box of another shape, about so much. */
const SEEN = 0.6;

/**
 * How far a cut picture is moved so that its focal point comes near the middle, in quarters: style sheets have a rule for each, as no
 * page may carry styles of its own.
 * @param focal share of the width or height, 0 to 1
 */
function focusOf(focal: number | null | undefined): number | undefined {
  const share = ((focal ?? 0.5) - SEEN / 2) / (1 - SEEN);
  const quarters = Math.round(Math.min(Math.max(share, 0), 1) * 4);
  return quarters === 2 ? undefined : quarters * 25;
}

/** A responsive picture in its parent's box; says so when it cannot be loaded. */
export function Picture({ picture, sizes, priority, className, variant = 'card', decorative }: PictureProps) {
  const { t } = useTranslation('common');
  const [failed, setFailed] = useState<string>();
  if (!picture || failed === picture.variants.card) {
    return (
      <div
        className={className ? `${styles.missing} ${className}` : styles.missing}
        role="img"
        aria-label={t('picture.unavailable')}
      >
        <span aria-hidden="true">{t('picture.unavailable')}</span>
      </div>
    );
  }
  const [width, height] = RATIO[variant];
  const fail = () => setFailed(picture.variants.card);
  return (
    <img
      className={className}
      data-x={variant === 'hero' ? focusOf(picture.focal_x) : undefined}
      data-y={variant === 'hero' ? focusOf(picture.focal_y) : undefined}
      src={picture.variants[variant]}
      srcSet={SOURCES[variant](picture.variants)}
      sizes={sizes}
      width={width}
      height={height}
      alt={decorative ? '' : picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={fail}
      // What failed before the browser has taken the page over told nobody.
      ref={(img) => void (img?.complete && img.naturalWidth === 0 && img.currentSrc && fail())}
    />
  );
}
