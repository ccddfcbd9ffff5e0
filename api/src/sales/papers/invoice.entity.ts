import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { oneOf } from '../../content/listing/codes.js';
import { ISSUED_TYPES, type IssuedContent, type IssuedType } from './paper-content.js';

const PREFIXES: Record<IssuedType, string> = { pro_forma: 'PF', tax_invoice: 'INV', credit_note: 'CN' };

export interface NewInvoice {
  /** Id of the booking. */
  booking: string;
  type: IssuedType;
  /** Of the day in the Maldives. */
  year: number;
  /** Place among the papers of its kind and year, from 1. */
  sequence: number;
  issuedAt: Date;
  content: IssuedContent;
}

/** A paper of the books, as it was issued. Append-only; numbers of a kind have no gap within a year. */
@Entity()
@Unique({ properties: ['type', 'year', 'sequence'] })
@Index({ properties: ['booking', 'issuedAt'] })
export class Invoice {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** The bookings know their papers, not the other way. */
  @Property({ type: 'uuid', fieldName: 'booking_id' })
  booking: string;

  @Property({ type: 'string', length: 20, check: oneOf('type', ISSUED_TYPES) })
  type: IssuedType;

  @Property({ type: 'integer' })
  year: number;

  @Property({ type: 'integer', check: 'sequence >= 1' })
  sequence: number;

  /** `INV-2026-00007`. */
  @Unique()
  @Property({ type: 'string', length: 20 })
  number: string;

  @Property({ type: 'timestamptz' })
  issuedAt: Date;

  /** All that it says. */
  @Property({ type: 'json' })
  content: IssuedContent;

  constructor(values: NewInvoice) {
    Object.assign(this, values);
    this.number = `${PREFIXES[values.type]}-${values.year}-${String(values.sequence).padStart(5, '0')}`;
  }
}
