import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Counters of rate-limiter-flexible; the library writes them. */
@Entity()
export class RateLimit {
  @PrimaryKey({ type: 'string', length: 255 })
  key: string;

  @Property({ type: 'integer', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Property({ type: 'bigint', nullable: true })
  expire: string | null;
}
