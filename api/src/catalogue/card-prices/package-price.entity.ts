import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * What cards and pages say a package costs: the answer of `priceStay` for the smallest party of two or more adults on the next day that
 * can be booked. Only `CardPrices` writes it. Without a foreign key, like cards: what is gone goes with the next writing.
 */
@Entity()
export class PackagePrice {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  packageId!: number;

  /** Who travels. */
  @Property({ type: 'integer', check: 'adults >= 1' })
  adults!: number;

  /** Day of arrival; null with every amount where no day has a price. */
  @Property({ type: 'date', nullable: true })
  date!: string | null;

  /** Cents for a traveller, a room or the group, all in. */
  @Property({
    type: 'integer',
    nullable: true,
    check: 'num_nonnulls("date", "amount_minor", "total_minor", "lowest_minor", "highest_minor") in (0, 5)',
  })
  amountMinor!: number | null;

  /** Cents for all of them. */
  @Property({ type: 'integer', nullable: true })
  totalMinor!: number | null;

  /** What the amount would be without the offer; null without one. */
  @Property({ type: 'integer', nullable: true, check: 'original_minor > amount_minor' })
  originalMinor!: number | null;

  /** The least and the most that the amount is on a day of the coming year. */
  @Property({ type: 'integer', nullable: true, check: 'lowest_minor <= amount_minor' })
  lowestMinor!: number | null;

  @Property({ type: 'integer', nullable: true, check: 'highest_minor >= amount_minor' })
  highestMinor!: number | null;

  /** From then on it is made anew: the day has passed, or its departure is not sold any more. */
  @Index()
  @Property({ type: 'timestamptz' })
  freshUntil!: Date;
}

/** Packages whose price a transaction may have changed; triggers note them (`keep-prices.queries.ts`), and `CardPrices` works them off. */
@Entity()
export class PackagePriceDue {
  @PrimaryKey({ type: 'bigint' })
  transaction!: string;

  @Index()
  @PrimaryKey({ type: 'integer', autoincrement: false })
  packageId!: number;
}
