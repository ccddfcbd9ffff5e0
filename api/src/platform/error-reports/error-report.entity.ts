import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** One error that a browser reported. Kept for 30 days; never rendered as HTML. */
@Entity()
@Index({ properties: ['fingerprint', 'receivedAt'] })
export class ErrorReport {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Id the visitor was shown. */
  @Index()
  @Property({ type: 'string', length: 64 })
  errorId: string;

  /** Same error, same fingerprint: hash of remote, name, message without numbers, first frame. */
  @Property({ type: 'string', length: 32 })
  fingerprint: string;

  @Property({ type: 'string', length: 20 })
  level: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null;

  @Property({ type: 'text' })
  message: string;

  @Property({ type: 'text', nullable: true })
  stack: string | null;

  @Property({ type: 'text', nullable: true })
  componentStack: string | null;

  /** Address without query and fragment. */
  @Property({ type: 'text', nullable: true })
  url: string | null;

  @Property({ type: 'string', length: 300, nullable: true })
  userAgent: string | null;

  @Property({ type: 'string', length: 60, nullable: true })
  remoteName: string | null;

  @Property({ type: 'string', length: 60, nullable: true })
  remoteVersion: string | null;

  @Property({ type: 'string', length: 60, nullable: true })
  shellVersion: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  occurredAt: Date | null;

  @Index()
  @Property({ type: 'timestamptz' })
  receivedAt: Date;

  constructor(values: Omit<ErrorReport, 'id'>) {
    Object.assign(this, values);
  }
}
