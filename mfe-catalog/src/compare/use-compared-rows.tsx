import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lastLanding } from '@atoll/contract/last-landing';
import { useFormat } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { NightPrice, shownNight } from '@atoll/ui/night-price';
import { Rating } from '@atoll/ui/rating';
import type { ResortDetail } from '../shared/catalog';
import { placeOf } from '../shared/place-of';
import { useLabels } from '../shared/use-labels';

/** What is said of one place; `said` is what tells it from what is said of others. */
export interface Cell {
  said: string;
  /** Of what a place has or has not. */
  has?: boolean;
  shown?: ReactNode;
}

export interface ComparedRow {
  key: string;
  label: string;
  cells: Cell[];
}

/** Amenities that a row of the facts tells, and tells more of. */
const TOLD = new Set(['airport_transfer', 'house_reef', 'overwater_villas', 'private_pool', 'restaurant', 'bar']);

export const differs = ({ cells }: ComparedRow): boolean => new Set(cells.map(({ said }) => said)).size > 1;

/** What there is to compare: facts of each place, and then what it offers, as words. */
export function useComparedRows(resorts: readonly ResortDetail[]): { facts: ComparedRow[]; amenities: ComparedRow[] } {
  const { t } = useTranslation(['catalog', 'common']);
  const format = useFormat();
  const labels = useLabels();
  const guestsOf = useGuests();
  const landingOf = useLanding();
  const row = (key: string, label: string, cellOf: (resort: ResortDetail) => Cell | string | null): ComparedRow => ({
    key,
    label,
    cells: resorts.map((resort) => {
      const cell = cellOf(resort);
      return typeof cell === 'object' && cell ? cell : { said: cell || '–' };
    }),
  });
  const yes = (has: boolean): Cell => ({ said: t(has ? 'compare.yes' : 'compare.no'), has });
  const ofRooms = (is: (room: ResortDetail['room_types'][number]) => boolean) => (resort: ResortDetail) =>
    resort.room_types.length > 0 ? yes(resort.room_types.some(is)) : null;
  const facts = [
    row('night', t('compare.night'), (resort) => ({
      said: JSON.stringify(shownNight(resort)),
      shown: <NightPrice resort={resort} />,
    })),
    row('rating', t('compare.rating'), ({ rating_average: average, review_count: count }) =>
      average !== null && count > 0
        ? { said: `${average} ${count}`, shown: <Rating average={average} count={count} /> }
        : t('compare.noReviews'),
    ),
    row('kind', t('filters.kind'), ({ category, stars }) =>
      listed([labels.stay(category), Number(stars) > 0 && `${format.number(Number(stars))} ★`]),
    ),
    row('guests', t('compare.guests'), guestsOf),
    row('place', t('compare.place'), placeOf),
    row('way', t('resort.transfer'), ({ transfer }) => labels.transfer(transfer)),
    row('landing', t('compare.landing'), landingOf),
    row('fare', t('compare.fare'), ({ transfer }) =>
      transfer?.price_adult_return ? format.money(transfer.price_adult_return) : null,
    ),
    row('meals', t('resort.mealPlans'), ({ meal_plans }) => listed(meal_plans.map(labels.meals))),
    row('reef', t('resort.reef'), ({ house_reef }) => labels.reef(house_reef)),
    row('rooms', t('resort.rooms'), ({ registered_rooms: count }) => (count ? t('resorts.rooms', { count }) : null)),
    row(
      'water',
      t('compare.overWater'),
      ofRooms(({ over_water }) => over_water),
    ),
    row(
      'pool',
      t('compare.pool'),
      ofRooms(({ private_pool }) => private_pool),
    ),
    row('dining', t('resort.dining'), ({ restaurants, bars }) =>
      format.list([
        ...(restaurants ? [t('resort.restaurants', { count: restaurants })] : []),
        ...(bars ? [t('resort.bars', { count: bars })] : []),
      ]),
    ),
    row('beach', t('resort.beach'), ({ beach_notes }) => beach_notes),
  ];
  const offered = new Map(resorts.flatMap(({ amenities }) => amenities.map(({ code, name }) => [code, name])));
  const amenities = [...offered]
    .filter(([code]) => !TOLD.has(code))
    .map(([code, name]) => row(code, name, (resort) => yes(resort.amenities.some((amenity) => amenity.code === code))));
  return { facts, amenities };
}

/** Several words of one thing. */
function listed(words: (string | false | null | undefined)[]): Cell | null {
  const said = words.filter(Boolean).join();
  return said ? { said, shown: <Meta items={words} /> } : null;
}

/** Who stays there: adults alone, or from which age on. */
function useGuests() {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  return ({ style_tags: tags, children_policy: { min_age: least } }: ResortDetail): string | null => {
    if (tags.includes('adults_only')) return labels.style('adults_only');
    return least ? t('compare.childrenFrom', { count: least }) : t('compare.children');
  };
}

/** Until when one lands to get there the same day, way by way where they differ. */
function useLanding() {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  return ({ transfers }: ResortDetail): Cell | null => {
    const ways = new Map<ResortDetail['transfers'][number]['mode'], string>();
    // The first of a mode is the one that the place is reached by as a rule, and whose fare stands below.
    for (const transfer of transfers) {
      const limit = lastLanding(transfer);
      if (!ways.has(transfer.mode))
        ways.set(transfer.mode, limit ? t('compare.landBy', { time: limit }) : t('transportation.anyHour'));
    }
    const [only, ...others] = [...new Set(ways.values())];
    if (!only) return null;
    if (others.length === 0) return { said: only };
    const lines = [...ways].map(([mode, limit]) => t('compare.byWay', { mode: labels.mode(mode), limit }));
    return { said: lines.join(), shown: lines.map((line) => <p key={line}>{line}</p>) };
  };
}
