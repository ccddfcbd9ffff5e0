import type { TransferMode, TransferService } from '../../content/listing/codes.js';
import {
  type ByLanguage,
  announce,
  bySlug,
  demoVersion,
  languagesOf,
  readDemoFolder,
} from '../../content/listing/demo-files.js';
import { searchText } from '../../content/listing/fold-text.js';
import { parseMinorOrNull } from '../../platform/fields/money.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { camelled } from '../../content/editing/columns.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { Destination } from '../destinations/destination.entity.js';
import { readPlaceNames } from '../destinations/destinations.seeder.js';
import { picturesOf, readLibrary } from '../../content/media/media.seeder.js';
import { Resort } from '../resorts/resort.entity.js';
import type { WriteTransferWordsDto } from './transfer-editing.dto.js';
import { TransferImage, TransferText } from './transfer-parts.entity.js';
import { Transfer, type TransferFacts, type TransferLeg } from './transfer.entity.js';
import { syncResortTransfers } from './transfers.queries.js';

/** `api/demo/transfers/<slug>.json`. */
interface DemoTransfer {
  slug: string;
  mode: TransferMode;
  service: TransferService;
  from: string;
  to_destination: string | null;
  to_resort: string | null;
  duration_minutes: number;
  legs: TransferLeg[];
  daylight_only: boolean;
  first_departure: string | null;
  last_departure: string | null;
  latest_arrival_for_same_day: string | null;
  earliest_international_departure: string | null;
  pickup_before_flight_hours: number | null;
  wait_minutes_typical: number | null;
  operates_weekdays: number[];
  price_adult_return: string | null;
  price_child: string | null;
  price_infant: string | null;
  baggage_kg: number | null;
  hand_baggage_kg: number | null;
  excess_per_kg: string | null;
  flight_details_due_days: number | null;
  change_fee: string | null;
  is_featured: boolean;
  position: number;
  pictures: string[];
  text: ByLanguage<WriteTransferWordsDto>;
}

type Ends = Pick<TransferFacts, 'toDestination' | 'toResort' | 'cover' | 'search'>;

const factsOf = (demo: DemoTransfer, ends: Ends): TransferFacts => ({
  mode: demo.mode,
  service: demo.service,
  fromCode: demo.from,
  durationMinutes: demo.duration_minutes,
  legs: demo.legs,
  operator: null,
  daylightOnly: demo.daylight_only,
  firstDeparture: demo.first_departure,
  lastDeparture: demo.last_departure,
  latestArrivalForSameDay: demo.latest_arrival_for_same_day,
  earliestInternationalDeparture: demo.earliest_international_departure,
  pickupBeforeFlightHours: demo.pickup_before_flight_hours,
  waitMinutesTypical: demo.wait_minutes_typical,
  operatesWeekdays: demo.operates_weekdays,
  priceAdultReturnMinor: parseMinorOrNull(demo.price_adult_return),
  priceChildMinor: parseMinorOrNull(demo.price_child),
  priceInfantMinor: parseMinorOrNull(demo.price_infant),
  baggageKg: demo.baggage_kg,
  handBaggageKg: demo.hand_baggage_kg,
  excessPerKgMinor: parseMinorOrNull(demo.excess_per_kg),
  flightDetailsDueDays: demo.flight_details_due_days,
  changeFeeMinor: parseMinorOrNull(demo.change_fee),
  isFeatured: demo.is_featured,
  position: demo.position,
  ...ends,
});

/** Transfers of the demo agency; every demo resort has one. */
export const transfersSeeder: Seeder = {
  name: 'transfers',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const placeNames = readPlaceNames();
    const library = await readLibrary(em);
    const destinations = bySlug(await em.find(Destination, {}));
    const resorts = bySlug(await em.find(Resort, {}, { populate: ['destination'] }));
    await seedContent(em, clock.now(), {
      kind: 'transfer',
      entity: Transfer,
      text: TransferText,
      links: [TransferImage],
      demos: readDemoFolder<DemoTransfer>('transfers'),
      facts: (demo) => {
        const toResort = resorts.get(demo.to_resort ?? '') ?? null;
        const toDestination = toResort ? null : (destinations.get(demo.to_destination ?? '') ?? null);
        const end = toResort?.destination ?? toDestination;
        if (!end) return null;
        const names = languagesOf(demo.text).map(([, { name }]) => name);
        const search = searchText([...names, ...placeNames(end.slug)]);
        return factsOf(demo, { toDestination, toResort, cover: picturesOf(library, demo.pictures)[0] ?? null, search });
      },
      words: camelled,
      linksOf: (row, demo) =>
        picturesOf(library, demo.pictures).map((media, index) => new TransferImage(row, media, index + 1)),
    });
    await syncResortTransfers(em, null);
    await announce(em, 'transfers', 'resorts');
  },
};
