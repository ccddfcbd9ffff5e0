import { ATOLLS } from './atolls.ts';
import styles from './reefs.module.css';

/** How a chart lays degrees on its drawing. Near the equator a degree is as long each way. */
export interface Projection {
  x(lng: number): number;
  y(lat: number): number;
  /** Units of the drawing in a degree. */
  scale: number;
}

/** The rings of reef that every chart of the sea shows, down to its height: none of which the edge would leave a stump. */
export function Reefs({ at: { x, y, scale }, high }: { at: Projection; high: number }) {
  return ATOLLS.filter(([lat]) => y(lat) > 0 && y(lat) < high).map(([lat, lng, height, width]) => (
    <ellipse key={lat} className={styles.reef} cx={x(lng)} cy={y(lat)} rx={width * scale} ry={height * scale} />
  ));
}
