import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A currency that prices can be shown in. Charges stay in USD. Its rates are rows of `CurrencyRate`. */
@Entity()
export class Currency {
  /** ISO 4217. */
  @PrimaryKey({ type: 'string', length: 3 })
  code: string;

  /** English name. */
  @Property({ type: 'string', length: 60 })
  name: string;

  /** Names in other languages. */
  @Property({ type: 'json', defaultRaw: `'{}'` })
  names: Record<string, string> = {};

  @Property({ type: 'string', length: 8 })
  symbol: string;

  /** BCP 47 tag for formatting. */
  @Property({ type: 'string', length: 20 })
  locale: string;

  @Property({ type: 'integer', check: 'decimals >= 0 and decimals <= 3' })
  decimals: number;

  /** Offered to visitors. */
  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  @Property({ type: 'integer' })
  position: number;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: Omit<Currency, 'updatedBy' | 'version' | 'isActive'>) {
    Object.assign(this, values);
  }
}
