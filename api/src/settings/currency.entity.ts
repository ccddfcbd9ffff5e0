import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A currency that prices can be shown in. Charges stay in USD. */
@Entity()
export class Currency {
  /** ISO 4217. */
  @PrimaryKey({ type: 'string', length: 3 })
  code: string;

  @Property({ type: 'string', length: 60 })
  name: string;

  @Property({ type: 'string', length: 8 })
  symbol: string;

  /** Units of this currency for one US dollar. */
  @Property({ type: 'decimal', precision: 14, scale: 6, check: 'rate > 0' })
  rate: string;

  /** BCP 47 tag for formatting. */
  @Property({ type: 'string', length: 20 })
  locale: string;

  @Property({ type: 'integer', check: 'decimals >= 0 and decimals <= 3' })
  decimals: number;

  /** Day of the rate. */
  @Property({ type: 'date' })
  asOf: string;

  @Property({ type: 'string', length: 200 })
  source: string;

  @Property({ type: 'integer' })
  position: number;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: Omit<Currency, 'updatedBy' | 'version'>) {
    Object.assign(this, values);
  }
}
