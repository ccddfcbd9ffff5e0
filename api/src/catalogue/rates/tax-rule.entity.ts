import type { Language } from '@atoll/contract/languages';
import { ArrayType } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PLACE_TYPES, type PlaceType, oneOf } from '../../content/listing/codes.js';
import { TAX_BASES, TAX_KINDS, TAXED_PARTS } from '../pricing/pricing.types.js';

/** Taxes and charges that prices are made of. */
export const TAX_CODES = ['SERVICE', 'T_GST', 'GREEN_TAX'] as const;
export type TaxCode = (typeof TAX_CODES)[number];

const place = (name: PlaceType, number: number) =>
  `case when places = '{}' or '${name}' = any(places) then int4range(${number}, ${number + 1}) else 'empty' end`;

/** Of two rules of a code either the kinds of place differ, or the rooms, or the days. */
const NO_OVERLAP = `exclude using gist (code with =,
  int4multirange(variadic array[${PLACE_TYPES.map((name, index) => place(name, index + 1)).join(', ')}]) with &&,
  int4range(rooms_min, rooms_max, '[]') with &&, daterange(valid_from, valid_to, '[]') with &&)`;

export interface TaxRuleValues {
  code: TaxCode;
  names: Partial<Record<Language, string>>;
  kind: (typeof TAX_KINDS)[number];
  rate: number;
  base: (typeof TAX_BASES)[number];
  appliesTo: (typeof TAXED_PARTS)[number][];
  validFrom: string;
  validTo: string | null;
  places: PlaceType[];
  roomsMax: number | null;
  roomsMin: number | null;
  ageMin: number | null;
  source: string | null;
}

/** A tax or charge for as long as it holds (D-33). Two rules of one code never hold for one place on one day. */
@Entity()
@Check({ name: 'tax_rule_overlap', expression: NO_OVERLAP })
@Check({ name: 'tax_rule_valid_check', expression: 'valid_to >= valid_from' })
@Check({ name: 'tax_rule_rooms_check', expression: 'rooms_max >= rooms_min' })
export class TaxRule {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Property({ type: 'string', length: 20, check: oneOf('code', TAX_CODES) })
  code: TaxCode;

  /** What guests and the office call it. */
  @Property({ type: 'json' })
  names: Partial<Record<Language, string>>;

  @Property({ type: 'string', length: 20, check: oneOf('kind', TAX_KINDS) })
  kind: TaxRuleValues['kind'];

  /** Basis points of a percentage, or cents a person and day. */
  @Property({ type: 'integer', check: 'rate >= 0' })
  rate: number;

  @Property({ type: 'string', length: 20, check: oneOf('base', TAX_BASES) })
  base: TaxRuleValues['base'];

  @Property({ type: ArrayType, columnType: 'text[]' })
  appliesTo: TaxRuleValues['appliesTo'];

  /** Days of supply, first and last; without a last one until further notice. */
  @Property({ type: 'date' })
  validFrom: string;

  @Property({ type: 'date', nullable: true })
  validTo: string | null;

  /** Kinds of place; none = everywhere. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  places: PlaceType[];

  /** Only places with as many registered rooms at most, and at least. */
  @Property({ type: 'integer', nullable: true })
  roomsMax: number | null;

  @Property({ type: 'integer', nullable: true })
  roomsMin: number | null;

  /** Younger ones on the day of arrival are exempt. */
  @Property({ type: 'integer', nullable: true })
  ageMin: number | null;

  /** Where it stands, for the office. */
  @Property({ type: 'string', length: 300, nullable: true })
  source: string | null;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: TaxRuleValues, by: string | null, now: Date) {
    this.change(values, by, now);
  }

  /** True when prices have been made with it by a day: from then on only its end may change. */
  hasServed(today: string): boolean {
    return this.validFrom <= today;
  }

  /** Takes new values. */
  change(values: Partial<TaxRuleValues>, by: string | null, now: Date): void {
    Object.assign(this, values);
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
