// How wide pictures are drawn and in which files they come: documents and pages must say the same, or a browser loads two.

/** `sizes` of a picture on a card: three beside each other, two, one. */
export const CARD_SIZES = '(min-width: 60rem) 25rem, (min-width: 42rem) 50vw, 100vw';
/** `sizes` of the picture across the page. */
export const HERO_SIZES = '100vw';
/** `sizes` of a trip's cover and of the pictures beside it. */
export const GALLERY_SIZES = '(min-width: 60rem) 52rem, 90vw';
export const GALLERY_SIDE_SIZES = '(min-width: 60rem) 26rem, 90vw';

interface Files {
  card: string;
  gallery: string;
  hero: string;
}

/** `srcset` of a picture in 4:3, small. */
export const cardSources = ({ card, gallery }: Files): string => `${card} 400w, ${gallery} 800w`;
/** `srcset` of a picture that fills its place, whatever its shape: a phone needs no 1920 pixels. */
export const heroSources = ({ gallery, hero }: Files): string => `${gallery} 800w, ${hero} 1920w`;
