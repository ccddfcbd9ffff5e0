import { GALLERY_SIZES } from '@atoll/contract/pictures';
import { Picture, type PictureData } from '@atoll/ui/picture';
import styles from './blocks.module.css';

/** A picture of a story, with what it shows under it. */
export function Figure({ picture, caption }: { picture: PictureData; caption?: string | null | undefined }) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} variant="hero" sizes={GALLERY_SIZES} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
