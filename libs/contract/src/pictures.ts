// How wide pictures are drawn and in which files they come: documents and pages must say the same, or a browser loads two.

/** `sizes` of a picture on a card: three beside each other, two, one. */
export const CARD_SIZES = '(min-width: 60rem) 25rem, (min-width: 42rem) 50vw, 100vw';
/** `sizes` of a card that has one beside it or none. */
export const PAIR_SIZES = '(min-width: 60rem) 38rem, (min-width: 42rem) 50vw, 100vw';
/** `sizes` of the picture across the page. */
export const HERO_SIZES = '100vw';
/** `sizes` of a trip's cover and of the pictures beside it. */
export const GALLERY_SIZES = '(min-width: 60rem) 52rem, 90vw';
export const GALLERY_SIDE_SIZES = '(min-width: 60rem) 26rem, 90vw';

/** `sizes` of a place's upright tile. On a phone it says less than the tile's width, so that the small file will do. */
export const TILE_SIZES = '(min-width: 48rem) 20rem, 40vw';
/**
 * `sizes` of the picture that leads a section. A wide screen cuts it upright from a file that lies, so that its height decides; on
 * a phone it says less than its width, so that 800 pixels will do.
 */
export const LEAD_SIZES = '(min-width: 60rem) 100rem, 68vw';

/** Addresses of the sizes; each is a file of its own shape. */
interface Files {
  card: string;
  tile: string;
  gallery: string;
  portrait: string;
  wide: string;
  large: string;
  hero: string;
}

/** `srcset` of a picture in 4:3, small. */
export const cardSources = ({ card, gallery }: Files): string => `${card} 400w, ${gallery} 800w`;
/** `srcset` of an upright picture, 3:4. */
export const portraitSources = ({ tile, portrait }: Files): string => `${tile} 450w, ${portrait} 900w`;
/** `srcset` of a picture that fills its place, whatever its shape: a phone needs no 1920 pixels. */
export const heroSources = ({ gallery, wide, large, hero }: Files): string =>
  `${gallery} 800w, ${wide} 1200w, ${large} 1600w, ${hero} 1920w`;
