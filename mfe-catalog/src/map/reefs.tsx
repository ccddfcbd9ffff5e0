import { ATOLLS } from './atolls';
import styles from './sea-chart.module.css';

/** How a chart lays degrees on its drawing. Near the equator a degree is as long each way. */
export interface Projection {
  x(lng: number): number;
  y(lat: number): number;
  /** Units of the drawing in a degree. */
  scale: number;
}

/** The rings of reef that every chart of the sea shows. */
export function Reefs({ at: { x, y, scale } }: { at: Projection }) {
  return ATOLLS.map(([lat, lng, height, width]) => (
    <g key={lat}>
      <ellipse className={styles.lagoon} cx={x(lng)} cy={y(lat)} rx={width * scale} ry={height * scale} />
      <ellipse className={styles.reef} cx={x(lng)} cy={y(lat)} rx={width * scale} ry={height * scale} />
    </g>
  ));
}
