import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Permission } from '@atoll/contract/permissions';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { permissionsOf } from '../accounts/roles.js';
import { User } from '../accounts/user.entity.js';

/** Colleagues to whom work is given. */
@Injectable()
export class Assignees {
  /**
   * The colleague with this id; null for null.
   * @throws {ValidationFailedError} on `assigned_to` when nobody active with the permission has it
   */
  async find(em: EntityManager, id: string | null, permission: Permission): Promise<User | null> {
    if (id === null) return null;
    const user = await em.findOne(User, { id, kind: 'staff', isActive: true });
    if (!user || !permissionsOf(user.role).includes(permission))
      throw ValidationFailedError.on('assigned_to', 'invalid_assignee');
    return user;
  }

  /** The signed-in colleague as a reference for a row. */
  reference(em: EntityManager, id: string): User {
    return em.getReference(User, id);
  }

  /** E-mail of who changed a row last. */
  async email(em: EntityManager, id: string | null): Promise<string | null> {
    return id === null ? null : ((await em.findOne(User, { id }, { fields: ['email'] }))?.email ?? null);
  }
}
