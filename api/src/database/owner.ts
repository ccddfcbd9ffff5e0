import { randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { hashPassword } from '../people/auth/passwords.js';
import { User } from '../people/accounts/user.entity.js';
import type { Clock } from '../platform/data/clock.js';
import type { Config } from '../platform/config/config.js';
import { ormOptions } from './orm-options.js';

/**
 * Creates the owner's account on an installation that has no staff yet, with the configured password or a generated one.
 * When the note that tells how to sign in was lost before it reached the disk (a kill in between) and nobody has signed in
 * yet, the account gets a new password.
 * @param noted whether the note exists
 * @returns the note, or null when there is nothing to tell
 */
export async function createOwner(config: Config, clock: Clock, noted: boolean): Promise<string | null> {
  const password = config.ownerPassword ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const orm = await MikroORM.init(ormOptions(config.databaseMigrationUrl, 'owner', config.durable));
  try {
    const changed = await orm.em.fork().transactional(async (em) => {
      await em.getConnection().execute('select pg_advisory_xact_lock(7302115)', [], 'run', em.getTransactionContext());
      const owner = await em.findOne(User, { kind: 'staff' }, { orderBy: { createdAt: 'asc' } });
      if (owner) {
        const untold = !noted && owner.lastLoginAt === null && owner.email === config.ownerEmail;
        if (untold) owner.passwordHash = passwordHash;
        return untold;
      }
      const names = { firstName: 'Atoll', lastName: 'Owner' };
      const user = new User(
        { kind: 'staff', email: config.ownerEmail, passwordHash, ...names, role: 'owner', locale: 'en' },
        clock.now(),
      );
      user.emailVerifiedAt = clock.now();
      const entry = { action: 'user.create', entity: 'user', entityId: user.id, actorId: null, requestId: null };
      em.persist([user, new AuditEntry({ ...entry, at: clock.now(), before: null, after: { role: 'owner' } })]);
      return true;
    });
    if (!changed) return null;
    const shown = config.ownerPassword ? '(the one of ATOLL_OWNER_PASSWORD)' : password;
    return `Sign in as staff: ${config.baseUrl}/ttm/login\n  e-mail:   ${config.ownerEmail}\n  password: ${shown}\n`;
  } finally {
    await orm.close(true);
  }
}
