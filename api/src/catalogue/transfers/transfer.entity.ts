import type { Language } from '@atoll/contract/languages';
import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  TRANSFER_MODES,
  TRANSFER_SERVICES,
  type TransferMode,
  type TransferService,
  oneOf,
} from '../../content/listing/codes.js';
import { Content, type FactsOf } from '../../content/editing/content.js';
import { Destination } from '../destinations/destination.entity.js';
import { Media } from '../../content/media/media.entity.js';
import { Resort } from '../resorts/resort.entity.js';

/** One part of a transfer: a flight, then a boat. Names of its ends by language. */
export interface TransferLeg {
  mode: TransferMode;
  minutes: number;
  carrier: string | null;
  text: Partial<Record<Language, { from: string; to: string }>>;
}

/** What a transfer is made of. */
export type TransferFacts = FactsOf<Transfer, 'slug'>;

/** A way from an airport or jetty to a place to stay, or to an island: advice and product in one. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
@Index({ properties: ['toResort', 'status'] })
@Index({ properties: ['toDestination', 'status'] })
@Check({ name: 'transfer_to_check', expression: 'num_nonnulls(to_destination_id, to_resort_id) = 1' })
export class Transfer extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 40, check: oneOf('mode', TRANSFER_MODES) })
  mode: TransferMode = 'speedboat';

  @Property({ type: 'string', length: 10, check: oneOf('service', TRANSFER_SERVICES) })
  service: TransferService = 'shared';

  /** Code of the airport or jetty it starts from, a `term`. */
  @Property({ type: 'string', length: 40 })
  fromCode: string = 'MLE';

  @ManyToOne({ entity: () => Destination, nullable: true, deleteRule: 'restrict' })
  toDestination: Rel<Destination> | null = null;

  @ManyToOne({ entity: () => Resort, nullable: true, deleteRule: 'restrict' })
  toResort: Rel<Resort> | null = null;

  @Property({ type: 'integer', check: 'duration_minutes > 0' })
  durationMinutes: number = 30;

  @Property({ type: 'json' })
  legs: TransferLeg[] = [];

  @Property({ type: 'string', length: 100, nullable: true })
  operator: string | null = null;

  @Property({ type: 'boolean' })
  daylightOnly: boolean = false;

  /** Local time, `HH:MM`, like the three below. */
  @Property({ type: 'string', length: 5, nullable: true })
  firstDeparture: string | null = null;

  @Property({ type: 'string', length: 5, nullable: true })
  lastDeparture: string | null = null;

  /** Who lands later stays the night near the airport. */
  @Property({ type: 'string', length: 5, nullable: true })
  latestArrivalForSameDay: string | null = null;

  /** Whose flight leaves earlier comes back the evening before. */
  @Property({ type: 'string', length: 5, nullable: true })
  earliestInternationalDeparture: string | null = null;

  @Property({ type: 'integer', nullable: true })
  pickupBeforeFlightHours: number | null = null;

  @Property({ type: 'integer', nullable: true })
  waitMinutesTypical: number | null = null;

  /** ISO days 1 (Monday) to 7; none means every day. */
  @Property({ type: 'json' })
  operatesWeekdays: number[] = [];

  /** Cents for an adult, there and back; of a private transfer for the whole boat. */
  @Property({ type: 'integer', nullable: true, check: 'price_adult_return_minor >= 0' })
  priceAdultReturnMinor: number | null = null;

  @Property({ type: 'integer', nullable: true, check: 'price_child_minor >= 0' })
  priceChildMinor: number | null = null;

  @Property({ type: 'integer', nullable: true, check: 'price_infant_minor >= 0' })
  priceInfantMinor: number | null = null;

  @Property({ type: 'integer', nullable: true })
  baggageKg: number | null = null;

  @Property({ type: 'integer', nullable: true })
  handBaggageKg: number | null = null;

  @Property({ type: 'integer', nullable: true })
  excessPerKgMinor: number | null = null;

  @Property({ type: 'integer', nullable: true })
  flightDetailsDueDays: number | null = null;

  @Property({ type: 'integer', nullable: true })
  changeFeeMinor: number | null = null;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  cover: Rel<Media> | null = null;

  constructor(slug: string, facts: TransferFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}
