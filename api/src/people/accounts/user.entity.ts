import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

export type UserKind = 'staff' | 'customer';

interface NewUser {
  kind: UserKind;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: string | null;
  locale: string;
}

/** A person who can sign in. Staff or customer for ever: no route changes the kind. */
@Entity({ tableName: 'user' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 10, check: "kind in ('staff', 'customer')" })
  kind: UserKind;

  /** Lower case. */
  @Unique()
  @Property({ type: 'string', length: 254 })
  email: string;

  @Property({ type: 'string', length: 200 })
  passwordHash: string;

  @Property({ type: 'string', length: 100 })
  firstName: string;

  @Property({ type: 'string', length: 100 })
  lastName: string;

  /** Role of a member of staff (`roles.ts`); customers have none. */
  @Property({ type: 'string', length: 20, nullable: true, check: "(kind = 'staff') = (role is not null)" })
  role: string | null;

  @Property({ type: 'string', length: 2 })
  locale: string;

  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  @Property({ type: 'integer', default: 0 })
  failedLogins: number = 0;

  /** First of the failures that count towards the lock-out. */
  @Property({ type: 'timestamptz', nullable: true })
  failedSince: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lockedUntil: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  /** When the address proved to be the person's own. */
  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null = null;

  /** Languages a translator works in; null = all. */
  @Property({ type: 'json', nullable: true })
  languages: string[] | null = null;

  /** Key of the second factor, sealed (`SecretBox`). It counts once `totpConfirmedAt` is set. */
  @Property({ type: 'string', length: 200, nullable: true })
  totpSecret: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  totpConfirmedAt: Date | null = null;

  /** Time step of the last code taken: the same code never opens twice. */
  @Property({ type: 'integer', nullable: true })
  totpLastStep: number | null = null;

  /** When the person had the account erased; nothing personal is left in the row. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Index()
  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  updatedAt: Date | null = null;

  /** Counts what people edit (`edited`); sign-ins leave it alone, so that they make nobody's screen stale. */
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  constructor(values: NewUser, now: Date) {
    Object.assign(this, values);
    this.email = values.email.toLowerCase();
    this.createdAt = now;
  }

  /** Marks a change of what people see of the account. */
  edited(now: Date): void {
    this.version++;
    this.updatedAt = now;
  }

  /** Whether sign-in asks for a second factor. */
  get hasTotp(): boolean {
    return this.totpSecret !== null && this.totpConfirmedAt !== null;
  }

  /** Takes the second factor away. */
  clearTotp(): void {
    this.totpSecret = null;
    this.totpConfirmedAt = null;
    this.totpLastStep = null;
  }

  /** Ends a lock-out and forgets the failures. */
  unlock(): void {
    this.failedLogins = 0;
    this.failedSince = null;
    this.lockedUntil = null;
  }

  /** Failures within this time count together, and the lock lasts as long. Milliseconds. */
  static readonly LOCK_WINDOW = 15 * 60_000;
  static readonly LOCK_AFTER = 10;

  isLocked(now: Date): boolean {
    return this.lockedUntil !== null && this.lockedUntil > now;
  }

  /** Counts a wrong password; the tenth within 15 minutes locks the account for 15 minutes. Returns true when it locks. */
  failLogin(now: Date): boolean {
    if (this.isLocked(now)) return false;
    if (!this.failedSince || now.getTime() - this.failedSince.getTime() > User.LOCK_WINDOW) {
      this.failedSince = now;
      this.failedLogins = 0;
    }
    this.failedLogins++;
    if (this.failedLogins < User.LOCK_AFTER) return false;
    this.lockedUntil = new Date(now.getTime() + User.LOCK_WINDOW);
    this.failedLogins = 0;
    this.failedSince = null;
    return true;
  }

  /** A lock that stands stays: it keeps out who made it, not the owner at a familiar place. */
  succeedLogin(now: Date): void {
    this.failedLogins = 0;
    this.failedSince = null;
    if (!this.isLocked(now)) this.lockedUntil = null;
    this.lastLoginAt = now;
  }
}
