import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Permission, ROLE_CODES } from '@atoll/contract/permissions';
import type { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { permissionsOf } from '../accounts/roles.js';
import { User } from '../accounts/user.entity.js';

/** Colleagues to whom work is given. */
@Injectable()
export class Assignees {
  constructor(private readonly em: EntityManager) {}

  /** Active colleagues with the permission, by name. */
  async list(permission: Permission): Promise<ColleagueDto[]> {
    const roles = ROLE_CODES.filter((role) => permissionsOf(role).includes(permission));
    const found = await this.em
      .fork()
      .find(
        User,
        { kind: 'staff', isActive: true, role: { $in: roles } },
        { orderBy: { firstName: 'asc', lastName: 'asc', id: 'asc' } },
      );
    return found.map(({ id, firstName, lastName, email }) => ({
      id,
      name: `${firstName} ${lastName}`.trim() || email,
    }));
  }

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
