import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** Who changed what, when, from what to what. The application may add entries, never change or remove them. */
@Entity()
@Index({ properties: ['entity', 'entityId'] })
export class AuditEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @Property({ type: 'timestamptz' })
  at: Date;

  /** User id; null for visitors and the system. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  /** `booking.create`, `translation.update`, `session.create`. */
  @Property({ type: 'string', length: 60 })
  action: string;

  @Property({ type: 'string', length: 60 })
  entity: string;

  @Property({ type: 'string', length: 80 })
  entityId: string;

  @Property({ type: 'json', nullable: true })
  before: unknown;

  @Property({ type: 'json', nullable: true })
  after: unknown;

  @Property({ type: 'string', length: 40, nullable: true })
  requestId: string | null;

  /** Place in the chain. Postgres sets it with both hashes at commit; nobody else can. */
  @Unique()
  @Property({ type: 'bigint', nullable: true })
  seq: string | null = null;

  /** Hash of the entry before this one; zeros before the first. */
  @Property({ type: 'string', length: 64, nullable: true })
  prevHash: string | null = null;

  /** SHA-256 over `prevHash` and the entry (`audit_hash` in the database). */
  @Property({ type: 'string', length: 64, nullable: true })
  hash: string | null = null;

  constructor(values: Omit<AuditEntry, 'id' | 'seq' | 'prevHash' | 'hash'>) {
    Object.assign(this, values);
  }
}
