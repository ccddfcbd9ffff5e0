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

  /** JSON of the answer, without secrets; empty until the work is done (never seen outside its transaction). */
  @Property({ type: 'text' })
  response: string;

  @Index()
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date;
}
