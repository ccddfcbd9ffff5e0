import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

export const ERROR_STATUSES = ['new', 'resolved', 'ignored'] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** The same error seen any number of times: reports with one fingerprint. Written by `error-reports.queries.ts`. */
@Entity()
@Index({ properties: ['status', 'lastSeen'] })
export class ErrorGroup {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Unique()
  @Property({ type: 'string', length: 32 })
  fingerprint: string;

  @Property({ type: 'string', length: 10, default: 'new' })
  status: ErrorStatus;

  @Property({ type: 'string', length: 20 })
  level: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null;

  /** As it was last reported. */
  @Property({ type: 'text' })
  message: string;

  /** Null for the shell. */
  @Property({ type: 'string', length: 60, nullable: true })
  remoteName: string | null;

  /** Version of the remote (of the shell where there is none) that reported it first. */
  @Property({ type: 'string', length: 60, nullable: true })
  firstVersion: string | null;

  @Property({ type: 'string', length: 60, nullable: true })
  lastVersion: string | null;

  @Property({ type: 'integer', default: 1 })
  count: number;

  @Property({ type: 'timestamptz' })
  firstSeen: Date;

  @Property({ type: 'timestamptz' })
  lastSeen: Date;

  /** Who set the status last. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  updatedAt: Date | null;

  /** Counts changes of the status, not occurrences. */
  @Property({ type: 'integer', default: 1 })
  version: number;
}
