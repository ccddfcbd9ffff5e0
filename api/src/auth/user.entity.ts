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

  @Index()
  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(values: NewUser, now: Date) {
    Object.assign(this, values);
    this.email = values.email.toLowerCase();
    this.createdAt = now;
  }

  /** Failures within this time count together, and the lock lasts as long. Milliseconds. */
  static readonly LOCK_WINDOW = 15 * 60_000;
  static readonly LOCK_AFTER = 10;

  isLocked(now: Date): boolean {
    return this.lockedUntil !== null && this.lockedUntil > now;
  }

  /** Counts a wrong password; the tenth within 15 minutes locks the account for 15 minutes. Returns true when it locks. */
  failLogin(now: Date): boolean {
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

  succeedLogin(now: Date): void {
    this.failedLogins = 0;
    this.failedSince = null;
    this.lockedUntil = null;
    this.lastLoginAt = now;
  }
}
