import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Currency } from './currency.entity.js';

export interface CurrencyRateValues {
  rate: string;
  asOf: string;
  source: string;
  createdBy: string | null;
}

/** The rate of a currency from a day on (D-32). The application adds rates, it never rewrites them. */
@Entity()
@Index({ properties: ['currency', 'asOf', 'id'] })
export class CurrencyRate {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @ManyToOne({ entity: () => Currency, fieldName: 'currency_code', deleteRule: 'cascade' })
  currency: Rel<Currency>;

  /** Units of the currency for one US dollar. */
  @Property({ type: 'decimal', precision: 14, scale: 6, check: 'rate > 0' })
  rate: string;

  /** First day of the rate. */
  @Property({ type: 'date' })
  asOf: string;

  @Property({ type: 'string', length: 200 })
  source: string;

  @Property({ type: 'uuid', nullable: true })
  createdBy: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(currency: Currency, values: CurrencyRateValues, now: Date) {
    this.currency = currency;
    Object.assign(this, values);
    this.createdAt = now;
  }
}
