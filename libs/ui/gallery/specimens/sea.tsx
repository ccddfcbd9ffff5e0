import { Reefs } from '../../src/sea/reefs.tsx';
import type { Specimen } from '../specimen.tsx';
import styles from '../gallery.module.css';

/** Degrees of latitude that the drawing shows, and its height. */
const SHOWN = 9;
const HIGH = 300;
const scale = HIGH / SHOWN;

export const SEA: Specimen[] = [
  {
    name: 'Reefs',
    states: () => ({
      'all atolls': (
        <svg className={styles.sea} viewBox={`0 0 ${HIGH / 2} ${HIGH}`} aria-hidden="true" focusable="false">
          <Reefs
            at={{ scale, x: (lng) => HIGH / 4 + (lng - 73.2) * scale, y: (lat) => HIGH / 2 - (lat - 3.2) * scale }}
            high={HIGH}
          />
        </svg>
      ),
    }),
  },
];
