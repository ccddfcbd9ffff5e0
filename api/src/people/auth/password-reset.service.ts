import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../platform/audit/audit.js';
import { Clock } from '../../platform/data/clock.js';
import { RateLimits } from '../../platform/limits/limits.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { onBeat } from '../../platform/http/answer-times.js';
import { AccountMails } from './account-mails.js';
import { FamiliarPlaces } from './familiar-places.js';
import { MailLinks } from './mail-links.js';
import { NewPassword } from './new-password.js';
import { refusePersonal } from './password-rules.js';
import { hashPassword } from './passwords.js';
import { SignInTries } from './sign-in-tries.js';
import { hashToken } from './tokens.js';
import { User, type UserKind } from '../accounts/user.entity.js';

/** What a link has to be for to set a password. */
const PURPOSES = ['reset_password', 'invitation'] as const;

/** New passwords for those who forgot theirs, and first ones for those who were invited. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: MailLinks,
    private readonly mails: AccountMails,
    private readonly newPassword: NewPassword,
    private readonly places: FamiliarPlaces,
    private readonly tries: SignInTries,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a link to the owner of an account. An address without an account gets a letter that says so: the answer, and the
   * time it takes, are the same. Strangers make three letters an hour at most come to one address; the links of all of them
   * work for that hour, and who asks from a familiar place has three of their own.
   * @throws {ThrottledError} after three requests an hour from one address, unless the place is familiar
   */
  request(kind: UserKind, email: string, language: Language, origin: CallOrigin): Promise<void> {
    const address = email.toLowerCase();
    return onBeat(async () => {
      const familiar = await this.places.knows(kind, address, origin.ip);
      if (!familiar) await this.limits.consume('reset', origin.ip);
      const account = `reset ${hashToken(`${kind} ${address}`)}`;
      const purse = familiar ? `${account} ${this.places.of(origin.ip)}` : account;
      if (!(await this.limits.allows('account_mail', purse))) return;
      await this.em.fork().transactional(async (em) => {
        const user = await em.findOne(User, { email: address, kind, isActive: true });
        if (user) await this.send(em, user, origin, null);
        else await this.mails.unknown(em, address, kind, language);
      });
    });
  }

  /** Mails a link in the caller's transaction. @param actorId who asked for it; null: whoever knows the address */
  async send(em: EntityManager, user: User, { requestId }: CallOrigin, actorId: string | null): Promise<void> {
    await this.mails.passwordReset(em, user, await this.links.issue(em, user, 'reset_password'));
    this.audit.record(em, { action: 'user.reset_request', entity: 'user', entityId: user.id, actorId, requestId });
  }

  /**
   * Sets the password for a mailed link, which also proves the address, and ends every session.
   * @throws {ValidationFailedError} `link_not_valid`, `password_personal`
   */
  async confirm(
    kind: UserKind,
    { token, password }: { token: string; password: string },
    { requestId, ip }: CallOrigin,
  ): Promise<User> {
    // A hash costs: nobody gets one made for a token that opens nothing.
    await this.links.find(this.em.fork(), token, kind, PURPOSES);
    const passwordHash = await hashPassword(password);
    const owner = await this.em.fork().transactional(async (em) => {
      const { user, purpose, email } = await this.links.redeem(em, token, kind, PURPOSES);
      refusePersonal('new_password', password, user.email);
      user.unlock();
      if (email === user.email) user.emailVerifiedAt ??= this.clock.now();
      await this.newPassword.set(em, user, passwordHash, ip);
      const action = purpose === 'invitation' ? 'user.accept_invitation' : 'user.password';
      this.audit.record(em, { action, entity: 'user', entityId: user.id, actorId: user.id, requestId });
      return user;
    });
    await this.tries.clear(owner);
    return owner;
  }
}
