import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * The PDF of a paper as it was drawn. It lies in the database, as proofs of payments do: private, in the same copy of what is kept,
 * and gone with the person it names.
 */
@Entity()
export class DrawnPaper {
  /** Of the issued paper; of a voucher that of its booking, for there is one. */
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Index()
  @Property({ type: 'uuid', fieldName: 'booking_id' })
  booking: string;

  /** What it was drawn from: the number of an issued paper, a hash of what a voucher says and of how papers look. */
  @Property({ type: 'string', length: 64 })
  fingerprint: string;

  @Property({ type: 'blob', lazy: true })
  content: Buffer;

  @Property({ type: 'timestamptz' })
  drawnAt: Date;
}
