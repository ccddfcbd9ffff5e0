import { useTranslation } from 'react-i18next';
import { CROPS, type Point, type Size, cropAround } from '../crop';
import styles from './picture.module.css';

/** How the site will cut a picture around its focal point. */
export function Crops({ size, picture, focal }: { size: Size; picture: string; focal: Point }) {
  const { t } = useTranslation('admin');
  return (
    <ul className={styles.crops} aria-label={t('media.crops')}>
      {CROPS.map(([name, shape]) => {
        const { left, top, width, height } = cropAround(size, focal, shape);
        return (
          <li key={name}>
            <svg
              viewBox={`${left} ${top} ${width} ${height}`}
              width={shape.width}
              height={shape.height}
              role="img"
              aria-label={t(`media.crop_${name}`)}
            >
              <image href={picture} width={size.width} height={size.height} />
            </svg>
            <span aria-hidden="true">{t(`media.crop_${name}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
