import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { type Permission, ROLE_CODES } from '@atoll/contract/permissions';
import { oneOf } from '../../content/listing/codes.js';
import { User } from '../../people/accounts/user.entity.js';

/** Lists of the office that keep views: those of work, and one for each kind of content. */
export const VIEW_LISTS = [
  'bookings',
  'trip-requests',
  'packages',
  'destinations',
  'experiences',
  'resorts',
  'transfers',
  'categories',
  'amenities',
  'locations',
  'faqs',
  'posts',
  'pages',
  'page-heroes',
  'cultural-content',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

const WRITTEN: ReadonlySet<ViewList> = new Set(['faqs', 'posts', 'pages', 'page-heroes', 'cultural-content']);

/** Who may read a list may keep views of it. */
export function viewPermission(list: ViewList): Permission {
  if (list === 'bookings' || list === 'trip-requests') return 'bookings.view';
  return WRITTEN.has(list) ? 'content.view' : 'catalogue.view';
}

/** Who sees a view: its owner alone, everybody with a role, or the whole office. */
export const VIEW_AUDIENCES = ['me', ...ROLE_CODES, 'everyone'] as const;
export type ViewAudience = (typeof VIEW_AUDIENCES)[number];

export interface SavedViewValues {
  name: string;
  /** Filters and order as the address of the list has them. */
  query: string;
  /** Names of columns; null where the list keeps those that are shown. */
  columns: string[] | null;
  sharedWith: ViewAudience;
  isDefault: boolean;
}

/** A list of the office as somebody wants to see it again. */
@Entity()
@Unique({ properties: ['owner', 'list', 'name'] })
export class SavedView {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  owner: Rel<User>;

  @Property({ type: 'string', length: 20, check: oneOf('list', VIEW_LISTS) })
  list: ViewList;

  @Property({ type: 'string', length: 40 })
  name: string;

  @Property({ type: 'string', length: 1000 })
  query: string;

  @Property({ type: 'json', nullable: true })
  columns: string[] | null;

  @Property({ type: 'string', length: 20, check: oneOf('shared_with', VIEW_AUDIENCES) })
  sharedWith: ViewAudience;

  /** The list opens with it, for who sees it. */
  @Property({ type: 'boolean' })
  isDefault: boolean;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(owner: User, list: ViewList, values: SavedViewValues, now: Date) {
    this.owner = owner;
    this.list = list;
    this.change(values, owner.id, now);
  }

  /** Takes new values. */
  change(values: Partial<SavedViewValues>, by: string, now: Date): void {
    Object.assign(this, values);
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
