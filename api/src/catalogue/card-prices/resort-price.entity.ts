import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * What cards and pages say a night costs at a resort: the answer of `priceStay` for two adults in the cheapest room that is for sale on the
 * next night that can be booked. Only `CardPrices` writes it. Without a foreign key, like cards: what is gone goes with the next writing.
 */
@Entity()
export class ResortPrice {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  resortId!: number;

  /** The night; null with every amount where no night has a price. */
  @Property({ type: 'date', nullable: true })
  date!: string | null;

  /** Cents for the room, all in. */
  @Property({
    type: 'integer',
    nullable: true,
    check: 'num_nonnulls("date", "amount_minor", "lowest_minor", "highest_minor") in (0, 4)',
  })
  amountMinor!: number | null;

  /** The least and the most that the cheapest room asks on a night of the coming year. */
  @Property({ type: 'integer', nullable: true, check: 'lowest_minor <= amount_minor' })
  lowestMinor!: number | null;

  @Property({ type: 'integer', nullable: true, check: 'highest_minor >= amount_minor' })
  highestMinor!: number | null;

  /** From then on it is made anew: the day has passed. */
  @Index()
  @Property({ type: 'timestamptz' })
  freshUntil!: Date;
}

/** Resorts whose price a transaction may have changed; triggers note them (`keep-prices.queries.ts`), and `CardPrices` works them off. */
@Entity()
export class ResortPriceDue {
  @PrimaryKey({ type: 'bigint' })
  transaction!: string;

  @Index()
  @PrimaryKey({ type: 'integer', autoincrement: false })
  resortId!: number;
}
