import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';
import type { Point } from '@atoll/ui/sea/boxes';
import { Reefs } from '@atoll/ui/sea/reefs';
import type { ItineraryDay } from '../shared/catalog';
import { useLabels } from '../shared/use-labels';
import { labelsFor } from './labels';
import { type Line, type Route, WIDTH, projectionOf, routeOf } from './route';
import styles from './route-map.module.css';

/** So far a line bends aside, as a part of its length: there and back are two lines. */
const BEND = 0.14;

/** Where a trip goes: a chart with numbered places and lines by the way of travel, and beside it the same as a list. */
export function RouteMap({ days, duration }: { days: readonly ItineraryDay[]; duration: number }) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const route = routeOf(days, duration);
  if (!route) return null;
  const way = (mode: string) => labels.travel(mode) ?? mode;
  return (
    <figure className={styles.route} aria-label={t('route.label')}>
      <div className={styles.sea}>
        <Chart route={route} airport={t('route.airport')} />
        <ul className={styles.legend} aria-hidden="true">
          {[...new Set(route.lines.map(({ mode }) => mode))].map((mode) => (
            <li key={mode}>
              <svg viewBox="0 0 32 8" width="32" height="8" focusable="false">
                <path className={styles.line} data-mode={mode} d="M1 4H31" />
              </svg>
              {way(mode)}
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.legs}>
        <li className={styles.leg}>
          <span className={styles.number} data-start="true" aria-hidden="true" />
          <p className={styles.place}>{t('route.airport')}</p>
        </li>
        {route.legs.map(({ slug, name, mode, from, to }, index) => (
          <li key={from} className={styles.leg}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={styles.place}>
                <LocalLink to={paths.destination(slug)}>{name}</LocalLink>
              </p>
              <p className={styles.way}>
                {way(mode)} · {to > from ? t('package.days', { from, to }) : t('package.day', { day: from })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Chart({ route: { nodes, lines }, airport }: { route: Route; airport: string }) {
  const at = projectionOf(nodes);
  const marks = nodes.map(({ lat, lng, names }, index) => ({
    x: at.x(lng),
    y: at.y(lat),
    text: [...(index === 0 ? [airport] : []), ...names].join(' · '),
  }));
  const curves = lines.map((line) => curveOf(line, marks));
  const size = { width: WIDTH, height: at.height };
  const words = labelsFor(marks, curves.flatMap(pointsOf), size);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${at.height}`} aria-hidden="true" focusable="false">
      <Reefs at={at} high={at.height} />
      {lines.map(({ mode }, index) => (
        <path key={index} className={styles.line} data-mode={mode} d={pathOf(curves[index]!)} />
      ))}
      {nodes.map(({ numbers }, index) => (
        <g key={index} className={styles.mark} data-start={numbers.length === 0}>
          <circle cx={marks[index]?.x} cy={marks[index]?.y} r={numbers.length === 0 ? 6 : 11} />
          <text className={styles.figure} x={marks[index]?.x} y={marks[index]?.y} dy="4">
            {numbers.join('·')}
          </text>
          <text
            className={styles.name}
            x={words[index]?.x}
            y={words[index]?.y}
            dy="4"
            textAnchor={words[index]?.anchor}
          >
            {marks[index]?.text}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A line from a place to a place by a point aside. */
type Curve = readonly [from: Point, aside: Point, to: Point];

function curveOf({ from, to }: Line, marks: readonly Point[]): Curve {
  const [a, b] = [marks[from]!, marks[to]!];
  return [a, { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND }, b];
}

const pathOf = (curve: Curve): string => {
  const [from, ...on] = curve.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${from}Q${on.join(' ')}`;
};

/** Some of a curve's points, near enough to each other for words to notice them. */
const pointsOf = ([a, b, c]: Curve): Point[] =>
  Array.from({ length: 24 }, (_, index) => {
    const t = (index + 0.5) / 24;
    const along = (key: 'x' | 'y') => (1 - t) ** 2 * a[key] + 2 * t * (1 - t) * b[key] + t ** 2 * c[key];
    return { x: along('x'), y: along('y') };
  });
