import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

export const REDIRECT_STATUSES = [301, 302] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

export interface RedirectValues {
  fromPath: string;
  toPath: string;
  status: RedirectStatus;
  isActive: boolean;
  note: string | null;
}

/** An address that has moved: the path without language prefix, and where it leads inside the site. */
@Entity()
export class Redirect {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 300 })
  fromPath: string;

  @Property({ type: 'string', length: 300 })
  toPath: string;

  /** 301 for good, 302 for now. */
  @Property({ type: 'integer', check: 'status in (301, 302)' })
  status: RedirectStatus;

  @Property({ type: 'boolean' })
  isActive: boolean;

  @Property({ type: 'string', length: 300, nullable: true })
  note: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: RedirectValues, by: string | null, now: Date) {
    this.createdAt = now;
    this.change(values, by, now);
  }

  /** Takes new values. */
  change(values: Partial<RedirectValues>, by: string | null, now: Date): void {
    Object.assign(this, values);
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
