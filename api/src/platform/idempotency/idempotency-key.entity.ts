import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Answer of a POST by caller and key: the same request gets the same answer for 24 hours. */
@Entity()
export class IdempotencyKey {
  /** `guest:createBooking` or `<user id>:createBooking`. */
  @PrimaryKey({ type: 'string', length: 120 })
  scope: string;

  @PrimaryKey({ type: 'string', length: 80 })
  key: string;

  /** SHA-256 of the request's body. */
  @Property({ type: 'string', length: 64 })
  requestHash: string;

  /** JSON of the answer, without secrets; empty until the work is done. */
  @Property({ type: 'text' })
  response: string;

  /** While a call is at work that has no transaction around its key: when others may take the key over. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil: Date | null;

  @Index()
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date;
}
