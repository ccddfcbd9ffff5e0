import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Language } from '@atoll/contract/languages';
import { ROLE_CODES } from '@atoll/contract/permissions';
import { Clock } from '../../platform/data/clock.js';
import type { Sql } from '../../platform/data/sql.js';
import { permissionsOf } from '../accounts/roles.js';
import type { Notice } from './notification-kinds.js';
import {
  addHandInNotices,
  addNotification,
  addStaffNotifications,
  turnHandInNotices,
} from './notifications.queries.js';
import { type Called, type HandInOutcome, STAFF_NOTICES, type StaffNotice, nameFact } from './staff-notice-kinds.js';

/** What a notification is about, and whom it concerns. */
export interface NoticeAbout {
  entity?: { name: string; id: string | number } | undefined;
  /** Whose confirmed account it is for, where the thing belongs to no account. */
  email: string | null;
}

/** Tells customers in their account, and colleagues in the office, what happened: rows in the transaction in which it happens (D-36). */
@Injectable()
export class Notifications {
  constructor(private readonly clock: Clock) {}

  /** Adds a notification to the caller's transaction, after the flush of what it is about. Guests without an account get none. */
  async add(
    sql: Pick<Sql, 'primaryRow' | 'primaryRows'>,
    { kind, facts = {} }: Notice,
    { entity, email }: NoticeAbout,
  ): Promise<void> {
    const about = entity && { name: entity.name, id: String(entity.id) };
    const createdAt = this.clock.now();
    const row = { id: uuid(), kind, facts, entity: about?.name ?? null, entityId: about?.id ?? null, createdAt };
    await addNotification(sql, email, row);
  }

  /**
   * Tells whoever looks after a thing, else every active colleague who holds the permission of the notice. To be called in the
   * transaction of what it tells about.
   */
  async tellStaff(
    sql: Pick<Sql, 'primaryRow' | 'primaryRows'>,
    { kind, reference }: StaffNotice,
    { name, id }: { name: string; id: string | number },
  ): Promise<void> {
    const roles = ROLE_CODES.filter((role) => permissionsOf(role).includes(STAFF_NOTICES[kind]));
    const createdAt = this.clock.now();
    const row = { kind, facts: { reference }, entity: name, entityId: String(id), createdAt };
    await addStaffNotifications(sql, roles, row);
  }

  /**
   * Tells the authors of what was handed in what became of it; nobody hears of their own act. To be called in the transaction of the
   * decision, once.
   */
  async tellAuthors(
    sql: Pick<Sql, 'primaryRow' | 'primaryRows'>,
    outcome: HandInOutcome,
    { name, id, called }: { name: string; id: number; called: Called },
    { authors, actorId }: { authors: readonly string[]; actorId: string | null },
  ): Promise<void> {
    const kind = `office_hand_in_${outcome}` as const;
    const names = Object.entries(called.names).map(([language, text]) => [nameFact(language as Language), text]);
    const facts = { reference: called.usual, ...Object.fromEntries(names) };
    const row = { kind, facts, entity: name, entityId: String(id), createdAt: this.clock.now() };
    if (authors.length > 0) await addHandInNotices(sql, authors, actorId, row);
  }

  /** Tells those whose part of a thing was accepted that it is public by now, or that nothing comes of it. */
  async tellAccepted(
    sql: Pick<Sql, 'primaryRow' | 'primaryRows'>,
    outcome: Exclude<HandInOutcome, 'accepted'>,
    { name, id }: { name: string; id: number },
    actorId: string | null,
  ): Promise<void> {
    const kind = `office_hand_in_${outcome}` as const;
    await turnHandInNotices(sql, actorId, { kind, entity: name, entityId: String(id), createdAt: this.clock.now() });
  }
}
